import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { unlessAmendment } from './amendment.ts'
import { presumptionDenied } from './presumptionDenied.ts'
import { takenAsGuilty } from './takenAsGuilty.ts'

const named = words(
  respondent,
  'you',
  'he',
  'she',
  'they',
  'your (?:son|daughter|child)',
  'm[rs]s?\\.? [\\w-]+',
)
const notResponsible = words(
  'not (?:to (?:be|have been) |be |have been )?(?:found )?(?:responsible|guilty|to blame)',
  'non[- ]?responsib\\w+',
  'innocen\\w+',
  'did not (?:do|commit|engage|violate|break|happen)',
  'not to have (?:done|committed|engaged|violated|broken)',
  'not (?:done|committed|engaged in|violated)',
  'no responsibility',
  'd(?:id|one) nothing (?:wrong|of the kind)',
  'blameless',
  'not at fault',
)
const presumed = words(
  'presum\\w+',
  'assum(?:e|ed|es|ption)',
  'treat(?:ed|s|ing)?',
  'regard(?:ed|s|ing)?',
  'considers?',
  'considered',
  'regards?',
  'treats?',
  'taken to be',
  'counts? as',
)
/** A conclusion before the process has begun. */
const concluded = words(
  'concluded?',
  'determined',
  'found',
  'decided',
  'satisfied',
  'convinced',
  'certain',
  'no doubt',
  'believes?',
  'established',
  'confirmed',
  'clear to (?:us|me)',
)
const happened = words(
  '(?:did )?(?:occur(?:red)?|happen(?:ed)?|take place|took place)',
  'you (?:have )?(?:violated|committed|engaged|broke|assaulted|harassed|did)',
  '(?:respondent|he|she|student) (?:has |have )?(?:violated|committed|engaged|broke|assaulted|harassed)',
  '(?:is|are|was|were) (?:true|responsible|guilty|at fault|credible)',
)
const notYet = [
  phrase`(?:if|whether|unless|until|once|should|may|might|would|could|when|before|reason(?:able)? to|in the event|jurisdiction|meets?|would constitute)`,
]
const prove = words(
  'prove',
  'show',
  'demonstrate',
  'establish',
  'convince',
  'persuade',
  'disprove',
  'rebut',
)

