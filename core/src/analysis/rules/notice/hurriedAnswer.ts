/** Too little time to answer the evidence, told without a number of days: a weekday, a session, a cut. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const answer = words(
  'comments?',
  'commenting',
  'remarks?',
  'respon(?:se|ses|d|ding)',
  'repl(?:y|ies)',
  'answers?',
  'reactions?',
  'input',
  'feedback',
  'hear from you',
  'written (?:answer|statement|response|remarks)',
  'anything (?:\\w+ ){0,4}(?:investigator|us) to see',
  'reading period',
  'review period',
)
const topic = phrase`(?:evidence|file|packet|materials?|record|report|statements|binder|${answer})`
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const dated =
  '(?!,? (?:the \\d|the \\w+th|january|february|march|april|may \\d|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept|oct|nov|dec|\\d|week))'
const few = '(?:one|two|three|four|five|six|seven|eight|[1-8])'
const fine = [
  phrase`(?:if you can|wonderful|no (?:later|earlier)|questions? about|link|password|font|appeal|advis[eo]r's name|confirm|let us know whether|tell us (?:which|whether)|at least|not (?:be )?(?:cut|shortened)|extension|other party's|new documents|receipt)`,
]

export const hurriedAnswer: readonly Pattern[] = [
  against(
    phrase`${answer} … (?:by|before|until|on) (?:noon |midday |midnight |the end of |close of business |\d+ [ap]\.?m\.? )?(?:on )?(?:this |the |next )?${weekday}${dated}`,
    {
      unless: [...fine, phrase`(?:was|were|had been) (?:sent|given|received|asked)`],
    },
  ),
  against(phrase`(?:make it|say|how about) ${weekday}${dated}`, { near: [topic], unless: fine }),
  against(
    phrase`(?:day after tomorrow|tomorrow (?:noon|morning|night|evening)|later today|this (?:afternoon|evening)|by tonight)`,
    {
      about: [phrase`(?:${answer}|written)`],
      unless: [...fine, phrase`(?:hearing is|ran from|sent (?:to )?you)`],
    },
  ),
  against(
    phrase`(?:cut|shorten|reduc|trim|limit|abridg)\w* (?:it |this |that |the (?:period|time|window) |them )?(?:\w+ ){0,2}to (?:only )?${few}`,
    { near: [topic, phrase`(?:days?|period|time)`], unless: fine },
  ),
  against(
    phrase`(?:leaves?|leaving|left) (?:you|him|her|them|both of you) (?:with )?(?:only )?${few}(?! hundred| pages)`,
    {
      near: [phrase`(?:days?|period|${answer})`],
      unless: fine,
    },
  ),
  against(phrase`(?:standard|usual|normal|review|comment|response) period is (?:only )?${few}`, {
    unless: fine,
  }),
  against(
    phrase`${few} (?:\w+ )?days (?:suffices?|(?:is|are|will be|should be) (?:enough|sufficient|plenty))`,
    {
      near: [topic],
      unless: fine,
    },
  ),
  against(
    phrase`(?:viewing|reading|review) (?:room|session) … (?:collected|handed in|hand in|turned in|proceed without|before you leave|on (?:your|the) way out)|(?:close|end) of the (?:review|reading|viewing) session`,
    { unless: fine },
  ),
  against(
    phrase`${answer} … (?:due|accepted|welcome|given|made|taken) (?:only )?(?:at|during|in) the (?:pre-?hearing|conference|review session|viewing|reading session|meeting)`,
    {
      unless: [...fine, phrase`(?:also|may also)`],
    },
  ),
  against(
    phrase`(?:report|evidence|file|packet) (?:\w+ ){0,4}on the (?:morning|day|eve) of the hearing|(?:morning|day) of the hearing,? together with`,
    {
      unless: [...fine, phrase`(?:at the hearing|available at|not|also)`],
    },
  ),
  against(phrase`${answer} … before (?:you|they) leave`, {
    near: [phrase`(?:reading|viewing|review) (?:room|session)`],
    unless: fine,
  }),
  against(phrase`(?:had|has|have) had (?:long enough|enough time|time enough|sufficient time)`, {
    near: [topic],
    unless: fine,
  }),
]
