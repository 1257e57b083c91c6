import type { Candidate } from '../detail.ts'
import { surnames } from '../words/firstNames.ts'
import {
  bodyWords,
  contactVerbs,
  humanVerbs,
  personVerbs,
  plainWords,
} from '../words/plainWords.ts'
import type { Word } from '../words/word.ts'
import { wordSet } from '../words/wordSet.ts'
import {
  adjoins,
  couldBeName,
  endOfName,
  isDoubtful,
  isFirstName,
  isMarked,
  nameRun,
} from './nameRun.ts'
import type { TokenizedText } from './tokenizedText.ts'

const placeLeads = wordSet('san santa saint st fort new lake mount port north south east west')
const placePrepositions = wordSet('in at from near to through outside')
const publicSurnames = wordSet('biden trump obama devos cardona bush clinton doe roe')
/** Deeds that even an office cannot do: "the Green Dot helped" names nobody. */
const speech = wordSet(
  'said told lied claimed admitted denied testified knew reported accused filed asked texted emailed',
)
/** "in Virginia" is a place, "with Virginia" may be a person; only deeds settle it. */
const ownedByPeople = wordSet(
  'room dorm apartment story statement house phone car lawyer friends name',
)

/** Names without a title or relation: from the list of first names, or by what they did. */
export function findPlainNames(tokenized: TokenizedText): Candidate[] {
  const { words, text } = tokenized
  const found: Candidate[] = []
  for (let at = 0; at < words.length; at += 1) {
    const introduced = introducedAt(words, at)
    const last = introduced ?? knownAt(words, at, text) ?? unknownAt(words, at)
    const first = words[at]
    const end = words[last ?? at]
    if (last === null || !first || !end) continue
    if (!isInSchoolName(tokenized, words, at, last)) {
      found.push({
        kind: 'person_name',
        start: first.start,
        end: endOfName(text, end),
        core: text.slice(first.start, end.end),
        reason: 'is a person’s name.',
        replacement: introduced === null ? vaguer(text, first.start, end.end) : null,
      })
    }
    at = last
  }
  return found
}

/** "My name is Olivia Bennett": whatever follows is a name, and no other words fit there. */
function introducedAt(words: readonly Word[], at: number): number | null {
  const word = words[at]
  if (!word || words[at - 1]?.key !== 'is' || words[at - 2]?.key !== 'name') return null
  if (words[at - 3]?.key !== 'my' || !adjoins(word)) return null
  if (plainWords.has(word.key) || bodyWords.has(word.key)) return null
  const listed = isFirstName(word) || isDoubtful(word)
  if (!isMarked(word)) return listed ? at : null
  const run = nameRun(words, at)
  return run.isBody ? null : run.last
}

/** The last word of a name that starts with a known first name, or null. */
function knownAt(words: readonly Word[], at: number, text: string): number | null {
  const word = words[at]
  if (!word || (!isFirstName(word) && !isDoubtful(word)) || isInAddress(word, text)) return null
  if (placeLeads.has(words[at - 1]?.key ?? '') && adjoins(word)) return null
  const run = isMarked(word) ? nameRun(words, at) : unmarkedRun(words, at)
  const last = words[run.last]
  const after = words[run.last + 1]
  if (run.isBody || !last || publicSurnames.has(last.key)) return null
  if (/^(?:doe|roe)$/.test(after?.key ?? '')) return null
  if (/^vs?$/.test(after?.key ?? '') || /^vs?$/.test(words[at - 1]?.key ?? '')) return null
  if (last.possessive && /^(?:law|act|rule|list|college|university)$/.test(after?.key ?? '')) {
    return null
  }
  if (isFirstName(word)) return run.last
  return isPersonHere(words, at, run.last) ? run.last : null
}

/** In small letters or in a line of capitals only a common surname is sure to belong. */
function unmarkedRun(words: readonly Word[], at: number): { last: number; isBody: boolean } {
  const next = words[at + 1]
  const joined = adjoins(next) && !words[at]?.possessive
  if (joined && (surnames.has(next.key) || isActor(words, at + 1)))
    return { last: at + 1, isBody: false }
  const capitals = words[at]?.capital && next?.capital
  return { last: at, isBody: joined && capitals === true && bodyWords.has(next.key) }
}

/** "liam obrien reported it": a word in small letters between a first name and a deed. */
function isActor(words: readonly Word[], at: number): boolean {
  const [word, deed] = [words[at], words[at + 1]]
  if (!word || plainWords.has(word.key) || personVerbs.has(word.key) || word.key.endsWith('ly'))
    return false
  return adjoins(deed) && personVerbs.has(deed.key)
}

