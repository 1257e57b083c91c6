import type { Facts } from '../../facts.ts'
import { against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { studentLeaveWays } from './ways/studentLeave.ts'

const leave = words(
  'administrative leave',
  'leave of absence',
  'paid leave',
  'unpaid leave',
  'involuntary leave',
  'interim leave',
)
/** A person, not the name of an office. */
const aStudent = 'students?(?! (?:affairs|life|services|conduct|success|union|cent(?:er|re)))'
const student = words(
  aStudent,
  'undergraduate',
  'your (?:son|daughter|child)',
  'classes',
  'residence hall',
  'coursework',
  'semester',
  'enrol(?:l)?ment',
  'pupil',
  'dormitory',
)

const notForced = [
  phrase`(?:employ\w+|facult\w+|staff|teach(?:er|ing)|salary|wages|instructor|taught by)`,
  phrase`(?:voluntar\w+|you (?:asked|requested|may|can)|at your request|if you wish|medical|supportive measures)`,
  phrase`(?:not|never) (?:\w+ )?(?:appl\w+|place\w*|put|for students|used)`,
  phrase`leave (?:the|campus|your|a|any)`,
]

const onLeave = against(
  phrase`(?:you|he|she|respondent) (?:is|are|will be|shall be|has been|have been) (?:\w+ ){0,2}(?:put|placed|sent)? ?on (?:\w+ )?(?:administrative|unpaid|enforced|involuntary) leave`,
  { unless: [phrase`(?:voluntar\w+|you (?:asked|requested)|at your request|medical)`] },
)
/** The person written to is a student, who may also work for the school: "Rhys Low (junior, library aide)". */
const toAStudent =
  /[(,;]\s*(?:[\w-]+ ){0,2}?(?:student|undergraduate|freshman|sophomore|junior|senior|first-year|grade \d+)(?=\s*(?:[),;|]|$))|\b(?:student|work-study|resident|peer) (?:assistant|worker|aide|tutor|employee|advis[eo]r)\b/
const toAnEmployee =
  /\b(?:professor|lecturer|instructor|faculty|coach|teacher|librarian|employee)\b/
const ADDRESS = 15

/** Whether a short line among the first of the letter names such a person. */
const isTo =
  (whom: RegExp) =>
  ({ reading }: Facts): boolean =>
    reading.sentences
      .slice(0, ADDRESS)
      .some(({ plain, text }) => text.length < 130 && whom.test(plain))
const isToStudent = isTo(toAStudent)
const isToEmployee = isTo(toAnEmployee)

const byWords = search({
  against: [
    ...studentLeaveWays,
    against(
      phrase`(?:on|enforced|forced|compulsory|administrative|mandatory|involuntary) (?:\w+ )?leave`,
      {
        near: [
          phrase`(?:${aStudent}|class\w*|lectures?|degree|junior|sophomore|freshman|your (?:son|daughter)|semester|studies|school of|residence)`,
        ],
        unless: [...notForced, phrase`(?:parental|annual|sick|family|bereavement) leave`],
      },
    ),
    against(
      phrase`(?:on|to|an?|the|mandatory|ordered|orders?|as) (?:\w+ )?(?:leave of absence|(?:\w+ )?leave) (?:\w+ )?(?:from|ordered by) (?:all |any )?(?:your |the |of )?(?:classes|studies|courses?|university|college|school|residence|dean|lectures|campus)`,
      { unless: notForced },
    ),
    against(
      phrase`(?:${aStudent}|sophomore|freshman|junior|senior|son|daughter|child|enrol+ments?|pupil|undergraduate|classes|lectures|studies) … (?:is|are|be|placed|put|as) (?:\w+ )?(?:on )?(?:administrative |mandatory |interim |involuntary |disciplinary )?leave`,
      { unless: notForced },
    ),
    against(
      phrase`(?:administrative|mandatory|interim|involuntary) leave … (?:classes|lectures|studies|residence hall|school|semester|coursework)`,
      { unless: notForced },
    ),
    against(
      phrase`(?:place|placed|placing|put|remain|are|is|be|hereby) (?:you )?(?:\w+ )?(?:on|to) (?:an? )?(?:\w+ )?${leave}`,
      {
        near: [phrase`${student}`],
        unless: [
          phrase`(?:employ\w+|faculty|staff|teach(?:er|ing)|salary|pay\b|wages|not (?:be )?(?:place|put)\w*|voluntar\w+|request(?:ed)?)`,
        ],
      },
    ),
    against(phrase`${aStudent} … (?:on|to) ${leave}`, {
      unless: [phrase`(?:not|never|non-student|employee)`],
    }),
  ],
  silence: 'silent',
  topic: /\b(?:leave)/,
})

/** 106.44(d): administrative leave is for non-student employees who are respondents. */
export const administrativeLeave = rule('ERM-05', {
  check: (facts) => {
    if (facts.docType === 'school_policy') return byWords(facts)
    if (!isToStudent(facts)) return isToEmployee(facts) ? { state: 'silent' } : byWords(facts)
    const at = findFirst(facts.reading, [onLeave])
    return at ? { state: 'contradicted', at } : byWords(facts)
  },
})
