import type { Candidate } from '../detail.ts'
import type { TokenizedText } from './tokenizedText.ts'

const PERSON =
  '(?:wom[ae]n|m[ae]n|girls?|guys?|boys?|females?|males?|students?|person|people|freshm[ae]n|sophomores?|juniors?|seniors?|majors?|players?|members?|athletes?|ones?|kids?|mothers?|moms?|fathers?|veterans?|adults?)'
const GROUP =
  '(?:team|class|program|lab|cohort|department|floor|dorm|section|major|sorority|fraternity|frat|chapter|band|squad|crew|studio|orchestra|choir|cast|club|ensemble|year|group|seminar|league|grade|unit)\\b'
const OWNER = '(?:my|the|our|his|her|their|this|that)'
const SOME = "(?:[\\p{L}\\p{N}'’-]{1,20}\\s)"

const ONLY_ONE = new RegExp(
  `\\b(?:the|his|her|their|my)\\s(?:only|sole|lone|first|last|one of (?:only |just )?(?:two|three|four|[234]))\\s${SOME}{0,3}?${PERSON}\\s(?:in|on|at|of|from|for)\\s${OWNER}\\s(?:whole\\s)?${SOME}{0,3}?(${GROUP})`,
  'giu',
)
const FEW = new RegExp(
  `\\bone of (?:only |just |the )?(?:two|three|four|[234])\\s${SOME}{0,2}?${PERSON}\\s(?:in|on|at|of|from|for)\\s${OWNER}\\s${SOME}{0,3}?(${GROUP})`,
  'giu',
)
const FIRST_TO = new RegExp(
  `\\bthe (?:first|last|youngest|oldest)\\s${SOME}{0,2}?${PERSON}\\s(?:ever\\s)?to\\s${SOME}{1,2}${OWNER}\\s${SOME}{0,3}?(${GROUP})`,
  'giu',
)
const POST = new RegExp(
  `\\b(?:(?:the|a)\\s)?(?:co-?)?(?:captain|vice president|president|vp|treasurer|secretary|editor|founder|leader|manager|chair|head)\\s(?:of|for)\\s(?:the|my|our|his|her|their|a)\\s${SOME}{0,3}?(team|club|society|chapter|sorority|fraternity|frat|band|student (?:body|government|union|senate)|(?:news)?paper|magazine|orchestra|choir|squad|crew|association|ensemble|debate|radio station)\\b`,
  'giu',
)
const AT_SCHOOL = new RegExp(
  `\\b(?:the only|one of (?:only |just |the )?(?:two|three|four|[234]))\\s${SOME}{1,3}?(?:students?|wom[ae]n|m[ae]n|girls?|athletes?)\\s(?:in|on|at)\\s${OWNER}\\s(?:whole\\s)?(school|campus|college|university)\\b`,
  'giu',
)
const POSITION = new RegExp(
  `\\b(?:the\\s)?(?:goalie|goalkeeper|quarterback|setter|pitcher|catcher|coxswain|striker|drummer|first chair|concertmaster)\\s(?:on|of|for|in)\\s${OWNER}\\s${SOME}{0,3}?(team|squad|crew|band|orchestra)\\b`,
  'giu',
)
const ROLE =
  /\b(?:the\s)?(?:valedictorian|homecoming (?:queen|king)|student body president|drum major|starting (?:quarterback|pitcher|goalie|goalkeeper|point guard|setter))\b/gi
const ORIGIN =
  /\b(?:(?:an?|the(?: only)?)\s)?((?:[Ee]xchange|[Tt]ransfer|[Ii]nternational|[Ff]oreign|[Vv]isiting) student) from (?:the )?\p{Lu}[\p{L}'’-]{2,20}(?:\s\p{Lu}[\p{L}'’-]{2,20})?/gu
const AGE =
  /\b(\d{2})[- ]years?[- ]old\s(?:[a-z-]{2,15}\s){0,2}?(?:freshman|sophomore|junior|senior|student|undergrad(?:uate)?)\b/gi

const AFTER_POST = /^\s(?:university|college|school|state)\b/i

/** The few sorts of circumstance that only one or two people at a school share. */
export function findCircumstances({ text }: TokenizedText): Candidate[] {
  const found: Candidate[] = []
  for (const pattern of [ONLY_ONE, FEW, AT_SCHOOL, FIRST_TO, POST, POSITION]) {
    for (const match of text.matchAll(pattern)) {
      const group = (match[1] ?? '').toLowerCase()
      if (AFTER_POST.test(text.slice(match.index + match[0].length))) continue
      found.push(circumstance(match.index, match[0], asMember(group)))
    }
  }
  for (const match of text.matchAll(ROLE)) {
    found.push(circumstance(match.index, match[0], 'a student'))
  }
  for (const match of text.matchAll(ORIGIN)) {
    const student = (match[1] ?? '').toLowerCase()
    const article = /^[ei]/.test(student) ? 'an' : 'a'
    found.push(circumstance(match.index, match[0], `${article} ${student}`))
  }
  for (const match of text.matchAll(AGE)) {
    const age = Number(match[1])
    // Most students are 17 to 25: those ages point to nobody.
    if (age >= 17 && age <= 25) continue
    found.push(circumstance(match.index, match[0], age > 25 ? 'older student' : 'young student'))
  }
  return found
}

function asMember(group: string): string {
  if (/^(?:class|section|seminar|year|grade)$/.test(group)) return 'a student in a class'
  if (/^(?:school|campus|college|university)$/.test(group)) return 'a student here'
  if (/^(?:program|lab|cohort|department|major|studio|unit)$/.test(group))
    return 'a student in a program'
  if (/^(?:floor|dorm)$/.test(group)) return 'a student in a dorm'
  if (/^(?:team|squad|crew|league)$/.test(group)) return 'a member of a team'
  if (/paper|magazine|radio/.test(group)) return 'a student writer'
  return 'a member of a group'
}

function circumstance(start: number, written: string, replacement: string): Candidate {
  const end = start + written.length
  const reason = 'may fit only one or two people.'
  return { kind: 'unique_circumstance', start, end, reason, replacement }
}
