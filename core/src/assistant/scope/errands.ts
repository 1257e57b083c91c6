import { phrase } from '../../analysis/language/phrase.ts'
import type { Sign } from '../language/signs.ts'
import type { ScopeKind } from './outOfScope.ts'

/** Something is to be done in the asker's name: to call, to file, to come along. */
const errand: readonly Sign[] = [
  {
    says: [
      phrase`(?:can|could|would|will|please|want|need) (?:you |u )(?:please |just |to |maybe )*(?:call|phone|contact|submit|file|report|represent|notify|alert|reach out to|speak for|talk to|go to|come to|come with|attend|sit with|book|schedule) … (?:for me|for us|with me|to me|my (?:complaint|report|appeal|hearing|interview|meeting|school|coordinator|advisor|professor))`,
      phrase`(?:can|could|would|will) you (?:please |just )*(?:be|become|act as) my advisor`,
      phrase`(?:can|could|would|will) you (?:please |just )*(?:send|email|forward) .. (?:to|for me)(?= the| my| title| school| coordinator|$)`,
      phrase`(?:please|pls|you) (?:just )?(?:file|submit|report|send) (?:it|this|my (?:complaint|report|appeal)|a (?:report|complaint)) for me`,
      phrase`(?:talk|speak|chat|connect|transfer|put) .. (?:to|with|through) .. (?:a |an |some )?(?:human|real person|live person|live agent|agent|representative|real human|actual person)`,
    ],
    unless: [
      phrase`(?:how|when|where|what|who|why) .. (?:do|can|should|will|would) (?:i|you|we|they)`,
      phrase`(?:if|that|what|once|before|when|unless) you (?:call|file|report|contact|submit)`,
      phrase`(?:tell|explain|teach|show|help|walk) me`,
    ],
  },
]

const ratings: readonly Sign[] = [
  {
    says: [
      phrase`(?:which|what) .. (?:college|school|university|schools|colleges|universities|campus|campuses) .. (?:is|are|has|have|should i|would|do|handles?) .. (?:best|better|safe|safer|safest|worst|worse|good|go|transfer|pick|attend|apply)`,
      phrase`(?:best|worst|safest|top|good) (?:college|school|university|colleges|schools|universities) (?:for|to|in|at|near|if|with)`,
      phrase`(?:rank|rate|rating|ranking|compare|review) .. (?:schools?|colleges?|universit(?:y|ies)|title ix offices?)`,
      phrase`(?:is|are) .. (?:university|college|state|tech|uni|school) .. (?:a good school|a bad school|a safe school|any good|better than|safer than|safe for (?:women|girls|students)|worse than|known for)`,
      phrase`(?:where|what school|which school) should i (?:transfer|apply|go to school|enroll)`,
    ],
    unless: [
      phrase`(?:rule|policy|standard|advisor|supportive|evidence|allowed|required)`,
      phrase`(?:high|middle|law|med|medical|grad|graduate) school (?:application|see|find out)`,
    ],
  },
]

/** The hub itself, devices and sign-ins. */
const support: readonly Sign[] = [
  {
    says: [
      phrase`(?:app|website|web site|this site|this page|page|upload|download button|button|login|log in|sign in|password|account|subscription|wallet|metamask|browser|wifi|printer|laptop|two factor|verification code) … (?:crash\w*|frozen|freez\w*|will not (?:load|open|upload|work|let|go|connect|print)|does not (?:load|open|work|upload|connect|print)|not (?:working|loading|uploading|connecting|printing)|error|stuck|glitch\w*|bugs?|broken|reset|locked out|keeps (?:logging|kicking|spinning|crashing))`,
      phrase`(?:reset|forgot|change|recover) .. (?:my |the )?(?:password|login|seed phrase|passcode)`,
      phrase`(?:cancel|stop|refund|end) .. (?:my |the |this )?(?:subscription|membership|plan|auto ?renew\w*)`,
      phrase`billed .. (?:twice|again|two times)`,
      phrase`charged .. (?:my card|10 dollars|twice this month)`,
      phrase`(?:delete|close|deactivate) my (?:account|profile|chat history)`,
    ],
    unless: [
      phrase`(?:hearing|evidence|zoom|witness|report|case file|coordinator|investigat\w+|portal|deadline|due|midnight|response|counseling|therapy|dorm|housing)`,
      phrase`(?:his|her|their|he|she|they|someone) .. (?:account|password|login|email)`,
    ],
  },
]

/** What is wanted of the assistant that only a person or a page can do. */
export const errands: readonly (readonly [ScopeKind, readonly Sign[]])[] = [
  ['errand', errand],
  ['support', support],
  ['ratings', ratings],
]
