import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent, sameTime } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { unevenNews } from './unevenNews.ts'

const person = words(
  complainant,
  respondent,
  '(?:the )?other (?:party|student|family|side|person)',
  'reporting (?:student|party|family)',
  'you',
  'your (?:son|daughter|child)',
  'her',
  'him',
  'm[rs]s?\\. \\w+',
  '(?:dr|prof)\\. \\w+',
  'the (?:victim|girl|boy) and (?:her|his) (?:parents|family)',
)
const told = words(
  'informed',
  'notified',
  'told',
  'given',
  'sent',
  'advised',
  'issued',
  'provided',
  'receives?',
  'received',
  'know',
  'learn(?:s|ed)?',
  'hears?',
  'heard',
  'shared',
)
const sooner = words(
  'last (?:week|month|monday|tuesday|wednesday|thursday|friday|night)',
  'yesterday',
  'earlier (?:today|this (?:week|month)|than)',
  'already',
  '(?:\\w+ )?(?:days?|weeks?|hours?) (?:ago|earlier|before)',
  'previously',
  'first',
  'in advance',
  'ahead of',
  'before you',
)
const later = words(
  'later',
  'at a later (?:date|time)',
  'next (?:week|month|monday|tuesday|wednesday|thursday|friday)',
  'tomorrow',
  'afterwards?',
  'after (?:the|this|that|you|her|his|she|he)',
  '(?:\\w+ )?(?:days?|weeks?) (?:later|after)',
  'in due course',
  'separately',
  'in a few days',
  'once the',
  'within .{0,20}days',
  'on (?:\\w+ \\d{1,2})',
)
const ofOutcome = [
  phrase`(?:outcome|decision|determination|result|finding|letter|verdict|sanction|respon\w+|conclusion)`,
]
const otherNews = [
  phrase`neither (?:of you|party|side|family)`,
  phrase`(?:notice of (?:the )?(?:allegations|investigation|hearing|appeal|meeting)|formal complaint|interview\w*|evidence|report (?:was|is)|no[- ]contact|supportive|informed of (?:the|your|his|her) (?:right|allegations?|complaint)|advised of|remed(?:y|ies)|advis[eo]rs?|hearing notice)`,
]

