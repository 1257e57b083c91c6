import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { costOfSupport } from './costOfSupport.ts'

const fee = words(
  '\\$ ?\\d[\\d,.]*',
  '(?:a |an |the )?(?:\\w+[- ]){0,3}fees?',
  'charges?',
  'costs?',
  'expenses?',
  'rates?',
  'deposit',
  'co-?pay(?:ment)?s?',
  'price',
  'insurance',
)
const noFee = [
  phrase`(?:charges no one|support from this office never is|that was a mistake|credited back|ordinarily pay|students ordinarily|if you (?:like|want)|hire as your advisor|advisors? (?:is|are)|want a particular one)`,
  phrase`(?:no|not|n't|without|free of|never|zero|waive[ds]?|nothing) (?:\w+ ){0,4}(?:fees?|charges?|charged|costs?|billed|pay|expenses?|insurance)`,
  phrase`(?:we|university|college|school|district|office) (?:will |shall |has |have )?(?:pays?|paid|cover\w*|reimburs\w+|bear\w*|waive\w*|refund\w*|pick\w* up)`,
  phrase`(?:criminal|charges? (?:against|of (?!\$))|attorneys?|lawyers?|court|police|parking fine|set their own|legal|by the (?:university|college|school|district))`,
  phrase`(?:is|are|been|be|was|were) (?:also |being )?(?:waived|refunded|reimbursed|covered|dropped|forgiven|lifted)`,
  phrase`(?:waiv|refund|reimburs|forgiv)(?:e|es|ed|ing|s)`,
]

