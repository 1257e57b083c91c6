import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot, onlyFor } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { conditionWays, nothingHangs } from './ways/condition.ts'
import { mediation } from './words.ts'

const right = words(
  'enrol(?:l)?ment',
  'enroll(?:ed|ing)?',
  'employment',
  'register\\w*',
  'registration',
  'graduat\\w+',
  'housing',
  'scholarships?',
  'financial aid',
  'remain(?:ing)? (?:a student|on (?:the )?team|enrolled)',
  'diploma',
  'transcript',
  'reference',
  'supportive measures',
  'grades?',
  'eligib\\w+',
  'credit',
  'continu\\w+ (?:as|to study|studies)',
)

const benefit = words(
  'fellowship',
  'stipend',
  'hold on your (?:transcript|account|registration)',
  'residence contract',
  'suspension (?:from the team)?',
  'visa',
  'registering',
  'tuition',
  'aid',
  'lease',
  'playing time',
  '(?:room|course|class|housing) (?:selection|assignment|choice)',
  'register',
  'registration',
  're-?enrol\\w*',
  'continued (?:enrol+ment|employment)',
  'remain enrolled',
  'stay enrolled',
  'enrol+ment',
  'admission',
  'your (?:place|spot|position) on the team',
  'diploma',
  'degree',
  '(?:campus |your )?job',
  'employment',
  'assistantship',
  'contract',
  'scholarship',
  'financial aid',
  '(?:university |campus )?housing',
  'residence halls?',
  'good standing',
  'letter of recommendation',
  'come back to (?:class\\w*|school|campus)',
  'return to (?:class\\w*|school|campus)',
  'supportive measures',
  'graduat\\w+',
  'transcript',
)
/** The informal way as the price of something. */
const price = words(
  '(?:once|when|after|until|unless|if|as long as|provided|on the day|only if)(?: \\w+){0,8}? (?:sign\\w*|agree\\w*|accept\\w*|complet\\w*|informal\\w*|mediat\\w*|drop\\w*|waive\\w*)',
  'give up my right',
  'signing this form is part',
  '(?:once|when|after|until|unless|if|as long as|provided|only if) … (?:sign\\w*|agree\\w*|accept\\w*|complet\\w*|taken place|settled|waive\\w*) … (?:informal\\w*|mediat\\w*|agreement|circle|process|investigation|hearing|route)',
  '(?:once|when|after|until) … (?:mediation|circle|agreement|session|conference) (?:has been|has|is|was)',
  '(?:you (?:will )?(?:need|have) to|please|you must|you agreed to|agree to|required to) (?:sign|give up|waive|settle|resolve|forgo|drop|accept) … (?:waiver|formal|investigation|hearing|informal\\w*|complaint)',
  'acceptance of (?:the )?(?:informal|mediat\\w+)',
  'unless this (?:matter|case|complaint) is settled',
)
const unaffected = [
  phrase`(?:no effect|not (?:affect|depend|change|be affected|a condition)|never required|whether or not|nothing changes|no (?:hold|consequence|penalty))`,
  phrase`(?:not|never|neither|nor|without) … (?:condition|depend|required|affect|lose|hold)\w*`,
  phrase`(?:agreement|resolution) (?:may|can|could|might) (?:\w+ )?include`,
]

/** 106.45(b)(9): giving up the formal process may not be a condition of enrollment, a job or another right. */
export const resolutionCondition = rule('IR-08', {
  check: search({
    against: unlessAlso(nothingHangs, [
      ...conditionWays,
      against(
        phrase`by (?:accepting|enrol+ing|registering|signing|joining|matriculating|attending)(?: \w+){0,6}?,? (?:you|students?|parties|employees?|we) (?:waive|give up|forgo|agree to (?:resolve|mediate|settle|waive))`,
        { unless: unaffected },
      ),
      against(inEitherOrder(benefit, price), { unless: unaffected }),
      against(
        phrase`(?:those|students?|anyone|a party|a student) (?:who|that) (?:insists?|asks?|turns? down|refuses?|declines?|wants?|chooses?) … (?:${doesNot}|must|will|lose) … ${benefit}`,
        { unless: unaffected },
      ),
      against(
        phrase`(?:hearing|mediation|investigation|formal process|informal \w+) … (?:cannot|must|will not|may not|not) (?:be )?(?:keep|leave|eligible|lose|renewed|continue|move)`,
        { about: [phrase`${benefit}`], unless: unaffected },
      ),
      against(phrase`${benefit} … ${onlyFor} … (?:choose|agree|accept|sign|take|consent)`, {
        unless: unaffected,
      }),
      against(
        phrase`(?:condition(?:al|ed)? (?:of|for|on|upon)|in order to|required (?:for|to)|before you (?:may|can)|until (?:you|the|both)|depends? (?:on|upon)) … (?:${right}|${mediation})`,
        {
          near: [phrase`${mediation}`, phrase`(?:agree|sign|waive|accept)\w*`],
          about: [phrase`${right}`],
          unless: [
            phrase`(?:not|no|never|neither|nor|without) … (?:condition|depend|required|affect)\w*`,
          ],
        },
      ),
      against(
        phrase`(?:refus\w+|declin\w+|not (?:agree\w*|sign\w*|participat\w+|complet\w+)|without (?:signing|agreeing)|unless you (?:agree|sign|participate|accept|complete)) … (?:${right}|hold on)`,
        { unless: [phrase`(?:no effect|not affect|will not|does not|nothing|no consequence)`] },
      ),
      against(
        phrase`${benefit} … (?:assumes?|presupposes?|requires?|calls? for|depends? (?:up)?on|rests? on|hinges? on|is subject to|goes with) (?:it|this|that|attendance|attending|taking part|participation|your (?:attendance|presence|participation))`,
        { near: [phrase`(?:${mediation}|attendance|participation)`], unless: unaffected },
      ),
      against(
        phrase`${benefit} … (?:on hold|held|frozen|blocked|waits?|paused) (?:until|till|pending|for) … (?:${mediation})`,
        { unless: unaffected },
      ),
      against(
        phrase`(?:hold|block) (?:will be |is |has been )?(?:placed |put )?(?:on) (?:your )?(?:${right}|account)`,
        { unless: unaffected },
      ),
      against(
        phrase`(?:you|both (?:of you|parties)|the parties) (?:must|will|shall|agree to|have to|are required to) .. (?:waive|give up|forgo|relinquish|surrender) … (?:right|formal|investigation|hearing|grievance)`,
        { unless: [phrase`(?:not|never) (?:be )?(?:asked|required|have) to`] },
      ),
    ]),
    found: [
      affirms(phrase`(?:no effect on|not affect|not (?:a )?condition)`, { anyPolarity: true }),
    ],
    silence: 'silent',
  }),
})
