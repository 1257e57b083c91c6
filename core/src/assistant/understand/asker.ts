import type { PartyRole, SchoolKind } from '../../knowledge/guide/entry.ts'
import { type Asker, type Beside, besides, type Question } from '../exchange.ts'
import { plainWords } from '../language/plainWords.ts'
import { isSpanish } from '../language/spanish.ts'
import { toldInReplies } from './replies.ts'

const eitherKind =
  /\b(?:k-?12|high school) or (?:a |at )?college\b|\bcollege or (?:a |at |in )?(?:k-?12|high school)\b/g

/** Its letter would be read as "okay". */
const k12 = /\bk\s?[-–]?\s?12\b/gi

const hurt =
  '(?:assaulted|harassed|harassing|raped|groped|stalked|stalking|hurt|attacked|abused|touched|molested|drugged|followed|threatened|did this to|forced|catcalled)'
const child = '(?:son|daughter|child|kid|student|client|friend|roommate|brother|sister)'

// "Me" and "my" make the difference: words such as 'respondent' alone may speak of either side.
const asRespondent = [
  /\bi (?:am|was|got|have been|been|just got|am being|was just) (?:\w+ )?(?:falsely |wrongly )?(?:accused|reported|named)\b/,
  /\bi am (?:\w+ ){0,2}(?:respondent|accused)\b/,
  /\b(?:as|me as|me|saying i am|named) (?:a |the )?(?:respondent|accused)\b/,
  /\b(?:accused|accusing|accuses|reported|reporting) me\b/,
  /\b(?:against|about) me\b/,
  /\bmy accuser\b/,
  /\brespondents (?:dad|mom|father|mother|parent|advisor|friend)\b/,
  /\bi (?:was|am|got|have been) (?:being )?found responsible\b/,
  /\b(?:think|thinks|say|says|said|claim|claims|claiming|alleges|assume|assumes) (?:that )?i (?:did|am guilty|assaulted|harassed|raped|touched|hurt)\b/,
  /\bi (?:did not|never) do (?:it|this|that|anything)\b/,
  new RegExp(
    `\\bmy ${child} (?:was|is|has been|got|is being) (?:\\w+ )?(?:accused|the respondent|reported|named)\\b`,
  ),
  new RegExp(`\\b(?:accused|accusing|against) my ${child}\\b`),
  /\bme acusan?\b|\bme acusaron\b|\bsoy el acusado\b|\bcontra mi\b/,
  /\b(?:the )?(?:girl|guy|person|woman|man|student|one) (?:who|that) (?:accused|reported) me\b/,
]
const asComplainant = [
  /\bi (?:just |already |never |have |had |finally )?(?:reported|filed|told the school|came forward|complained|want to report|want to file|made a report|made a complaint)\b/,
  /\bi am (?:\w+ ){0,2}(?:complainant|victim|survivor)\b/,
  new RegExp(`\\b${hurt} me\\b`),
  new RegExp(`\\bi (?:was|am being|got|have been|am getting) (?:\\w+ )?(?:sexually )?${hurt}\\b`),
  /\bmy (?:rapist|attacker|abuser|harasser|stalker|assailant)\b/,
  /\b(?:person|guy|man|girl|woman|student|one|boy|dude|professor|teacher|coach) i (?:reported|accused|filed against)\b/,
  /\bhappened to me\b/,
  /\bcomplainants (?:dad|mom|father|mother|parent|advisor|friend)\b/,
  /\bmy (?:report|complaint|formal complaint)\b/,
  /\b(?:what|thing) (?:he|she|they) did to me\b/,
  new RegExp(`\\bmy ${child} (?:was|is|has been|got|is being) (?:\\w+ )?(?:sexually )?${hurt}\\b`),
  new RegExp(`\\b${hurt} my ${child}\\b`),
  /\bmy ex .{0,30}(?:since|after) i\b/,
  /\bme (?:violo|agredio|acoso|toco)\b|\bquiero denunciar\b|\bdenuncie\b/,
  /\bwithout (?:me )?filing\b|\b(?:do not|dont) want to file\b/,
]
const asBeside: readonly (readonly [Beside, RegExp])[] = [
  [
    'witness',
    /\b(?:i am|as) (?:just )?(?:a |the |only a )?witness\b|\bwitness here\b|\bsoy testigo\b/,
  ],
  [
    'parent',
    /\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kid|child|boy|girl)\b|(?:^|\| )parent\b|\b(?:complainants|respondents) (?:dad|mom|father|mother)\b|\bmi (?:hij|nin)[oa]\b/,
  ],
  ['advisor', /\b(?:i am|asked me to be) (?:a |an |the |his |her |their )(?:\w+ )?advisor\b/],
  [
    'employee',
    /\bi am (?:an?|the) (?:ta|ra|(?:\w+ ){0,3}(?:professor|teacher|coach|custodian|librarian|adjunct|instructor|lecturer))\b|\b(?:as an?|\w+ year|^) (?:professor|teacher|coach|adjunct|instructor|lecturer)\b(?= here| |$)|\bi (?:teach|adjunct)\b|\bone of my (?:\w+ )?(?:students|players|athletes|residents|swimmers|runners|kids)\b|\b(?:my|a|one of my) (?:player|athlete|resident|advisee)s? (?:just )?(?:told|wrote|came to) me\b/,
  ],
  // "My kids" may only be in the next room, so what somebody says of themselves comes first.
  ['parent', /\b(?:my|our) (?:\w+ ){0,2}(?:sons|daughters|kids|children|boys|girls)\b/],
]
const atSchool = [
  /\b(?:high|middle|elementary|grade|secondary|primary) ?school|\bhighschool\b/,
  /\bjunior high\b|\bpreschool\b|\bkindergarten\b/,
  /\b(?:[1-9]|1[0-2])(?:st|nd|rd|th) ?-?graders?\b|\b(?:[1-9]|1[0-2])(?:st|nd|rd|th) grade\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade/,
  /\bprincipal\b|\bschool district\b|\bschool board\b|\bhomeroom\b|\bguidance counselor\b/,
  /\btiene (?:[5-9]|1[0-7])(?: anos)?\b(?! (?:dia|hora|semana|mes|min))/,
  /\bsecundaria\b|\bpreparatoria\b|\b(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo) grado\b/,
]
const atCollege = [
  /\bcollege|\buniversit|\bcampus\b|\bdorm|\bresidence hall/,
  /\b(?:my|the|a|our|was|am) (?:ta|ra|gta|lab partner)\b|\blab partner\b/,
  /\bprofessors?\b|\bfrat\b|\bfraternity\b|\bsorority\b|\bundergrad|\bgrad (?:school|student)|\bgraduate\b/,
  /\bdean\b|\bstudy abroad\b|\bresident assistant\b|\bteaching assistant\b|\bsemester\b|\bgreek life\b/,
  /\buniversidad\b|\bncaa\b|\bd ?[123]\b|\bdivision (?:1|2|3|i|ii|iii|one|two|three)\b|\b(?:on|my) (?:\w+ )?scholarship\b/,
  // Who is of age is at a college.
  /\b(?:freshman|sophomore|junior|senior|i am|she is|he is) (?:and )?(?:18|19|2\d)\b(?! (?:day|minute|hour|week|month|mile))/,
]

