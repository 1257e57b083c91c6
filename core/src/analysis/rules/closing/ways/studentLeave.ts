import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const leave = words(
  '(?:administrative |paid |interim )?leave(?: of absence)?(?! the| a | your| room)',
  'relieved of your duties as a student',
  'decided on leave',
  'chosen leave',
)
const student = words(
  'students?',
  'pupils?',
  'freshm[ae]n',
  'sophomores?',
  'juniors?',
  'seniors?',
  '\\w+[- ]graders?',
  '(?:first|second|third|fourth)-year',
  'in (?:her|his) (?:first|second|third|fourth|last) year',
  'undergraduates?',
  'graduate students',
  'doctoral candidate',
  'trainees',
  'boys?',
  'girls?',
  '(?:accused|your) (?:child|son|daughter)',
  'roommates',
  'enrol+(?:ed|ment)',
  'matriculated',
  'from (?:your studies|the college|the university|school|lectures|classes|his program|her program)',
  'assignments',
  'seminar',
  'coursework',
  'resident of',
  'student athletes',
  'class of 20\\d\\d',
  'members',
  'cannot be contested',
  'meal plan',
)
/** What only a student has or is, also where it stands in the sentence beside. */
const learner = words(
  'freshm[ae]n',
  'sophomores?',
  'juniors?',
  '\\w+[- ]graders?',
  '(?:first|second|third|fourth)-year',
  'in (?:her|his) (?:first|second|third|fourth|last) year',
  'undergraduates?',
  'accused child',
  'matriculated',
  'your (?:enrol+ment|seminar|studies)',
  'class of 20\\d\\d',
  'status: student',
  'meal plan',
  'cannot be contested',
  'get (?:her|his) assignments',
)
const right = [
  ...mended,
  phrase`(?:not (?:be )?(?:put|placed) on|(?:are|is) not (?:a )?(?:students?|enrolled)|does not apply to students|non-student|voluntary|that you,|asked for|not (?:enrolled|on leave|a leave|be put|something|a student)|never been enrolled|has no leave|pupils cannot|students cannot|non-student|you asked|requested|medical leave|(?:teacher|coach|professor|technician|employee|driver|cook|officer|dr\. \w+)(?:,| is| has| will| who)|may return|own reasons|remain in school|is not, and|to leave|may leave|leave (?:the room|campus|early))`,
]

/** The ways in which a student is put on the leave that is for employees. */
export const studentLeaveWays: readonly Pattern[] = [
  against(phrase`${leave} … (?:${student})`, { unless: right }),
  against(phrase`(?:${student}) … ${leave}`, { unless: right }),
  against(phrase`${leave}`, {
    near: [phrase`(?:${learner})`],
    about: [
      phrase`(?:administrative|respondent|accused|pending|ordered|chosen|placed|no hearing|merely|provision)`,
    ],
    unless: right,
  }),
  against(phrase`any respondent, student or|student or staff, may be put on`, { unless: right }),
]
