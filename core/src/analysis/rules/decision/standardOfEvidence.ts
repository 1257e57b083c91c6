import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { decider } from './words.ts'

const lower = words(
  '(?:possible|possibly|plausible|conceivable|not impossible|could have happened)',
  '(?:may|might|could) (?:well )?have (?:\\w+ )?(?:happened|occurred|done|touched|committed|taken place|violated|engaged)',
  'a (?:chance|possibility|risk|likelihood)',
)
const tooLow = words(
  '(?:some|any|a little|minimal|slight|a scintilla of|a modicum of|sufficient|substantial|credible|reliable) evidence',
  'reasonable (?:cause|suspicion|basis|grounds|belief)',
  'probable cause',
  'a (?:good[- ]faith|honest|reasonable) belief',
  '(?:beyond )?(?:a )?reasonable doubt',
  'moral certainty',
  'balance of equities',
  'gut feeling',
  'best judg(?:e)?ment',
  'professional judg(?:e)?ment',
)
const lawful = [
  phrase`(?:not|never|no|nor|cannot|mere\w*|insufficient|rather than a|higher than|lower than|less than|instead of beyond) (?:\w+ ){0,3}(?:enough|sufficient|meet|the standard|possibility|suspicion|responsible|beyond|reasonable doubt|require\w*|proof|finding|apply|establish\w*|that)`,
  phrase`(?:respondent|complainant|witness(?: \w+)?|he|she|they) (?:said|stated|told|testified|recalled|conceded|admitted|argued|believed)`,
  phrase`(?:makes? no finding|whether|safety|dismiss\w*|appeal|emergency|open an investigation|sanctions?|may have .. (?:left|met|seen|gone|been))`,
]

