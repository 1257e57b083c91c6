import { against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { coordinator, investigator } from '../../language/vocabulary.ts'
import { earlierPart } from './words.ts'

const decides = words(
  'decid(?:e|ed|es|ing)',
  'heard',
  'hears?',
  'review(?:ed|s)?',
  'consider(?:ed|s)?',
  'den(?:y|ied|ies)',
  'grant(?:ed|s)?',
  'uph(?:eld|old|olds)',
  'ruled?',
  'resolve[sd]?',
  'determine[sd]?',
  'reverse[sd]?',
  'affirm(?:ed|s)?',
)
const original = words('original', 'same', 'initial', 'first', 'hearing', 'trial')
const earlier = words(
  'investigat(?:ed|or|ing)',
  'hearing (?:officer|chair|panel(?:ist)?)',
  'chair(?:ed)? (?:of )?(?:the )?(?:hearing|panel)?',
  'decision[- ]?maker',
  'sat on the (?:hearing )?panel',
  'presided',
  'issued the (?:original |initial |first )?(?:decision|determination)',
  'wrote the (?:investigative )?report',
  'member of the (?:hearing )?panel',
)

const appealAct = words(
  'answer(?:s|ed)?',
  'turn(?:s|ed)? (?:it )?down',
  'gone through',
  'weigh(?:s|ed)?',
  'handl(?:es|ed)',
  'resolv\\w+',
  'dismiss\\w*',
  'took up',
  'decid\\w*',
  'den(?:y|ied|ies)',
  'affirm\\w*',
  'rul(?:e|es|ed|ing)',
  'consider\\w*',
  'review\\w*',
  'look(?:ed|s)?',
  'examin\\w*',
  'uph(?:old|olds|eld)',
  'stand by',
  'grant\\w*',
  'reject\\w*',
  'h(?:ear|ears|eard)',
  'dealt with',
  'deal with',
  'sat',
)
const notTheSame = [
  phrase`(?:officer|panel|investigator|coordinator|decision-?maker)'s (?:ruling|decision|finding|determination|report|reasoning|view)s?`,
  phrase`(?:not|no (?:part|role|involvement|tie)|never|neither|nor|other than|different|independent|had no)`,
  phrase`(?:argu|claim|alleg|contend|assert)\w*`,
  phrase`(?:remand\w*|new (?:hearing|panel))`,
]

/** Who appoints a board does not sit on it. */
const chosenBy = phrase`(?:appoint|nam|select|conven|pick|train|assembl|chos)\w*`

/** Words by which somebody who had a part in the first decision has decided the appeal. */
export const decidedByTheSame = [
  against(
    phrase`(?:reconsider|review|examin|uph|affirm|re-?hear|weigh)\w* (?:its|his|her|their) own (?:\w+ )?(?:decision|determination|finding|ruling)s?`,
    { unless: notTheSame },
  ),
  against(
    phrase`my (?:own )?(?:earlier|first|original|previous) (?:ruling|decision|determination|finding)`,
    { near: [phrase`appeal\w*`] },
  ),
  against(
    phrase`(?:${coordinator}) … (?:formed|made up|sat on|joined|chaired|served on) … appeals?`,
    { unless: notTheSame },
  ),
  against(phrase`hearing (?:officer|panel|chair) … (?:another|second|fresh|new) look … appeal`, {
    unless: notTheSame,
  }),
  against(
    phrase`as (?:the )?(?:\w+ )?(?:${coordinator}|${investigator}|hearing (?:officer|chair)|chair of the (?:hearing )?panel),? (?:i|we) … (?:${appealAct})`,
    {
      about: [phrase`appeal\w*`],
      unless: [...notTheSame, phrase`(?:forward|assign|send|writing to|inform)\w*`],
    },
  ),
  against(
    phrase`(?:officer|person|administrators?|panel|dean|people|chair|board) (?:who|that|which) (?:had |have |also )*(?:${earlierPart}|interviewed|questioned) … (?:${appealAct}) … appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`appeal (?:went|was sent|was given|came|was passed|goes|go|was put) (?:back )?(?:to|before) … (?:that|who|which) (?:had |have )?(?:${earlierPart})`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:${earlierPart}|interviewed|questioned) … (?:later|afterwards|then|also|again|too|in turn) … (?:asked to |chosen to |called on to )?(?:${appealAct}|decide) … appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`same (?:\w+ )?(?:administrators?|people|persons?|officials?|panel|board|committee|officer|dean|three|two) … (?:${appealAct}|appeal)`,
    {
      about: [phrase`appeal\w*`],
      unless: [...notTheSame, phrase`same (?:day|time|date|e-?mail|decision|conclusion)`],
    },
  ),
  against(
    phrase`(?:who|which|that|i|having|we|whom) (?:had |have |also |myself )*(?:${earlierPart}) … (?:${appealAct}) … appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:who|which|having|i) (?:had |have |also )*(?:${earlierPart}) … (?:also|again|now|well placed) … (?:${appealAct})`,
    { about: [phrase`appeal\w*`], unless: notTheSame },
  ),
  against(
    phrase`appeal … (?:${appealAct}|examined|dealt with) … by … (?:who|which) (?:had |have |also )*(?:${earlierPart})`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:decision[- ]?maker|principal|officer|dean|panel) (?:in the first instance|below|at first instance|who (?:made|decided|issued)) … (?:${appealAct}) … appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`appeal … (?:put|brought|placed|laid|sent|returned|referred|came|went|taken) (?:back )?(?:before|to) (?:the )?(?:same|original|hearing|first) (?:hearing )?(?:panel|officer|board|decision[- ]?maker|committee)`,
    {
      unless: [
        phrase`(?:remand\w*|new (?:hearing|decision|review)|granted|not (?:put|sent|referred))`,
      ],
    },
  ),
  against(
    phrase`appeal … (?:referred|sent|passed|given|forwarded|assigned|went) to (?:the )?(?:${coordinator}|${investigator}),? who … (?:${appealAct})`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:reviewed|considered|decided|judged|looked (?:again )?at) … (?:her|his|their|its|my|our) own (?:decision|determination|finding)s?`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:(?:the |this |your )?appeal (?:came|comes|went|fell|was (?:given|sent|passed|referred|assigned)) to (?:me|us) … (?:because|since|as|for)|(?:asked|told|chose|chosen|wanted) (?:me|us) to (?:take|hear|decide|handle|do) the appeal|(?:because|since|as) i) … ?(?:i|we)? ?(?:had |have |also |already )*(?:${earlierPart}|know the (?:evidence|record|case|file))`,
    { about: [phrase`appeal\w*`], unless: notTheSame },
  ),
  against(
    phrase`i (?:had |have |also |already )*(?:${earlierPart}) … (?:asked|told|chose|chosen|wanted) (?:me )?to (?:take|hear|decide|handle|do) the appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:for its own decision|no separate (?:appeal )?(?:officer|decision[- ]?maker|panel|reviewer))`,
    { about: [phrase`appeal\w*`] },
  ),
  against(
    phrase`(?:member|chair|members) of the (?:original|hearing|first|same|earlier) (?:hearing )?panel … (?:took part|decid\w+|sat|served|joined|voted|heard) … appeal`,
    { unless: notTheSame },
  ),
  against(
    phrase`(?:sat|serves?|served|took part|member) (?:on|as|in|of) … appeals? (?:panel|committee|board|officer)`,
    {
      about: [
        phrase`(?:investigator|${original} (?:panel|decision|hearing)|hearing (?:chair|officer)|chair of the)`,
      ],
      unless: [...notTheSame, phrase`appointed by`],
    },
  ),
  against(
    phrase`appeals? (?:panel|committee|board) (?:consisted|consists|was made up|is made up|was composed|includes?|included) … (?:investigator|original|chair of the|hearing (?:chair|officer|panel)|${coordinator})`,
    { unless: notTheSame },
  ),
  against(phrase`(?:${coordinator}|${investigator})`, {
    about: [
      phrase`[|] appeal (?:decided|heard|reviewed|determined) by|[|] appeal (?:officer|decision[- ]?maker)`,
    ],
    unless: notTheSame,
  }),
  against(
    phrase`${original} (?:hearing )?(?:decision[- ]?makers?|panel|board|officer|hearing officer|adjudicator|chair|investigators?|committee) … ${decides} … (?:appeal|request|this)`,
    {
      unless: [
        phrase`(?:not|other than|different|independent|no part|separate|remand\w*|(?:return|sent|refer)\w* (?:it )?(?:back )?to)`,
        phrase`(?:decision|determination|finding|outcome|result)s? (?:of|by|made by|from) the (?:original|same|initial|hearing)`,
      ],
    },
  ),
  against(
    phrase`appeal … (?:was|were|is|has been|will be) … (?:decided|heard|considered|reviewed|resolved|determined|denied|granted|ruled on) … by … (?:the )?(?:${coordinator}|${investigator}|${original} (?:panel|decision[- ]?maker|hearing officer|board))`,
    { unless: [chosenBy, phrase`(?:not|other than|different|independent|no part|nor)`] },
  ),
  against(
    phrase`(?:i|who|she|he|they) (?:also |had |have |has |was |were |served as |acted as |am )+(?:the |an? |as )*${earlier}`,
    { unless: [phrase`(?:not|no (?:part|role)|never|neither|did not)`], near: [phrase`appeal`] },
  ),
  against(
    phrase`appeals? … (?:was|were|is|are|has been|have been|will be) (?:\w+ ){0,3}(?:decided|heard|considered|reviewed|resolved|determined) … by … (?:board|panel|committee|group|three)`,
    {
      about: [phrase`\w+(?:,|:| and) (?:[\w.'-]+ ){0,6}?(?:${coordinator}|${investigator})`],
      unless: [...notTheSame, chosenBy, phrase`(?:bias|statement|summar|present|sent)\w*`],
    },
  ),
  against(
    phrase`(?:i|we) (?:have )?${decides} … (?:as|in (?:my|our) (?:role|capacity) as) (?:the |an? )?(?:${coordinator}|${investigator}|hearing (?:officer|chair))`,
    { unless: [phrase`(?:not|no part)`] },
  ),
  against(
    phrase`(?:as|in my (?:role|capacity) as) (?:the )?(?:${coordinator}|${investigator}|hearing (?:officer|chair)) … (?:i|we) (?:have )?(?:\w+ )?${decides}`,
    { unless: [phrase`(?:not|forward\w*|assign\w*|transmit\w*|send|writing to)`] },
  ),
  against(
    phrase`(?:${coordinator}|${investigator}) … (?:${decides}|serves? as (?:the )?appeal) … appeals?`,
    {
      unless: [
        phrase`(?:not|no (?:part|role)|never|neither|other than|different|independent|forward\w*|receiv\w*|assign\w*|appoint\w*|notif\w*|sent|inform\w*|to the|told)`,
      ],
    },
  ),
]