/** 106.45(b)(2)(i)(B): the notice states that the respondent is presumed not responsible. */
export const noticePresumption = rule('NOA-07', {
  check: unlessAmendment(
    search({
      against: [
        against(
          phrase`(?:not|never|no|neither|nor|n't) (?:be )?(?:\w+ ){0,2}(?:presum\w+|assum(?:ed|ption)) … (?:${notResponsible}|either|or (?:not )?responsible)`,
          {
            unless: [
              phrase`(?:not|never) (?:be )?(?:presumed|assumed) (?:to be )?(?:responsible|guilty)`,
              phrase`(?:not|never|no|n't) (?:lessen|weaken|change|end|affect|alter|touch)s? (?:the|this|that) presumption`,
            ],
          },
        ),
        against(
          phrase`(?:presumed|assumed) (?:to (?:be|have been) )?(?:responsible|guilty|accurate|true|truthful)`,
          {
            unless: [phrase`(?:not|never|nobody|no one|neither) (?:\w+ ){0,2}(?:presumed|assumed)`],
          },
        ),
        against(
          phrase`(?:we|i|office|school|university|college|district|principal|dean|investigators?|coordinator|administration) (?:has|have|had|am|is|are|was|do|does)? ?(?:\w+ly |already |now |also )?${concluded} … ${happened}`,
          {
            unless: notYet,
          },
        ),
        against(
          phrase`(?:based on|in view of|after|given|from) … (?:we|i) (?:\w+ )?(?:believe|conclude|find|think) … ${happened}`,
          { unless: notYet },
        ),
        against(
          phrase`(?:it is|there is|it has been) (?:clear|certain|no (?:doubt|question)|established|confirmed|plain|concluded) … ${happened}`,
          { unless: notYet },
        ),
        against(
          phrase`${named} (?:will )?(?:must|need to|needs to|have to|has to|are required to|is required to|are expected to|is expected to|should be ready to) (?:be able to )?${prove} … (?:did not|not|n't|innocen\w+|otherwise|consent\w*|never|false)`,
          {
            unless: [
              phrase`(?:not|n't) (?:need|have|required|expected)`,
              phrase`(?:university|college|school|district|investigator|we) (?:must|has|have)`,
            ],
          },
        ),
        against(
          phrase`(?:complaints?|allegations?|accusations?|reports?|it|account) … (?:taken|treated|regarded|accepted|deemed|considered|held|viewed|seen) (?:to be |as )(?:\w+ )?(?:well[- ]?founded|true|accurate|prove[nd]|established|fact|credible|correct)`,
          { unless: [phrase`(?:not|never|no|neither|nor|only (?:if|when|after))`] },
        ),
        against(phrase`leaves? (?:no|little) doubt … ${happened}`, {
          unless: [phrase`(?:if|whether|unless|until|should|once)`],
        }),
        against(
          phrase`evidence (?:\w+ )?(?:shows?|proves?|establishes|confirms|demonstrates|leaves no doubt) … (?:that )?(?:you|respondent|he|she) (?:\w+ )?(?:broke|violated|committed|did|engaged|assaulted|harassed|are|is|were|was)`,
          { unless: [phrase`(?:if|whether|unless|until|should|once|only when)`] },
        ),
        against(
          phrase`(?:proceed|start|work|begin|operat\w+|act)\w* … (?:footing|basis|assumption|premise|position|understanding) … (?:accurate|true|truthful|credible|occurred|happened|responsible|believed)`,
          {
            unless: [
              phrase`(?:not|non)[- ]?(?:been )?(?:responsible|guilty)`,
              phrase`(?:not|neither|no)`,
            ],
          },
        ),
        against(
          phrase`(?:for|up to) (?:you|him|her|the respondent) to (?:satisfy|prove|show|convince|persuade|establish|demonstrate|disprove|rebut)`,
          { unless: [phrase`(?:not|never|nor) (?:\w+ )?(?:for|up to)`] },
        ),
        against(
          phrase`burden … (?:is|rests?|falls?|lies) (?:up)?(?:on|with|to) (?:you|the respondent|both|the parties|him|her)`,
          {
            unless: [phrase`not (?:rest|fall|lie|on|with|to)`],
          },
        ),
        ...presumptionDenied,
        ...takenAsGuilty,
      ],
      found: [
        affirms(phrase`${presumed} … ${notResponsible}`, { anyStance: true }),
        affirms(
          phrase`(?:regarded|treated|seen|considered|taken|viewed) (?:as|to be) (?:not responsible|innocent)`,
          {
            anyStance: true,
            anyPolarity: true,
            unless: [
              phrase`(?:not|never|no longer) (?:be )?(?:regarded|treated|seen|considered|taken|viewed)`,
            ],
          },
        ),
        affirms(
          phrase`(?:not responsible|innocent|non[- ]?responsib\w+) … (?:presum\w+|assum(?:ed|ption)|unless|until)`,
          {
            anyStance: true,
            unless: [phrase`(?:found|finding of|determined to be) (?:\w+ ){0,2}not responsible`],
          },
        ),
        affirms(phrase`${notResponsible}`, {
          about: [
            phrase`(?:presum\w+|assum\w+|start from|starting (?:point|position)|begins? (?:from|with)|premise|footing)`,
          ],
          unless: [phrase`(?:found|finding of|determined to be) (?:\w+ ){0,2}not responsible`],
        }),
        affirms(phrase`presum\w+ (?:that )?${named} (?:did|have|has|are|is|was|were) not`, {
          anyStance: true,
        }),
        affirms(
          phrase`(?:view|position|understanding|belief|idea|footing|premise|assumption|basis) (?:is )?that ${named} (?:is|are|was|were|did|has|have) not`,
          {
            about: [
              phrase`(?:starts?|begins?|stays?|proceeds?|holds?|works?|opens?|sets? out|keeps?)`,
            ],
            anyStance: true,
          },
        ),
        affirms(phrase`presumption .. (?:of|that) .. ${notResponsible}`, { anyStance: true }),
      ],
      silence: 'missing',
    }),
  ),
})