/** 106.45(b)(7)(i), (b)(1)(vii): the standard of evidence that the policy states, and none lower. */
export const standardOfEvidence = rule('DET-12', {
  check: ({ reading, docType }) => {
    const at = findFirst(reading, [
      against(
        phrase`(?:could|may|might) (?:well )?have (?:occurred|happened|taken place|been) … (?:sufficient|enough|suffices|responsible)`,
        { anyStance: true, unless: lawful },
      ),
      against(
        phrase`(?:plausible|possible|conceivable|believable) that … (?:and so|so that|therefore|hence|thus|accordingly) … responsible`,
        { anyStance: true, unless: lawful },
      ),
      against(
        phrase`(?:err(?:ed|ing)? on the side of (?:caution|safety)|better (?:to be )?safe than sorry|abundance of caution|where there is smoke|enough smoke|no smoke without)`,
        {
          about: [phrase`(?:responsib\w+|find\w*|decid\w+|found|hold)`],
          unless: [phrase`interim|supportive|emergency|no[- ]contact`],
        },
      ),
      against(
        phrase`(?:fair|good|real|decent|reasonable|strong|serious) (?:chance|possibility|likelihood|suspicion) … (?:enough|sufficient|suffices|satisf\w+|responsible)`,
        { anyStance: true, unless: lawful },
      ),
      against(phrase`(?:cannot|can't|could not) be (?:sure|certain|confident) … but`, {
        about: [phrase`(?:responsib\w+|hold|enough|find\w*)`],
        unless: [phrase`not responsible|preponderance`],
      }),
      against(
        phrase`(?:ha(?:s|ve|d)|with|on|from|left with|share[sd]?) (?:an? |the |my |our )?(?:\w+ ){0,2}(?:sense|feeling|impression|hunch|suspicion|instinct) (?:that|of)`,
        {
          near: [
            phrase`(?:upheld|responsible|sustained|founded|substantiated|violat\w+|in breach|guilty)`,
          ],
          unless: [
            ...lawful,
            phrase`(?:complainant|respondent|witness|student|friend)s? (?:\w+ )?ha[ds]`,
          ],
        },
      ),
      against(phrase`(?:our|the panel's|the board's) (?:gut|instinct|sense|impression|intuition)`, {
        about: [phrase`(?:responsib\w+|decid\w+|find\w*|conclu\w+)`],
      }),
      against(
        phrase`(?:consider\w*|finds?|found|felt|believe\w*|thinks?|thought|deem\w*|conclude[sd]?|hold\w*|held|judge[sd]?|regard\w*) (?:it |that )?(?:to be |it is |it was )?(?:\w+ ){0,2}(?:possible|conceivable|plausible that|imaginable)`,
        { anyStance: true, unless: lawful },
      ),
      against(
        phrase`(?:faculty|employees?|staff|professors?|teachers?|tenured) … (?:clear and convincing|preponderance)`,
        {
          near: [phrase`students?`],
          about: [
            phrase`(?:standard|because|whereas|while|but|used|applies|applied|for (?:complaints|cases))`,
          ],
          unless: [phrase`(?:same|both|all|alike|regardless|whether) `],
        },
      ),

      against(
        phrase`(?:${decider}|the panel|investigator) (?:\w+ )?(?:felt|feels?|believes?|believed|considers?|considered|thinks?|thought|finds?|found|concludes?|concluded|holds?) … (?:it |that )?(?:\w+ ){0,4}${lower}`,
        { anyStance: true, unless: lawful },
      ),
      against(
        phrase`${lower} … (?:and (?:that|this|it|so|therefore)|which|therefore|thus|hence|so) .. (?:is|was|enough|sufficient|find\w*|found|responsible|therefore)`,
        { anyStance: true, unless: lawful },
      ),
      against(
        phrase`(?:${tooLow}|${lower}) … (?:(?:is|was|be|being|as|which is|that is) (?:\w+ )?(?:enough|sufficient|adequate|the (?:applicable |required |relevant )?standard|our standard|all that)|and that is the standard|is what (?:we|the))`,
        { unless: lawful },
      ),
      against(
        phrase`standard (?:of (?:evidence|proof) )?(?:\w+ ){0,3}(?:is|was|of|applied|used|:) (?:\w+ ){0,4}(?:that |whether )?(?:there (?:is|was) )?${tooLow}`,
        { unless: [...lawful, phrase`preponderance|clear and convincing`] },
      ),
      against(
        phrase`(?:decid\w+|determin\w+|find\w*|found|conclud\w+|appl\w+|us(?:ed|es|ing)) … (?:whether |that )?(?:there (?:is|was) )?(?:reasonable (?:cause|suspicion|grounds) to|probable cause|beyond (?:a )?reasonable doubt|(?:its|his|her|their|our|my) (?:best|own|professional|sound) judg(?:e)?ment)`,
        {
          unless: lawful,
          about: [phrase`(?:standard|responsib\w+|decide|finding|violat\w+|evidence)`],
        },
      ),
      against(
        phrase`(?:did not|didn't|failed to|have not|has not|could not) (?:convince|persuade|satisfy|show) (?:us|me|the panel|this office|the board) (?:otherwise|that .. (?:did not|innocent|not))`,
        { unless: lawful },
      ),
      against(phrase`(?:could|can) not (?:rule out|exclude) (?:the possibility )?(?:that)?`, {
        near: [phrase`(?:responsible|violat\w+|therefore|sanction)`],
        unless: [...lawful, phrase`not responsible`],
      }),
      against(
        phrase`(?:policy|code|handbook|procedures?) … (?:clear and convincing) … (?:appl\w+|us(?:ed|es|ing)|under|by) … preponderance`,
        { unless: [phrase`same|both`] },
      ),
      against(
        phrase`(?:policy|code|handbook|procedures?) … preponderance … (?:appl\w+|us(?:ed|es|ing)|under|by) … clear and convincing`,
        { unless: [phrase`same|both`] },
      ),
      against(
        phrase`(?:appl\w+|us(?:ed|es|ing)|under) … (?:preponderance|clear and convincing) … (?:although|though|even though|instead of|rather than|despite|not) … (?:preponderance|clear and convincing)`,
        {
          unless: [
            phrase`(?:not|rather than|instead of) (?:a |the )?(?:higher|clear and convincing) .. required`,
          ],
        },
      ),
      against(
        phrase`(?:no|without|rather than any|instead of (?:a|any)) (?:set |particular |fixed |specific |formal )*standard of (?:proof|evidence)`,
      ),
      against(
        phrase`standard of (?:proof|evidence) (?:depends|varies|will vary|differs|is chosen)`,
      ),
    ])
    if (at) {
      const isDetermination = docType === 'written_determination'
      return {
        state: 'contradicted',
        at,
        ...(!isDetermination && { cite: '34 CFR 106.45(b)(1)(vii)' }),
      }
    }
    const found = findFirst(reading, [
      affirms(phrase`preponderance`),
      affirms(phrase`clear and convincing`),
      affirms(phrase`more likely than not`),
    ])
    return found ? { state: 'found', at: found } : { state: 'silent' }
  },
})
