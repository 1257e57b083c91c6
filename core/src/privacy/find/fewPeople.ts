import type { Candidate } from '../detail.ts'
import { relationWords, titles } from '../words/titles.ts'
import type { Token } from '../words/token.ts'
import { wordSet } from '../words/wordSet.ts'

const MEMBER = 'somebody at this school'
const RELATIVE = 'a relative of somebody here'
const being = wordSet("am i'm i’m im was is are were as he's he’s she's she’s hes shes be being")
const anybody = wordSet(
  'person one people thing way reason time place office option choice part adult',
)
const parties = wordSet(
  'man woman boy girl guy kid child family person other student respondent complainant victim survivor witness',
)
const counts = wordSet('only sole lone first last')
const few = wordSet('two three four five six 2 3 4 5')
const tells = wordSet('who that whose with from they which we')
/** What happens to many: "the one who had to move", "the person who reported". */
const usual = wordSet(
  'had was got is has reported filed complained lost helped did and listened answered called made gets',
)
const kin = wordSet(
  'son daughter nephew niece cousin wife husband kid brother sister sibling twin grandson granddaughter stepson mother father grandfather grandmother aunt uncle mom dad',
)
const owners = wordSet('my his her their our')
const sizes = wordSet('two three four five six seven eight nine ten eleven twelve')
const cohorts = wordSet('graduated class cohort section lab program')
const leaving = wordSet('left resigned retired quit died transferred fired promoted dropped')
const whenWords = wordSet('in the after last over that this two three a before during right when')
const subjects = wordSet('who she he')

/** Circumstances that fit one or two people, told in any words: who somebody is the only one of, or known as. */
export function findFewPeople(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const replacement =
      knownAs(tokens, at) ?? relative(tokens, at) ?? leaver(tokens, at) ?? smallGroup(tokens, at)
    if (replacement === null) continue
    // "who left in March" ends with its time, since the sentence goes on with what they did.
    const left = replacement.endsWith(' left')
    const last = left ? endOfLeaving(tokens, at) : endOfClause(tokens, at + 3)
    found.push({
      kind: 'unique_circumstance',
      start: tokens[at]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
      reason: 'may fit only one or two people.',
      replacement,
    })
    at = last
  }
  return found
}

/** "I am the only ...", "as one of two ...", "he is the guy who ...". `at` is the article. */
function knownAs(tokens: readonly Token[], at: number): string | null {
  if (!being.has(tokens[at - 1]?.key ?? '') || tokens[at - 1]?.closes) return null
  const key = (ahead: number) => tokens[at + ahead]?.key ?? ''
  if (key(0) === 'one' && key(1) === 'of') {
    const number = few.has(key(2)) || few.has(key(3))
    return number ? MEMBER : null
  }
  if (key(0) !== 'the') return null
  if (counts.has(key(1))) {
    if (tokens[at + 2]?.closes) return null
    const plain = anybody.has(key(2)) && (tells.has(key(3)) || key(3) === 'to' || key(3) === 'i')
    return plain || anybody.has(key(2)) || key(2) === 'to' ? null : MEMBER
  }
  for (let ahead = 2; ahead <= 4; ahead += 1) {
    if (tokens[at + ahead - 1]?.closes) return null
    const shown = key(ahead) === 'on' && key(ahead - 1) === 'one'
    if (!tells.has(key(ahead)) && !shown) continue
    const [head, deed] = [key(ahead - 1), key(ahead + 1)]
    if (anybody.has(head) && head !== 'one') return null
    const carried = deed === 'had' && key(ahead + 2) === 'to' && key(ahead + 3) === 'be'
    return (head === 'one' || parties.has(head)) && usual.has(deed) && !carried ? null : MEMBER
  }
  return null
}

/** "the superintendent's nephew", "the son of the lady from the cafeteria". */
function relative(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  if (!token || token.closes) return null
  const next = tokens[at + 1]?.key ?? ''
  const known = titles.has(token.key) || !(relationWords.has(token.key) || parties.has(token.key))
  const the = tokens[at - 1]?.key === 'the' && !kin.has(token.key)
  if (the && known && token.text.length > token.key.length && kin.has(next)) return RELATIVE
  // "my grandfather, a retired bishop"
  if (owners.has(token.key) && kin.has(next) && tokens[at + 1]?.closes) {
    return ['a', 'an'].includes(tokens[at + 2]?.key ?? '') ? `${token.key} relative` : null
  }
  const of = kin.has(token.key) && next === 'of' && tokens[at + 2]?.key === 'the'
  return of ? RELATIVE : null
}

/** "who left in March", "she resigned the Monday after we filed". */
function leaver(tokens: readonly Token[], at: number): string | null {
  if (!subjects.has(tokens[at]?.key ?? '')) return null
  const verb = tokens[at + 1]?.key === 'was' ? at + 2 : at + 1
  if (!leaving.has(tokens[verb]?.key ?? '') || tokens[verb]?.closes) return null
  return whenWords.has(tokens[verb + 1]?.key ?? '') ? `${tokens[at]?.key} left` : null
}

function endOfLeaving(tokens: readonly Token[], at: number): number {
  const verb = tokens[at + 1]?.key === 'was' ? at + 2 : at + 1
  return Math.min(tokens[verb + 1]?.closes ? verb + 1 : verb + 2, tokens.length - 1)
}

/** "graduated with eleven other people", "a class of nine". */
function smallGroup(tokens: readonly Token[], at: number): string | null {
  if (!cohorts.has(tokens[at]?.key ?? '') || tokens[at]?.closes) return null
  if (!['with', 'of'].includes(tokens[at + 1]?.key ?? '')) return null
  return sizes.has(tokens[at + 2]?.key ?? '') ? (tokens[at]?.text ?? '') : null
}

function endOfClause(tokens: readonly Token[], from: number): number {
  let last = Math.min(from - 2, tokens.length - 1)
  while (!tokens[last]?.closes && last + 1 < tokens.length && last < from + 12) {
    if (['so', 'and', 'but'].includes(tokens[last + 1]?.key ?? '')) break
    last += 1
  }
  return last
}