/** 106.30(a): supportive measures are without fee or charge. */
export const supportFree = rule('SUP-04', {
  check: search({
    against: [
      ...costOfSupport,
      against(
        phrase`(?:\$ ?\d[\d,.]*|fees?|charges?) … (?:will|shall|is|are|may|applies|apply|placed|billed|added|payable|due|charged|posted|required)`,
        { unless: noFee, near: nearMeasure() },
      ),
      against(
        phrase`(?:charge|fee|cost|(?:co-?)?pay(?:ment)?|deposit|price|surcharge|contribution) of \$ ?\d+`,
        { unless: noFee },
      ),
      against(phrase`liable for`, {
        unless: noFee,
        near: [phrase`(?:costs?|fees?|rent|charges?|expenses?)`],
      }),
      against(
        phrase`(?:billed|charged|invoiced|pay|payable|runs|payment|cost you|deducted|bill) … (?:${fee}|to (?:you|your|the)|your (?:\w+ )?(?:account|insurance)|standard|at the)`,
        { unless: noFee, near: nearMeasure() },
      ),
      against(
        phrase`(?:you|student|respondent|complainant|parents?|family) … (?:responsible|liable|have to pay|must pay|bear|asked to pay|will pay|expected to pay) … (?:${fee})?`,
        {
          unless: [
            ...noFee,
            phrase`(?:not responsible|found responsible|responsible (?:party|for the alleged|under)|presumed)`,
          ],
          near: [phrase`(?:costs?|fees?|pay|charges?|expenses?)`],
        },
      ),
      against(
        phrase`(?:at|for) (?:a |your |their |an |the )(?:own |small |additional |extra |modest |nominal |reduced |standard |full )*(?:expense|cost|charge|fee|rate|price)`,
        {
          unless: [
            ...noFee,
            phrase`(?:no|our|its) (?:additional |extra )?(?:expense|cost|charge|fee)`,
          ],
          near: nearMeasure(),
        },
      ),
      against(
        phrase`(?:fees?|charges?) … (?:will|can|may|shall|are|is)(?: not|not) (?:be )?(?:waived|refunded|covered|reimbursed)`,
        { unless: [phrase`(?:attorney|court)`] },
      ),
      against(phrase`(?:insurance|account|tuition bill) … (?:billed|charged|debited)`, {
        unless: noFee.slice(1),
      }),
      against(
        phrase`(?:sessions?|visits?|counsel?ling|escort|transport\w*|tutoring|room change|move) … (?:are|is|will be|be) .. (?:charged|billed|invoiced)`,
        { unless: noFee },
      ),
      against(phrase`(?:costs?|is|are) \$ ?\d[\d,.]* (?:per|each|an?|for|every)`, {
        unless: noFee,
        near: nearMeasure(),
      }),
      against(
        phrase`(?:service|counsel\w+|tutor\w*|session|escort\w*|permit|change|move|room) … costs? (?:you )?\$ ?\d`,
        {
          unless: noFee,
        },
      ),
      against(
        phrase`(?:costs?|expenses?|fees?|price difference|tuition|rent|charges?|difference) … (?:yours? to (?:bear|pay)|(?:remains?|is|are|be) (?:payable|owed|due|owing) (?:by|from) (?:you|your|the student|the family)|added to your (?:bill|account)|borne by (?:you|the student|your family|the complainant)|on your (?:bill|account))`,
        { unless: noFee },
      ),
      against(
        phrase`(?:at|on) (?:your|their|his|her|the student's|the family's) (?:own )?(?:expense|cost|account|tab|dime)`,
        { unless: noFee.slice(0, 2), near: nearMeasure() },
      ),
      against(
        phrase`(?:not able to|unable to|cannot|will not|do not|does not|not) (?:\w+ )?(?:cover|pay|refund|waive|reimburse|include|bear) … (?:fees?|costs?|charges?|tuition|refunds?|price|rent|expenses?)`,
        {
          unless: [
            phrase`(?:attorney|lawyer|counsel\b(?!ing|or)|court|private|legal|you (?:will|do|need)|advis[eo]r)`,
          ],
          near: nearMeasure(),
        },
      ),
      against(
        phrase`there (?:is|will be) (?:a |an )?(?:\w+ )?(?:charge|fee|cost|payment) (?:of|for|to)`,
        { unless: noFee, near: nearMeasure() },
      ),
      against(phrase`\$ ?\d[\d,.]*`, {
        about: [/^[^|]*\| [^|]*\b(?:fee|cost|charge|price|payment)\b[^|]*\|/],
        unless: noFee,
      }),
      against(
        phrase`(?:asked|required|expected|obliged|have|has|need) to (?:pay|cover|bear|meet|settle|contribute)`,
        { unless: noFee, near: nearMeasure() },
      ),
      against(
        phrase`(?:free|without charge|at no cost) (?:only |just )?(?:for|during|until) (?:the )?(?:first|\w+ (?:weeks?|months?|days|sessions))`,
      ),
      against(phrase`(?:measures?|free|counsel\w+) … (?:free|without charge) only`, {
        unless: [phrase`not only`],
      }),
      against(phrase`forfeits? (?:your |the )?(?:tuition|deposit|fee|rent|housing fee)`, {
        unless: [phrase`(?:not|n't|no)`],
      }),
      against(
        phrase`(?:payment|fare|fee) (?:\w+ ){0,4}(?:is|are) (?:expected|due|required|collected|taken)`,
        {
          unless: noFee,
          near: nearMeasure(),
        },
      ),
      against(
        phrase`(?:measures?|services?|support|counsel\w+) (?:\w+ )?(?:is|are) (?:offered|provided|available) at (?:cost|a (?:fee|charge|price)|market)`,
        {
          unless: noFee,
        },
      ),
    ],
    found: [
      affirms(
        phrase`(?:no (?:cost|fee|charge)|free of charge|without (?:cost|charge|fee)|no charge|not be (?:charged|billed)|at no (?:cost|charge)|covers? the (?:whole |full )?cost|pays? for|cost you nothing|free)`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
})

function nearMeasure() {
  return [
    phrase`(?:measures?|support\w*|room|housing|counsel?l\w+|session|escort|class\w*|course|transport\w*|tutor\w*|withdraw\w*|parking|move|schedule|permit|plan|locks?|key|escort|taxi|shuttle)`,
  ]
}
