/** Plain wordings for a decision by the investigator or the coordinator, or by whoever did the interviews. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { neverDecides, otherDecisions, responsible } from './words.ts'

const verdict = words('decisions?', 'determinations?', 'verdict', 'ruling', 'outcome', 'finding')
const official = words(
  'decision[- ]?makers?',
  'adjudicators?',
  'hearing (?:officer|panel)s?',
  'officials?',
  'officers?',
  'persons?',
  'people',
  'individuals?',
  'panels?',
  'staff',
)
const interviews = words(
  'interview(?:s|ed|ing)?',
  'investigat(?:e|es|ed|ing|ion)',
  'inquir(?:y|ies)',
  'enquir(?:y|ies)',
  'fact-?finding',
)
/** Someone else decides, or something else is decided. */
const another = [
  phrase`(?:not|never|neither|cannot|nor|other than|separate\w*|different|independent\w*|distinct|rather than|no (?:part|role|person|one|say|vote))`,
  phrase`(?:panel|board|hearing officer|adjudicator|committee|helps?|assist\w*|before|until|so that|recommend\w*|appeal\w*|decision[- ]?maker(?:'s|s)?)`,
  phrase`${otherDecisions}`,
  phrase`(?:request\w*|extension|delay|accommodat\w+|conflict|bias|scope|intake|initial|evaluat\w+|leave|safety|whether to)`,
]

