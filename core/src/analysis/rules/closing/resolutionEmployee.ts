import type { Sentence } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import { against, findFirst, type Hit, hasAny } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { unlessAlso } from '../../language/unlessAlso.ts'
import { rule } from '../../rule.ts'
import { employeeWays, workersBarred } from './ways/employee.ts'
import { mediation, staff } from './words.ts'

const student = words(
  'students?',
  'undergraduate',
  'freshman',
  'sophomore',
  'junior',
  'senior',
  '\\w+[- ]grader',
  'pupils?',
  'your (?:son|daughter|child)',
  'minor',
  'first-year',
  'advisee',
  'player',
  'athlete',
)
const conduct = phrase`(?:alleg\w+|accus\w+|report\w*|complain\w*|harass\w*|touch\w*|comment\w*|messag\w*|text\w*|remark\w*|kiss\w*|grab\w*|sexual\w*|advance\w*|unwelcome|unwanted|stalk\w*|exchange for)`
const excluded = phrase`(?:not (?:be )?(?:available|offered|used|permitted|possible|appropriate|be used)|never|may not be|cannot be|unless|(?:do|does|will|did|is|are|was|were|shall)(?: not|n't) (?:\w+ ){0,2}(?:use|used|offer|offered|apply|available|open|meant|intended|involve|cover)|neither|both (?:are|of (?:you|them) are|parties are) students|(?:only|just) (?:where|when|if|between|for)|no (?:employee|faculty)|except)`

const open = unlessAlso(workersBarred, [
  ...employeeWays,
  against(phrase`you and your (?:\w+ )?(?:${staff}|supervisor|mentor)`, {
    near: [phrase`(?:${mediation}|mediat\w+|facilitat\w+)`],
    unless: [phrase`(?:not|never|lawyer|advis[eo]r of|support)`],
  }),
  against(
    phrase`(?:your|her|his|their|(?:daughter|son|child|student|pupil|player)'s|the student's) (?:\w+ ){0,2}?(?:${staff}|supervisor|director|mentor|advis[eo]r)`,
    {
      near: [phrase`(?:${mediation}|facilitat\w+)`],
      about: [
        phrase`(?:harass\w*|touch\w*|comments?|messages?|kiss\w*|sexual\w*|report(?:ed)?|remarks?|advances?|complain\w*|said yes|willing|agreed|happy)`,
      ],
      anyStance: true,
      unless: [
        phrase`(?:mediator is|facilitator is|as (?:a |the )?(?:mediator|facilitator)|not|never|title ix|dean of|witness|saw)`,
      ],
    },
  ),
  against(
    phrase`(?:your|the|her|his) (?:\w+ )?(?:${staff}) … (?:agreed|willing|ready|happy|offered|would like) to (?:meet|sit|talk|take part|join)`,
    { unless: [phrase`(?:mediator|facilitator|not)`] },
  ),
  against(
    phrase`(?:${staff}|supervisor)(?: \w+)?,? (?:who|that) (?:teaches|taught|coaches|coached|supervises|advises|grades) (?:you|your|her|him|the (?:student|complainant))`,
    { near: [phrase`${mediation}`, phrase`facilitator`], unless: [phrase`(?:not|mediator is)`] },
  ),
  against(
    phrase`(?:dr|prof|mr|ms|mrs|mx|coach)\.? [\w'-]+, (?:your|her|his|their|the student's|the \w+'s) (?:\w+ ){0,2}?(?:${staff}|supervisor|director|mentor|advis[eo]r|tutor),? … (?:touch|kiss|grab|harass|messag|text|comment|remark|grop|strok|propos|invit|follow|ask|offer|brush)\w*`,
    { anyStance: true, unless: [excluded, phrase`(?:facilitat\w+|mediat\w+|witness|saw)`] },
  ),
  against(phrase`student and (?:the |a |an )?(?:\w+ )?${staff}`, {
    near: [phrase`${mediation}`],
    unless: [phrase`(?:not|never|except|unless)`],
  }),
  against(
    phrase`(?:even|also) (?:where|when|if|though) … ${staff} … (?:alleged|accused|respondent|harass\w*)`,
    { near: [phrase`${mediation}`], unless: [phrase`(?:not|never)`] },
  ),
])

/** 106.45(b)(9)(iii): never to resolve an allegation that an employee sexually harassed a student. */
export const resolutionEmployee = rule('IR-07', {
  check: (facts) => {
    const at = findFirst(facts.reading, open) ?? employeeAgainstStudent(facts)
    return at ? { state: 'contradicted', at } : { state: 'silent' }
  },
})

/** A sentence that puts an employee's conduct to a student, or lines that name a student and an employee. */
function employeeAgainstStudent({ reading }: Facts): Hit | null {
  const both = phrase`${staff}`
  for (const sentence of reading.sentences) {
    const { plain } = sentence
    if (hasAny(plain, workersBarred)) continue
    if (plain.search(both) === -1 || plain.search(conduct) === -1 || plain.search(excluded) !== -1)
      continue
    if (isAbout(sentence)) return hitOf(sentence)
  }
  return namedInAddress(reading.sentences)
}

const lessons = phrase`(?:lessons?|class(?:es|room)?|course|section|lab(?:oratory)?|office hours|studio|practice|team|advising|tutoring|rehearsals?|(?:my|her|his|their) (?:student|advisee|player|athlete|pupil)s?)`
const offender = phrase`(?:(?:that|by|against|when|alleges?) (?:the |an? |your |her |his |their |former )*(?:${staff}|dr\.|prof\.|coach)|(?:${staff}|coach|prof\.|dr\.) [^.;]{0,60}(?:touched|made|sent|asked|said|placed|commented|kissed|grabbed|harassed|told|offered|messaged|texted|stared|invited|brushed|followed))`

function isAbout(sentence: Sentence): boolean {
  const { plain } = sentence
  if (plain.search(offender) === -1) return false
  return plain.search(phrase`${student}`) !== -1 || plain.search(lessons) !== -1
}

/** "Kiri T. (undergraduate student)" and "Dr. L. (Assistant Professor)" as the two parties. */
function namedInAddress(sentences: readonly Sentence[]): Hit | null {
  const head = sentences.slice(0, 25).filter(({ text }) => text.length < 110)
  const pupil = head.find(({ plain }) =>
    /\((?:[^)]*\b)?(?:student|undergraduate|graduate student|complainant, student)\b[^)]*\)|, (?:student|undergraduate)\b/.test(
      plain,
    ),
  )
  const worker = head.find(
    ({ plain }) =>
      plain.search(phrase`${staff}`) !== -1 &&
      /\(|,|\|/.test(plain) &&
      !/\b(?:office|title ix|dean of students|coordinator|facilitator|mediator|affairs)\b/.test(
        plain,
      ),
  )
  return pupil && worker && pupil !== worker ? hitOf(worker) : null
}

function hitOf(sentence: Sentence): Hit {
  return { sentence, start: sentence.start, end: sentence.end }
}
