import { isAuthority } from './authorities.ts'
import { cites } from './cites.ts'

/** A reference to law in a text: [start, end) in UTF-16 units. */
export interface FoundCite {
  readonly start: number
  readonly end: number
  /** Written as the guide writes it, such as '34 CFR 106.45(b)(5)(iv)'; '' where we know no such law. */
  readonly cite: string
}

const sign = '(?:§{1,2}|\\bsections?\\b|\\bsecs?\\.|\\bparagraphs?\\b)'
const code = '\\b(?:title\\s+)?34\\s{0,3}(?:C\\.?\\s?F\\.?\\s?R\\.?|code of federal regulations)'
/** Behind a blank only what can be a designator: "(2020)" and "(see below)" are words of the text. */
const paragraph =
  '(?:\\(\\s?[A-Za-z0-9]{1,5}\\s?\\)|\\s\\(\\s?(?:[a-z]{1,2}|\\d{1,2}|[ivx]{1,5})\\s?\\))'
const terms = [...new Set(cites.flatMap((cite) => /\(([A-Z][a-z].*?)\)/.exec(cite)?.[1] ?? []))]
/** "§106.45(b)(5)(iv)", "34 C.F.R. § 106.45 (b)(5)", "34 CFR part 106.30(a)"; a bare number is of our part or has its paragraph. */
const regulation = new RegExp(
  `(?:(?:${code}(?:\\s|,){0,8}(?:${sign}\\s{0,3})?|${sign}\\s{0,3})(?:part\\s{1,3})?10[0-9]|(?<![\\d.$]|\\d,)\\b(?:106|10[0-9](?=\\.\\d{1,3}\\()))\\.\\d{1,3}(?:${paragraph}){0,7}(?:\\s?\\((?:${terms.join('|')})\\)(?:\\(\\d\\))?)?`,
  'gi',
)
/** Another title or part of the same code: none of it is in the guide. */
const otherRegulation =
  /\b\d{1,2}\s*C\.?\s*F\.?\s*R\.?\s*(?:§+\s*|part\s+)?(?!106\b(?!\.\d))\d+(?:\.\d+)*(?:\([A-Za-z0-9]{1,5}\))*/gi
const statute =
  /\b\d{1,2}\s*U\.?\s*S\.?\s*C\.?(?:\s*(?:§+|sections?|sec\.))?\s*\d+[a-z]?(?:[-–]\d+)?(?:\([A-Za-z0-9]{1,5}\))*/gi
const register = /\b\d{2,3}\s*(?:F\.?\s?R\.?|Fed\.?\s*Reg\.?)\s*\d[\d,]{2,7}/gi
const reporter =
  /\b\d{1,4}\s+(?:U\.\s?S\.|S\.\s?Ct\.|F\.\s?(?:2d|3d|4th)|F\.\s?Supp\.(?:\s?[23]d)?)\s+\d{1,5}(?:\s?\([^()\n]{2,40}\))?/g
const word = "[A-Z][\\w.'’&-]{0,40}"
const name = `(?:${word}|of|the|for|and|ex|rel\\.)`
const lawsuit = new RegExp(
  `\\b(?!(?:In|See|Under|But|And|The|As)\\s)${word}(?:\\s${name}){0,6}\\sv\\.?\\s${word}(?:\\s${name}){0,6}(?:,?\\s(?:No\\.\\s[\\w:-]+\\s?)?\\((?:[^()\\n]{3,40})\\))?`,
  'g',
)

const patterns = [regulation, otherRegulation, statute, register, reporter, lawsuit]

/** Every reference to law in a text, in order, none inside of another. */
export function findCites(text: string): FoundCite[] {
  const found = patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const words = match[0].replace(/[\s.,;]+$/, '')
      return { start: match.index, end: match.index + words.length, cite: canonical(words) }
    }),
  )
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: FoundCite[] = []
  for (const cite of found) if (cite.start >= (kept.at(-1)?.end ?? 0)) kept.push(cite)
  return kept
}

const byShape = new Map(
  cites.flatMap((cite) => [...citesAbove(cite), cite]).map((cite) => [shape(cite), cite]),
)

/** A cite as the guide writes it; '' where the guide knows no such law. */
function canonical(words: string): string {
  const section = /10[0-9]\.\d{1,3}.*$/s.exec(words)?.[0]
  if (section === undefined || /U\.?\s*S\.?\s*C/.test(words)) return authority(words)
  return byShape.get(shape(section)) ?? ''
}

/** Without spaces and in small letters; the code's name and the signs before the section are left out. */
function shape(cite: string): string {
  return (/10[0-9]\.\d{1,3}.*$/s.exec(cite)?.[0] ?? cite).replace(/\s/g, '').toLowerCase()
}

/** '34 CFR 106.45(b)(5)', '34 CFR 106.45(b)' and '34 CFR 106.45' for '34 CFR 106.45(b)(5)(i)'. */
export function citesAbove(cite: string): string[] {
  const parents: string[] = []
  let rest = cite
  for (;;) {
    const upper = rest.replace(/\s?\([^()]*\)$/, '')
    if (upper === rest) return parents
    parents.push(upper)
    rest = upper
  }
}

const authorityShapes: readonly (readonly [RegExp, string])[] = [
  [/^20usc(?:§|section)*1681(?:[-–](?:16)?88|\(.*)?$/, '20 U.S.C. 1681'],
  [/^20usc(?:§|section)*1092(?:\(f\)(?:\(8\).*)?)?$/, '20 U.S.C. 1092(f)(8)'],
  [/^20usc(?:§|section)*1232g(?:\(.*)?$/, '20 U.S.C. 1232g'],
  [/^85f(?:ed)?r(?:eg)?30026$/, '85 FR 30026'],
  [/^91f(?:ed)?r(?:eg)?61308$/, '91 FR 61308'],
  [/tennesseevcardona/, 'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)'],
  [/victimrightslawcenter(?:etal)?vcardona/, 'Victim Rights Law Center v. Cardona (D. Mass. 2021)'],
]

function authority(words: string): string {
  const plain = words.toLowerCase().replace(/[\s.,'’]/g, '')
  const found = authorityShapes.find(([pattern]) => pattern.test(plain))?.[1] ?? ''
  return isAuthority(found) ? found : ''
}