/** Whether "Grace", "Will" or "Madison" names a person in this place. */
function isPersonHere(words: readonly Word[], at: number, last: number): boolean {
  const word = words[at]
  const end = words[last]
  const next = words[last + 1]
  const earlier = words[at - 1]?.key ?? ''
  if (!word || !end || !isMarked(word) || (word.opens && plainWords.has(word.key))) return false
  if (placePrepositions.has(earlier) && last === at) return false
  // "May came" is a month; "May told me" is a person.
  if (/^(?:came|went)$/.test(next?.key ?? '') && last === at) return false
  const deed = adjoins(next) && (personVerbs.has(next.key) || humanVerbs.has(next.key))
  if (deed || (end.possessive && ownedByPeople.has(next?.key ?? ''))) return true
  if (last > at) return surnames.has(end.key) || !word.opens
  return contactVerbs.has(earlier) || (earlier === 'with' && !plainWords.has(word.key))
}

/** Two unknown capitalised words, or one, that do what only people do. */
function unknownAt(words: readonly Word[], at: number): number | null {
  const word = words[at]
  if (!couldBeName(word) || isDoubtful(word) || word.key.endsWith('ly')) return null
  if (placeLeads.has(word.key) || publicSurnames.has(word.key)) return null
  const earlier = words[at - 1]
  if (adjoins(word) && /^(?:the|a|an|of|at|in)$/.test(earlier?.key ?? '')) return null
  const run = nameRun(words, at)
  const end = words[run.last]
  const next = words[run.last + 1]
  if (run.isBody || !end || end.possessive || publicSurnames.has(end.key)) return null
  const pair = run.last > at
  const verb = adjoins(next) ? next.key : ''
  if (humanVerbs.has(verb)) return run.last
  if (pair && speech.has(verb)) return run.last
  return pair && !word.opens && isObjectOfDeed(words, at) ? run.last : null
}

/** "I emailed Priyanka Raman", "accused by Priyanka Raman". */
function isObjectOfDeed(words: readonly Word[], at: number): boolean {
  const earlier = words[at - 1]?.key ?? ''
  if (contactVerbs.has(earlier)) return true
  return earlier === 'by' && /(?:ed|told|hit|seen)$/.test(words[at - 2]?.key ?? '')
}

function isInAddress(word: Word, text: string): boolean {
  const left = text.slice(Math.max(0, word.start - 2), word.start)
  const right = text.slice(word.end, word.end + 2)
  // "Jamie/Priya" are two people.
  const isBeside = /\p{L}\/$/u.test(left) || /^\/\p{L}/u.test(right)
  if (isBeside && !isLink(word, text)) return false
  return /[@/_.=\d]$/.test(left) || /^(?:[@/_=\d]|\.[\p{L}\d])/u.test(right)
}

const LONGEST_LINK = 300

/** Whether a word stands in something like "lakeside.edu/jamie". */
function isLink(word: Word, text: string): boolean {
  const head =
    /\S*$/.exec(text.slice(Math.max(0, word.start - LONGEST_LINK), word.start))?.[0] ?? ''
  const tail = /^\S*/.exec(text.slice(word.end, word.end + LONGEST_LINK))?.[0] ?? ''
  return /[.@:_=\d~]\S*\/|^u?\//.test(head) || /^\/\S*[.:_=\d]\S/.test(tail)
}

function isInSchoolName(
  tokenized: TokenizedText,
  words: readonly Word[],
  first: number,
  last: number,
): boolean {
  const keys = words.slice(first, last + 1).map((word) => word.key)
  return tokenized.schoolName.includes(` ${keys.join(' ')} `)
}

const STUDENT_LIFE =
  /\b(?:students?|classmates?|roommates?|teammates?|dorms?|parties|party|friends?|dating|lab|class)\b/i
const NEARBY = 80
const GREETED = /\b(?:thank you|thanks|dear|hello|hi|hey|bye)[\s,]+$/i

function vaguer(text: string, start: number, end: number): string | null {
  // Nobody can be thanked or greeted as "someone".
  if (GREETED.test(text.slice(Math.max(0, start - 12), start))) return null
  const nearby = text.slice(Math.max(0, start - NEARBY), start) + text.slice(end, end + NEARBY)
  return STUDENT_LIFE.test(nearby) ? 'another student' : 'someone'
}
