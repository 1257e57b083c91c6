import { informal, mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

/** Those who teach, coach or work at a school, without those who usually run the process. */
const worker = words(
  '(?:assistant |associate |adjunct |visiting |graduate |part-time )?(?:professors?|instructors?|lecturers?|teachers?|coach(?:es)?)',
  'faculty(?: (?:members?|respondents?|cases))?',
  '(?:teaching|lab|research) assistants?',
  'tas?(?= (?:who|that))',
  '(?:staff members?|members? of (?:the )?(?:\\w+ )?staff)',
  '(?:dining|custodial|library|security|office|support) (?:staff|officer|guard)s?',
  'officer [a-z]+',
  'employees?',
  '(?:lab |thesis |work )?supervisors?',
  'assistant principals?',
  '(?:athletic )?trainers?',
  "(?:choir|band|theat(?:er|re)|center's|program|research) directors?",
  'directs the (?:choir|band|play|orchestra|lab)',
  "school's counselor",
  'counselors? (?:who|that)',
  'substitutes?',
  'bus drivers?',
  'chaplains?',
  'father [a-z]+',
  'librarians?',
  'nurses?',
  'tutors? (?:who|that)',
  '(?:tenured|on our payroll|teaches the)',
  'advis[eo]rs? (?:who|that) (?:touched|kissed|texted)',
  'security guards?',
)
const learner = words(
  'students?',
  'undergraduates?',
  '(?:first|second|third|fourth)-years?',
  'freshm[ae]n',
  'sophomores?',
  'juniors?',
  'seniors?',
  'pupils?',
  '(?:girl|boy|child|children|daughter|son|goalkeeper|player|athlete|intern|advisee|assistant|ensemble|section|parents)s?',
  'grade \\d+',
  '(?:grades|teaches|coaches|advises|supervises) (?:you|your|her|him)',
  "(?:girls|boys|pupil|student|players)['’]",
  'your',
  'you',
  'off duty',
)
/** The informal way, also as its outcome. */
const way = words(
  informal,
  'to (?:end|settle) the matter',
  'facilitator',
  'shuttle',
  'sit down with',
  'agreement',
)
const acts = words(
  '(?:harass|grop|kiss|touch|fondl|proposition|strok|massag|hugg?|star|text|messag|comment|complain|accus|alleg)\\w*',
  '(?:advances|pictures|rubs|remarks|knee|crush|wrote to|asked you for|complaints?)',
  'find an outcome',
  'sorry',
  'admits? to',
  'afraid of',
  'write \\w+ a letter',
  'facilitated apology',
  'alone with (?:him|her)',
)
/** No worker's conduct to a student is at issue, or it stays in the formal process. */
export const workersBarred = [
  ...mended,
  phrase`(?:never|cannot|can not|can be no|may not|not (?:offered|available|open|offer|let|choose|used|to be used|a choice)|no choice|takes? (?:that|this) (?:path|way) away|not (?:allow|permit)\w*|neither (?:works|of you works)|will be investigated|go to a hearing|works for|learning that|began an investigation|no agreement|accused by|was wrong to|cannot offer|about her grade)`,
  phrase`(?:not|no|only) (?:\w+ ){0,4}?(?:employee|staff|faculty|teacher|coach|professor)`,
  phrase`both (?:of you|parties|students)? ?are students|student parties`,
  phrase`(?:about|over) (?:her|his|your|a) grade`,
]

/** The informal way offered or used where a worker's conduct to a student is at issue. */
export const employeeWays: readonly Pattern[] = [
  against(phrase`${worker} … ${way}`, {
    near: [phrase`${acts}`],
    unless: workersBarred,
    anyStance: true,
  }),
  against(phrase`${way} … ${worker}`, {
    near: [phrase`${acts}`],
    unless: workersBarred,
    anyStance: true,
  }),
  against(
    phrase`(?:${learner}) … (?:against|by|from|of|about) (?:an? |the |their |his |her |your )?(?:\w+ )?${worker}`,
    {
      near: [phrase`${way}`],
      about: [phrase`${acts}`],
      unless: workersBarred,
      anyStance: true,
    },
  ),
  against(phrase`${worker} … (?:${acts})`, {
    near: [phrase`${way}`],
    about: [phrase`${learner}`],
    unless: [...workersBarred, phrase`(?:mediator|facilitator) (?:is|will|has)`],
    anyStance: true,
  }),
  against(
    phrase`${worker} (?:\w+ ){0,3}?(?:respondent|respondents)|respondent is (?:a |an )(?:member of the (?:\w+ )?staff|${worker})|\(.{0,25}?${worker}.{0,25}?respondent`,
    {
      near: [phrase`${way}`],
      unless: workersBarred,
    },
  ),
  against(
    phrase`(?:you|two of you|student|she|he|pupil|family|parents) (?:\w+ ){0,6}?(?:and|with|between) (?:the |your |his |her |a )?(?:${worker}|professor)`,
    {
      near: [phrase`${way}`],
      unless: [...workersBarred, phrase`(?:advis[eo]r|support person|facilitator is)`],
    },
  ),
]
