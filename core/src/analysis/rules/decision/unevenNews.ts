/** Plain wordings by which one party hears of the decision before the other. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent, sameTime } from '../../language/vocabulary.ts'

const person = words(
  complainant,
  respondent,
  '(?:the )?other (?:party|student|family|side|person)',
  'reporting (?:student|party|family)',
  'student who \\w+ \\w+ \\w+',
  'you',
  'she',
  'he',
  'her',
  'him',
  'm[rs]s?\\. \\w+',
)
const told = words(
  'hear',
  'hears?',
  'told',
  'know',
  'knows',
  'learn\\w*',
  'informed',
  'notified',
  'receives?',
  'gets?',
  'sent',
  'given',
)
const outcome = phrase`(?:outcome|result|decision|determination|finding|verdict|letter|ruling)`
const fair = [
  phrase`(?:notice of (?:the )?(?:allegations|investigation|hearing|appeal|meeting)|formal complaint|interview\w*|evidence|no[- ]contact|supportive|appeal\w*|advis[eo]rs?|postpone\w*|witness\w*|remed(?:y|ies))`,
  phrase`(?:${sameTime}|both (?:part|of|receive|were|are)|each (?:part|of)|neither|question\w*)`,
]

export const unevenNews: readonly Pattern[] = [
  against(
    phrase`${person} (?:has|have) (?:\w+ )?(?:been aware|known|had) (?:of |about )?(?:this|the|our) (?:letter|decision|determination|outcome|result) (?:since|for)`,
    { unless: fair },
  ),
  against(
    phrase`${person},? … (?:decision|outcome|letter|result),? .. (?:and|while) (?:the )?${person} … (?:subsequently|thereafter|days (?:after|later)|later|afterwards|following (?:day|week))|${person} … (?:decision|outcome|letter|result) … (?:and|while) (?:the )?${person} … (?:thereafter|days (?:after|later)|some days)`,
    { unless: fair },
  ),
  against(
    phrase`${person} (?:is|are|will be|was|were) (?:subsequently|afterwards|later|then|thereafter) (?:advised|informed|told|notified|sent|given)`,
    { about: [outcome], unless: fair },
  ),
  against(
    phrase`(?:held|holding|hold|kept) back (?:your|the|his|her) (?:copy|letter|notice|decision)`,
    { unless: fair },
  ),
  against(
    phrase`(?:${person}|(?:dr|prof)\. \w+) (?:was|were|has been|had been) (?:\w+ )?(?:read|told|given|informed of|notified of|shown) (?:of |about )?(?:this|the|our|my) (?:\w+ )?(?:outcome|result|decision|determination|finding|verdict|ruling) (?:\w+ ){0,3}(?:by (?:tele)?phone|over the (?:tele)?phone|in person|orally|verbally|by word of mouth|in a (?:call|meeting))`,
    { unless: fair },
  ),
  against(
    phrase`${person} (?:will|does|do|is|are|was|were)(?: not|n't) (?:be |being )?(?:${told}) … (?:until|before|till)`,
    { about: [outcome], unless: [...fair, phrase`until (?:both|the hearing)`] },
  ),
  against(
    phrase`${person} … (?:notified|informed|told|sent|given|receives?) … only (?:(?:up)?on request|if (?:she|he|they|you) (?:asks?|requests?))`,
    { about: [outcome], unless: fair },
  ),
  against(
    phrase`${person} (?:\w+ ){0,2}(?:${told}) … (?:once|after|when|as soon as) (?:the )?${person} (?:has|have|is|was|had|knows?|responds?|\w+ed)`,
    { about: [outcome], unless: fair },
  ),
  against(
    phrase`${person}(?:'s)? (?:letter|copy|notice|decision|outcome) (?:\w+ )?(?:went|was|has been|left|is) … (?:on|last|yesterday|earlier|ago|already|sent|mailed)`,
    {
      near: [
        phrase`(?:yours|your (?:letter|copy)|you) … (?:today|now|dated|follows?|later|tomorrow)`,
      ],
      unless: fair,
    },
  ),
  against(
    phrase`(?:before|prior to|ahead of|in advance of) (?:we )?(?:wr(?:ote|iting)|tell\w*|told|inform\w*|notif\w+|send\w*|sent) (?:to )?(?:the )?${person}`,
    { about: [outcome], unless: fair },
  ),
  against(
    phrase`before (?:the )?(?:${person}) (?:is|are|was|were|has been|have been|hears?|learns?|receives?|gets?|knows?) (?:${told})?`,
    {
      about: [outcome],
      near: [phrase`(?:notif\w+|inform\w*|told|tell|sent|give\w*|receive[sd]?)`],
      unless: [...fair, phrase`responsible if`],
    },
  ),
  against(phrase`by the time (?:you|this|the) … ${person} (?:\w+ )?(?:have|has|had)`, {
    about: [outcome],
    unless: fair,
  }),
  against(
    phrase`(?:we|i|the \w+|coordinator) (?:\w+ )?(?:telephoned|called|phoned|rang|spoke (?:to|with)|met with|e-?mailed|wrote to|told|visited) (?:the )?${person} … (?:result|outcome|decision|determination|finding|verdict)`,
    {
      about: [phrase`(?:on|last|yesterday|earlier|first|already|in advance|this morning|before)`],
      unless: fair,
    },
  ),
  against(
    phrase`${person} (?:is|are|was|were|will)(?: not|n't) (?:be )?(?:being )?(?:sent|given|copied|receiv\w+|getting|notified|informed|told) … (?:letter|outcome|decision|determination|result)`,
    { unless: fair },
  ),
  against(
    phrase`(?:sent|issued|given|provided|addressed|delivered) (?:only |solely )?to (?:the )?${person},? (?:and|while|but|who) … ${person} (?:may|can|will|must) (?:ask|request|obtain|hear|be told|collect|learn)`,
    { about: [outcome], unless: fair },
  ),
]
