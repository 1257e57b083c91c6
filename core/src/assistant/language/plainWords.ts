import { listed, paired } from './listed.ts'
import { shortForm } from './shortForms.ts'
import { mendedSpelling } from './spelling.ts'

/**
 * A message as the rules of the assistant read it: small Latin letters and figures, single spaces, no
 * apostrophes, accents or commas; '|' where a statement ends and '?' where a question ends, each between
 * spaces. Short forms, hidden letters ("k!ll", "su*cide", "k.m.s") and slips are written out: "Dont wanna
 * liiive" is "do not want to live". English and Spanish. Any text is accepted.
 */
export function plainWords(text: string): string {
  const words: string[] = []
  for (const token of tokensOf(joinedLetters(evenText(text)))) {
    if (token === '|' || token === '?') {
      if (words.length > 0 && words.at(-1) !== '|' && words.at(-1) !== '?') words.push(token)
    } else words.push(...wordsOf(token))
  }
  return words.join(' ')
}

function evenText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replace(/\bo\.?d['’.]?(?:ed|d)\b(?<!odd)/g, 'overdosed')
    .replace(/[‘’ʼ'`´]/g, '')
    .replace(/\.{2,}|…/g, ' ')
}

/** "k m s" and "k.m.s." are "kms"; an "i" or "a" among words stays alone. */
function joinedLetters(text: string): string {
  return text.replace(/(?<![a-z0-9])(?:[a-z][ .\-_]){2,7}[a-z](?![a-z0-9])/g, (letters) =>
    letters.replace(/[^a-z]/g, ''),
  )
}

/** Words with the signs that stand for letters, and the ends of sentences. */
const TOKEN = /[a-z0-9@$*](?:[a-z0-9@$*!]*[a-z0-9@$*])?(?:\.\d+)*|[?¿]|[.!;:\n]/g

function tokensOf(text: string): string[] {
  const tokens = text.match(TOKEN) ?? []
  return tokens.map((token) => {
    if (token === '?') return '?'
    return /^[.!;:\n¿]$/.test(token) ? '|' : token
  })
}

function wordsOf(token: string): string[] {
  const direct = shortForm(token)
  if (direct) return direct.split(' ')
  if (/^[\d.]+$/.test(token)) return [token]
  const word = mendedSpelling(withoutStretch(withLetters(token)))
  return (shortForm(word) ?? word).split(' ').filter((part) => part !== '')
}

const letterSigns: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '1': 'i',
  '3': 'e',
  '0': 'o',
  '4': 'a',
  '5': 's',
  '*': '',
}

/** Figures and signs inside of a word are letters: "k1ll", "r@ped". "k*ll" has one letter to guess. */
function withLetters(token: string): string {
  if (!/[@$*!0-9]/.test(token)) return token
  const starred = starredWords.get(token)
  if (starred) return starred
  if (!/^[a-z].*[a-z]$/.test(token.replace(/^[@$]|[@$]$/g, 'a'))) return token
  return token.replace(/[@$*!0-9]/g, (sign) => letterSigns[sign] ?? sign)
}

const starredWords: ReadonlyMap<string, string> = paired(
  'k*ll: kill, k**l: kill, k*lled: killed, d*e: die, d**: die, r*pe: rape, r*ped: raped, r**ed: raped, r***: rape, r****: raped, s*icide: suicide, s******: suicide, de@d: dead, d3ad: dead',
)

/** "dieeee" is "die" and "pleaseee" is "please": three equal letters or more are one or two. */
function withoutStretch(word: string): string {
  if (!/(.)\1\1/.test(word)) return word
  const twice = word.replace(/(.)\1{2,}/g, '$1$1')
  const once = word.replace(/(.)\1{2,}/g, '$1')
  return doubled.has(twice) ? twice : once
}

const doubled: ReadonlySet<string> = new Set(
  listed(`
  kill killing killed well will tell all call need see free been too soon good school room
  feel feeling off still keep sleep week bleeding pills pill fell hell hello guilty yell
  yelling happen happened
`),
)
