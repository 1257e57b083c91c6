import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { doesNot } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { recordWays } from './ways/records.ts'

const keep = words(
  'keep[s]?',
  'kept',
  'retain(?:s|ed)?',
  'maintain(?:s|ed)?',
  'preserve[sd]?',
  'store[sd]?',
  'hold[s]?',
  'held',
  'archive[sd]?',
)
const shorter = String.raw`(?:(?:one|two|three|four|five|six|1|2|3|4|5|6|18|12|24|36|six|eighteen)(?: \(\d+\))? (?:academic |calendar |school |full )?(?:years?|months?|semesters?)|(?:one|a|two) (?:semesters?|terms?))`
/** "Shredded", "go to the shredder". */
const gone = words(
  'destroyed',
  'deleted',
  'purged',
  'discarded',
  'expunged',
  'shredd\\w+',
  'erased',
  'disposed of',
  'thrown (?:away|out)',
  'wiped',
  'returned',
  'cleared out',
)
const records = words(
  'records?',
  'files?',
  'recordings?',
  'transcripts?',
  'documentation',
  'documents?',
  'case files?',
  'reports?',
  'materials',
  'they',
  'these',
  'everything',
)

const file = words(
  '(?:case |investigation |hearing |title ix |complaint )?(?:files?|records?|recordings?|transcripts?|notes|documents?|documentation|materials)',
)
const fewYears = String.raw`(?:(?:one|two|three|four|five|six|1|2|3|4|5|6)(?: \(\d+\))?[- ](?:academic |calendar |school |full )?years?|(?:\d\d|six|nine|twelve|eighteen|twenty-four|thirty|thirty-six)(?: \(\d+\))? months)`
const longEnough = [
  phrase`(?:seven|7|at least|minimum|not (?:be )?(?:destroyed|deleted)|never|permanent\w*|indefinite\w*)`,
  phrase`(?:notation|video surveillance|no[- ]contact)`,
]

/** Papers that come in, records that a notice speaks of, and what is no file of a case. */
const otherPapers = [
  phrase`returned to the sender|asked that your|what records|which records|(?:library|parking) (?:deletes|fines)|doodles`,
]

/** 106.45(b)(10)(i): records of a case are kept for seven years. */
export const recordsKept = rule('POL-20', {
  check: search({
    against: unlessAlso(otherPapers, [
      ...recordWays,
      against(
        phrase`(?:${doesNot}|no) … (?:keep|retain|store|save|maintain|copy|hold) … (?:records?|files?|notes|copies|kept)?`,
        {
          about: [phrase`(?:records?|files?|notes|documents?|recordings?|copy)`],
          unless: [
            ...longEnough,
            phrase`(?:longer than|confidential|secret|public|private|original|from (?:the|a) part)`,
          ],
        },
      ),
      against(
        phrase`(?:audio|video|tapes?|recordings?|files?|records?|documents?|notes)(?: \w+){0,6}? (?:is|are|will be) (?:${gone}|returned)`,
        { unless: [...longEnough, phrase`(?:after|once) (?:seven|7)`, phrase`(?:not|never)`] },
      ),
      against(
        phrase`${file} … (?:${gone}) … (?:years?|months?|when|after|once|at the end|over|school year|semester)`,
        { unless: longEnough },
      ),
      against(
        phrase`(?:after|when|once|at the end of) … ${file} … (?:is|are|will be) (?:\w+ )?(?:${gone})`,
        { unless: longEnough },
      ),
      against(
        phrase`(?:kept|hold on to|holds? on to|retain\w*|retention period|kept:?|keep\w*|maintain\w*|stored|schedule|for) … ${fewYears}`,
        {
          about: [phrase`${file}`],
          unless: [...longEnough, phrase`(?:reviews?|look\w*|last|every)`],
        },
      ),
      against(phrase`${fewYears}[- ](?:retention|schedule|rule|period)`, {
        about: [phrase`${file}`],
        unless: longEnough,
      }),
      against(
        phrase`(?:kept|held|retained|stored) until the (?:student|party|respondent|complainant|employee) (?:leaves|graduates|transfers|departs|withdraws)`,
        { unless: longEnough },
      ),
      against(
        phrase`(?:nothing|no (?:\w+ )?(?:file|records?|notes)) … (?:is|are) (?:\w+ )?(?:kept|retained|left)|leaves? no (?:file|record|trace)|nothing is kept`,
        { unless: [phrase`(?:unless|public|longer than)`] },
      ),
      against(
        phrase`${records} … (?:${keep}|destroyed|deleted|purged|discarded|expunged|shredded) … (?:for |after |until |within |once )?.. ${shorter}`,
        {
          unless: [
            phrase`(?:seven|7|at least|minimum)`,
            phrase`(?:transcript notation|notation|video surveillance|no[- ]contact)`,
          ],
        },
      ),
      against(
        phrase`${shorter} … ${records} … (?:destroyed|deleted|purged|discarded|expunged|shredded)`,
        { unless: [phrase`(?:seven|7)`] },
      ),
      against(
        phrase`${records} … ${gone} … (?:when|after|once|upon|at|as soon as|immediately) … (?:graduat\w+|case|closed?|end|leaves?|conclu\w+|appeal|resolved|dismiss\w*|transfer\w*)`,
        { unless: [phrase`(?:seven|7)`] },
      ),
      against(
        phrase`(?:no|not) (?:\w+ )?records? … (?:kept|maintained|made|retained) … (?:informal|supportive|investigat\w+|hearing|complaint)`,
        { unless: [phrase`(?:unless|public)`] },
      ),
    ]),
    found: [affirms(phrase`(?:seven|7)(?: \(\d+\))? years`, { anyStance: true })],
    silence: 'silent',
  }),
})
