/** How letters say that somebody is sent away, and what a look at the single case is called. */
import { phrase, words } from '../../../language/phrase.ts'

export const sentAway = words(
  'remov(?:e|ed|es|al|als|ing)',
  'suspen(?:d|ded|sion)',
  'exclu(?:de|ded|des|sion)',
  'barred',
  'banned',
  '(?:sent|send|sends|see|saw) (?:\\w+ ){0,2}?(?:home|away|off the premises)',
  '(?:leave|leaves|left|off|out of|away from|departure from|absence from|not come (?:on|to)) (?:the )?(?:campus|grounds|school|college|premises|building)',
  'stays? (?:at )?(?:home|away)',
  'at home',
  'study from home',
  'mov(?:e|ed|es) out',
  'may not attend',
  '(?:immediate|your) (?:departure|absence)',
  'emergency (?:measure|clause|rule|step|action)',
  'interim (?:measure|step|action|decision)s?',
  '(?:had|decided|asked|reason(?: enough)?) (?:for us )?to act',
  'no longer allowed in',
  'not be seen on',
  'card access',
  'immediate steps',
  'changed the locks',
  'here for now',
  'your way back',
)
/** The single case was looked at, or the sentence speaks of nobody who was sent away. */
export const lookedAt = [
  phrase`(?:not every|(?:practice|policy|rule) to (?:make|carry|do|conduct|hold|complete)|only if|two of the five|may be (?:removed|ordered) only|in each case before|most (?:of them )?are not|no (?:student|one|respondent|removal) (?:is|was|has|follows)|(?:do|does|did|was|were|is|are) not (?:be )?(?:remove|removed|send|sent|automatic|routine|based)|in particular|one by one|one at a time|each of them on|case alone|his own situation|own (?:case|facts|record)|individuali[sz]ed (?:look|safety|risk)|follows no such|over again|alone would not|only after|not just anyone|each of them after)`,
  phrase`(?:team|analysis|assessment|evaluation) … (?:found|finds|concluded|considered|met for|met about|looked at|assessed|attached)`,
]