const atCollegeNow =
  /\b(?:college (?:athlete|freshman|sophomore|junior|senior|student|sent|said|says)|student at (?:a|the) (?:\w+ ){0,2}(?:college|university)|(?:at|in|to) (?:a|the|my|his|her|our) (?:\w+ )?(?:community college|university)|community college|dual[- ]enroll\w*|(?:my|his|her|our|their) (?:college|university)(?! (?:counselor|application|essay|list|fund|visit|plans?|offer|acceptance|decision|roommate))|va a la universidad|en la universidad)\b/

/** From this share on a model that heard the message is believed where no word tells, if it tells enough (in words). */
const HEARD = 0.7
const TELLS_ENOUGH = 30

/**
 * What is known of the asker: what they said when they were asked, what the message tells, what the turns before do
 * where it is silent, and what a model hears in it.
 */
export function askerOf(question: Question): Asker {
  const told = toldInReplies(question.history)
  const turns = question.history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const latestFirst = [question.message, ...turns.toReversed().slice(0, 10)]
  const texts = latestFirst.map((text) =>
    plainWords(text.slice(0, 2000).replace(k12, ' high school ')),
  )
  const tells = question.message.split(/\s+/).length >= TELLS_ENOUGH
  const { roles, schools } = (tells && question.heard?.whole) || {}
  const beside = first(texts, besideIn) ?? sureOf(roles, besides)
  const side = told.role ?? first(texts, roleIn) ?? sureOf(roles, ['complainant', 'respondent'])
  return {
    role: beside === 'witness' ? null : side,
    beside,
    decided: texts.some(isDecided),
    spanish: writesSpanish(texts),
    school:
      told.school ??
      first(texts, schoolIn) ??
      question.document?.report.audience ??
      sureOf(schools, ['k12', 'postsecondary']),
  }
}

/** @param texts the latest first. A few words in either language are taken for that of the message before. */
function writesSpanish([latest = '', ...before]: readonly string[]): boolean {
  const words = latest.match(/[a-z]+/g) ?? []
  return isSpanish(latest) || (words.length <= FEW && before.slice(0, 2).some(isSpanish))
}
const FEW = 6

function isDecided(plain: string): boolean {
  return decided.test(plain) && !unsure.test(plain)
}
const decided =
  /(?:^|\| |\b(?:am|was|were|is|been|got|being) )found (?:\w+ )?responsible\b|\bi lost\b(?= \||$)|\b(?:hearing|case|appeal) (?:is|was) (?:all )?over\b|\bthe (?:decision|outcome) (?:came|says|said|was)\b|\bme encontraron responsable\b/
const unsure =
  /\b(?:if|when|unless|until|before|could|might|si) (?:\w+ ){0,4}(?:found|lost|over|decision)\b/

function sureOf<Name extends string>(
  shares: ReadonlyMap<string, number> | undefined,
  names: readonly Name[],
): Name | null {
  return names.find((name) => (shares?.get(name) ?? 0) >= HEARD) ?? null
}

function first<Found>(texts: readonly string[], find: (text: string) => Found | null) {
  for (const text of texts) {
    const found = find(text)
    if (found !== null) return found
  }
  return null
}

function besideIn(plain: string): Beside | null {
  return asBeside.find(([, sign]) => sign.test(plain))?.[0] ?? null
}

/** The side that more signs speak for; null where neither does, or both as much. */
export function roleIn(plain: string): PartyRole | null {
  const respondent = asRespondent.filter((sign) => sign.test(plain)).length
  const complainant = asComplainant.filter((sign) => sign.test(plain)).length
  if (respondent === complainant) return null
  return respondent > complainant ? 'respondent' : 'complainant'
}

/**
 * Whoever says that their case or studies are at a college is there. Else K-12 words outweigh those of colleges: "my college
 * counselor at high school". Both named as a choice tell neither.
 */
export function schoolIn(text: string): SchoolKind | null {
  const plain = text.replace(eitherKind, ' ')
  if (atCollegeNow.test(plain)) return 'postsecondary'
  if (atSchool.some((sign) => sign.test(plain))) return 'k12'
  return atCollege.some((sign) => sign.test(plain)) ? 'postsecondary' : null
}