/** Whoever else is denied, the writer or the coordinator decides. */
export const decidingAlone: readonly Pattern[] = [
  against(
    phrase`${neverDecides} … (?:issues?|announces?|makes?|gives?) (?:the|a|his|her|our) (?:\w+ )?${verdict} (?:of|on|as to|about) (?:responsib\w+|whether|guilt)`,
    { unless: another },
  ),
  against(
    phrase`(?:panel|board|committee|tribunal) (?:\w+ )?(?:consists?|made up|composed|comprises?|includes?) … ${neverDecides}`,
    { unless: another.slice(0, 1) },
  ),
  against(
    phrase`(?:principal|dean|administrator|headteacher) (?:\w+ )?(?:looks into|investigates|interviews) … and (?:then )?(?:imposes?|decides?|determines?|rules?) … (?:consequences?|discipline|sanctions?|whether|outcome|responsib\w+)`,
    { unless: another.slice(0, 1) },
  ),
  against(
    phrase`(?:my|our) (?:own )?(?:${interviews}) … (?:my|i) (?:\w+ ){0,4}(?:ruling|decision|determination|verdict|finding|decide|determine|rule)`,
    { unless: another },
  ),
  against(
    phrase`${neverDecides} … (?:reach|reaches|render|renders|make|makes|come to|comes to|arrives? at|hands? down|delivers?|take|takes) (?:a|the|his|her|their|our|its) (?:\w+ )?${verdict}`,
    { unless: another },
  ),
  against(
    phrase`${neverDecides} … (?:has|have|is given|holds?) the (?:last|final|only|sole) (?:word|say|call|decision)`,
    { unless: another },
  ),
  against(
    phrase`(?:${verdict}|(?:final|last) (?:call|word|say)|question of responsibility) (?:\w+ ){0,5}(?:rests?|lies|sits|is left|falls|belongs|is up|is entrusted|is for|is vested|is assigned) (?:solely |entirely |only )?(?:with|to|in)? ?(?:the |our )?${neverDecides}`,
    { unless: another },
  ),
  against(
    phrase`(?:responsibility|guilt|whether … policy …|${verdict}) (?:is|are|will be|shall be|was|were|has been) (?:\w+ )?(?:determined|decided|settled|resolved|judged|adjudicated|taken) (?:\w+ )?by (?:the |our )?${neverDecides}`,
    { unless: another },
  ),
  against(
    phrase`(?:investigator|coordinator)(?:'s|s')? (?:own )?(?:conclusions?|findings?|views?|report|${verdict}) (?:\w+ )?(?:stands?|serves?|is treated|are treated|operates?|constitutes?|becomes?|is adopted|counts?|will be) (?:as )?(?:the |our |a )?(?:\w+ )?${verdict}`,
    { unless: another.slice(2) },
  ),
  against(
    phrase`${neverDecides} (?:\w+ )?(?:to )?(?:resolves?|settles?|disposes? of|adjudicates?) (?:the |each |every |all |your |this )*(?:matters?|cases?|complaints?|charges?|allegations?)`,
    { unless: another },
  ),
  against(
    phrase`(?:after|having|once|when|since|now that) (?:i have |i had |i )?(?:personally )?(?:interviewing|interviewed|investigating|investigated|speaking (?:with|to)|spoken (?:with|to)|heard from|looking into|looked into|conducting|conducted (?:this|the|my|an) (?:investigation|inquiry)|carried out|finishing my) … i (?:\w+ ){0,3}(?:come to the view|conclude|concluded|satisfied|find|found|decide|decided|determine|determined|of the view|make up my mind|rule|ruled|persuaded) … (?:${responsible}|policy|broken|broke|engaged|committed)`,
    { unless: [phrase`(?:hearing|panel|appeal|whether to|dismiss\w*|recommend\w*)`] },
  ),
  against(
    phrase`(?:this office|the undersigned|i|we) (?:\w+ )?(?:investigated|conducted (?:the|this|an|our|my) (?:\w+ )?(?:investigation|inquiry)|carried out the (?:investigation|inquiry)) … (?:and|,) … (?:ruled|rule|determin\w+|decid\w+|conclud\w+|found|find|renders?|issues?|makes?) `,
    {
      unless: [
        phrase`(?:panel|board|hearing|decision[- ]?maker|separate|recommend\w*|dismiss\w*|informal|not|summar\w+|this report|evidence (?:is|was))`,
      ],
    },
  ),
  against(
    phrase`(?:no|not|cannot|unable to|without|nor|n't) (?:\w+ ){0,4}(?:separate|different|second|another|other|independent|outside|distinct) (?:\w+ )?${official} (?:\w+ ){0,3}(?:is|are|will be|to|appointed|needed|required|named|brought|convened|decid\w+|for)`,
    {
      near: [phrase`(?:investigator|coordinator|investigat\w+)`],
      about: [phrase`(?:decid\w+|decision|determin\w+|resolv\w+|adjudicat\w+|outcome|rul\w+)`],
      unless: [phrase`(?:appeal\w*|advis[eo]r|witness\w*|same person|may not be|interview\w*)`],
    },
  ),
  against(
    phrase`(?:no need for|need no|not require|dispens\w+ with) (?:an? |any )?(?:separate|different|second|independent|outside) (?:decision[- ]?maker|adjudicator|panel|hearing officer)`,
  ),
  against(
    phrase`(?:role|roles|functions?|duties|offices) of (?:the )?(?:investigator|investigating|investigation) and (?:of )?(?:the )?(?:decision\w*|adjudicat\w+|hearing officer|deciding) … (?:combined|merged|one|same|together|joined)`,
    { unless: another.slice(0, 1) },
  ),
  against(
    phrase`(?:i|we|${neverDecides}|he|she|m[rs]s?\. \w+|principal(?: \w+)?|dean(?: \w+)?|headteacher) (?:\w+ ){0,3}(?:handle|handles|handling|conduct|conducts|conducting|responsible for|carry out|carries out|undertakes?|in charge of|leads?|does|do|doing) (?:both )?(?:the |your )?${interviews} (?:of .. )?and (?:the |then |also |both )*(?:decisions?|determination|decides?|decide|deciding|adjudicat\w+|outcome|ruling|judg\w+)`,
    { unless: another.slice(0, 1) },
  ),
  against(
    phrase`also (?:carried out|conducted|conducts|led|leads|did|does|handled|undertook|performed|was responsible for) (?:the|your|all|most|our) (?:\w+ )?${interviews}`,
    {
      near: [
        phrase`(?:presid\w+|hearing officer|chair\w*|decision[- ]?maker|decid\w+|adjudicat\w+|rule on|judge)`,
      ],
      unless: another.slice(0, 1),
    },
  ),
  against(
    phrase`(?:carried out|conducted|did|led|finished|completed|ran|held) (?:the |all |my |our )?(?:remaining |rest of the |last )?${interviews} … (?:wrote|drafted|prepared|and|then) … (?:asked|appointed|named|chosen|called(?: up)?on|assigned|invited|told)? .. to (?:preside|chair|decide|sit|rule|adjudicate|hear (?:it|the case|this))`,
    { unless: [phrase`(?:someone|somebody|another|a different|not|whether to|extension)`] },
  ),
  against(
    phrase`${neverDecides} (?:(?:may|can|will|is|are|was|shall|could|also|then|usually) ){1,3}(?:be |serve as |act as |become )?(?:the |a |our )?(?:decision[- ]?maker|adjudicator|hearing officer)`,
    { unless: [phrase`(?:not|never|neither|nor|no|cannot|other than|different|separate\w*)`] },
  ),
  against(phrase`i (?:have |had |shall )?(?:acted|served|act|serve|sat) as both`, {
    near: [phrase`(?:investigator|investigat\w+)`],
  }),
  against(
    phrase`who (?:is|was|has been|are) (?:also )?(?:investigating|interviewing|gathering) … (?:will|shall|is to|to) (?:also )?(?:do so|decide|determine|rule|make the|issue the|reach)`,
    { unless: [phrase`(?:whether to|dismiss\w*|supportive|recommend\w*)`] },
  ),
  // A table's cell: "Hearing officer | R. Quill (Investigator)".
  against(/^[^|]{0,60}\b(?:title ix coordinator|investigator)\b/g, {
    about: [
      /\| (?:the )?(?:hearing officer|decision[- ]?maker|adjudicator|decided by|chair)\b[^|]{0,12}\|/,
    ],
    unless: [
      phrase`(?:not|separate|appointed by|selected by|designated by|contact|other than|advised by)`,
    ],
  }),
]