/** 106.45(b)(7)(iii): both parties get the written determination at the same time. */
export const simultaneous = rule('DET-10', {
  check: search({
    against: [
      against(
        phrase`${person} (?:(?:was|were|has|have|had|been|is|are|will|be|also) )*${told} … ${sooner}`,
        {
          about: [
            phrase`(?:outcome|decision|determination|result|finding|verdict|informed last|informed today|know yesterday|sanction)`,
          ],
          unless: otherNews,
        },
      ),
      against(
        phrase`(?:we |i |this office )(?:have |had )?(?:already |first |previously )?(?:${told}|let) (?:the )?${person} … (?:${sooner}|on \w+ \d{1,2}) … (?:now|today|you|and (?:the )?${person})`,
        { unless: otherNews },
      ),
      against(
        phrase`${person} … (?:${told}|writing) … (?:now|today|on \w+ \d{1,2}|this week)[^.]{0,8} (?:and|but|while|;) (?:the )?${person} … (?:will|shall|is|are|be|was|were) … (?:${later})`,
        { unless: otherNews },
      ),
      against(
        phrase`(?:letter|determination|decision|outcome|notice|it) (?:is|was|has been|will be|are) (?:being )?(?:sent|given|issued|provided|addressed|shared|released) (?:first )?(?:to )?(?:the )?(?:${person}) (?:only|first|alone)`,
        { unless: otherNews },
      ),
      against(
        phrase`(?:outcome|decision|determination|result|letter|it) … (?:to )?(?:the )?${person} … (?:only |not until )?(?:after|once|when|later|at a later) (?:the |this |any |date|time)?`,
        {
          about: [
            phrase`(?:will be|is|are) (?:given|sent|provided|released|shared|communicated|issued|disclosed|announced|notified)`,
          ],
          unless: [
            ...otherNews,
            phrase`${sameTime}`,
            phrase`appeal\w*|deadline|days after|hearing|request`,
          ],
        },
      ),
      against(
        phrase`${person} (?:receives?|gets?|is (?:sent|given|notified)|will (?:receive|get|be (?:sent|given|notified|informed|told))) … (?:first|before (?:the )?${person}|ahead)`,
        { about: ofOutcome, unless: otherNews },
      ),
      against(
        phrase`${person} (?:will|shall) (?:be )?(?:${told}|hear|receive|learn|get) … ${later}`,
        {
          about: [phrase`(?:outcome|decision|determination|result|verdict|finding)`],
          near: [phrase`${person} … (?:only|first|today|now|already)`],
          unless: [...otherNews, phrase`${sameTime}|both|each|appeal`],
        },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}) (?:will be|is|was|receives|gets|will receive) (?:\w+ )?(?:notified|informed|sent|given|told|the (?:outcome|determination|decision|letter))`,
        { unless: otherNews },
      ),
      against(
        phrase`${person} (?:was|were|has been|had been) (?:\w+ )?${told} (?:of |about |with )?(?:this|the|its|our) (?:\w+ )?(?:determination|decision|outcome|result|letter|finding) … (?:on|in|at) \w+`,
        {
          near: [
            phrase`(?:today|now|is being sent|are being sent|will be sent|this letter|learn\w*|hereby)`,
          ],
          unless: [...otherNews.slice(1), phrase`${sameTime}|both|each`],
        },
      ),
      against(
        phrase`(?:determination|decision|outcome|result|letter) (?:was|has been) (?:\w+ )?(?:sent|given|mailed|delivered|provided|issued|communicated|released) to (?:the )?${person} (?:on|last|a|two|three|earlier|yesterday|first)`,
        {
          near: [phrase`(?:today|now|is being sent|will|and to|followed|later)`],
          unless: [phrase`${sameTime}|both|report`],
        },
      ),
      against(
        phrase`${person} (?:has|have) had (?:this|the|our) (?:letter|decision|determination|outcome|result) (?:since|for)`,
      ),
      against(
        phrase`(?:letter|copy|determination|decision|outcome|it) (?:will )?(?:go|goes|be sent|be given|be mailed|follow|follows) (?:out )?to (?:the )?${person} (?:once|after|when|only|later|next|at a later|in \w+ days|tomorrow)`,
        { unless: [...otherNews, phrase`${sameTime}`, phrase`request\w*|asks? for|appeal`] },
      ),
      against(
        phrase`${person} (?:\w+ )?(?:learned|knew|heard|was told|were told|found out) (?:about |of )?(?:this|the) (?:outcome|result|decision|determination) … (?:before|earlier|first|ago|last|already)`,
        { unless: otherNews },
      ),
      against(
        /\b(?:complainant|respondent|reporting (?:party|student)|other (?:party|student|family)|m[rs]s?\. \w+)\s(?:\w+ )?(?:received|got|was (?:sent|given|told|notified|informed))\b[^.]{0,50}\b(?:decision|determination|outcome|letter|result)\b[^.]{0,40}\bon\s\w+ \d{1,2}\b[^.]{0,12}(?:;|,| and| while| but)[^.]{0,20}\byou\b[^.]{0,40}\b(?:on|today|now)\b/g,
      ),
      against(
        phrase`${person} (?:(?:has|have|had) )?(?:received|got|had|was (?:sent|given|handed|mailed)|were (?:sent|given)) .. (?:decision|determination|outcome|result|letter|copy|finding) … (?:on|last|yesterday|earlier|first|already|days?|weeks?)`,
        {
          near: [
            phrase`(?:receives?|gets?|is (?:being )?(?:sent|given)|goes|follows?|will (?:receive|get|have|follow|be (?:sent|given|told))|by this (?:letter|e-?mail)) … (?:today|now|tomorrow|next|later|after|when|once|on|letter)`,
          ],
          unless: [...otherNews, phrase`${sameTime}|both|each|appeal`],
        },
      ),
      against(
        phrase`${person} (?:will|shall) be (?:informed|notified|told|advised) (?:of|about) (?:the|this|our) (?:outcome|result|decision|determination) (?:at a later|later|next|after|separately|in due|once|when)`,
        { unless: [phrase`both|each|${sameTime}|appeal`] },
      ),
      ...unevenNews,
    ],
    found: [
      affirms(phrase`${sameTime}`, {
        about: [phrase`(?:part(?:y|ies)|both|you|determination|decision|letter)`],
      }),
    ],
    silence: 'silent',
  }),
})
