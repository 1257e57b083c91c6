import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { under } from './rulingParts.ts'
import { decider } from './words.ts'

const finds = words(
  'finds?',
  'found',
  'concludes?',
  'concluded',
  'determines?',
  'determined',
  'credits?',
  'credited',
  'accepts?',
  'accepted',
  'is satisfied',
  'are satisfied',
  'is persuaded',
)
/** A bare result is no finding of fact. */
const bareResult = [
  phrase`${finds} (?:that )?(?:\w+ ){0,6}(?:not )?(?:to be )?(?:responsible|in violation)(?! because)(?! since)`,
  phrase`${finds} (?:for|in favou?r of) (?:the )?(?:complainant|respondent)`,
]

/** Words of the charge, of the steps and of the appeal. */
const notFacts = [
  phrase`(?:alleg\w+|complain\w*|accus\w+|charged?|steps|notice|interview\w*|evidence sent|hearing|appeal\w*|sanctions?|decision-maker)`,
]

/** 106.45(b)(7)(ii)(C): the facts that support the decision. */
export const decisionFacts = rule('DET-04', {
  check: search({
    against: [
      against(phrase`(?:not|no|without) (?:\w+ ){0,3}findings of fact`),
      against(
        phrase`findings of fact … (?:confidential|not (?:included|listed|given|shared|set out)|remain in|kept in)`,
      ),
    ],
    found: [
      under(
        phrase`(?:findings? of (?:material )?facts?|factual findings|facts|what (?:we|i|the panel) found|what … happen\w*|the events|the evidence shows|analysis|rationale|reasons|findings|discussion|evaluation of)`,
      ),
      affirms(phrase`(?:${decider}|it (?:is|was)) (?:\w+ ){0,2}${finds} (?:\w+ ){0,4}that … \w+`, {
        unless: bareResult,
        anyStance: true,
        anyPolarity: true,
      }),
      affirms(
        phrase`(?:undisputed|uncontested|not disputed|agree|agreed|more likely than not) (?:\w+ ){0,3}that`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(
        phrase`facts … (?:established|found|proven|as follows|are)|as a matter of fact|findings? of fact`,
        { anyStance: true },
      ),
      affirms(
        phrase`(?:evidence|messages|video|footage|records?|logs?|witness\w*|testimony|account|statements?|photographs?|texts?) (?:\w+ ){0,5}(?:show\w*|establish\w*|demonstrat\w+|confirm\w*|corroborat\w+|support\w*|indicat\w+|prove[sd]?|reliable|credible|consistent)`,
        { anyStance: true, anyPolarity: true },
      ),
      affirms(
        phrase`(?:entered|touched|kissed|pushed|held|grabbed|texted|walked|argued|saw|struck|slept|woke|drank|met|left|followed|shoved|hugged|drove|shouted|wrote (?:on|to|that)|sent (?:him|her|a|the|\w+) (?:messages?|texts?|e-?mails?|photos?))`,
        { anyStance: true, anyPolarity: true, unless: notFacts },
      ),
    ],
    silence: 'missing',
  }),
})
