import { stateCode } from '../../core/src/schools/usStates.ts'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&nbsp;': ' ',
}

const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/Univsersity|Univerisity|Univervsity|Univeristy|Universty/g, 'University'],
  [/Commuinty/g, 'Community'],
  [/Colelge/g, 'College'],
  [/\bHighschool\b/g, 'High School'],
  [/\bSt\. Edwards\b/g, "St. Edward's"],
  [/^С/u, 'C'],
]

/**
 * The names in a file of the domain list: one a line, without addresses of any kind, notes, marks such as
 * ".group", foreign scripts and doubles.
 */
export function cleanListedNames(text: string): string[] {
  const names = text
    .split(/[\r\n]+/)
    .map(cleanName)
    .filter(isName)
  return [...new Set(names)]
}

function cleanName(line: string): string {
  let name = line.normalize('NFC').replace(/[\p{C}"]/gu, '')
  name = name.replace(/&(amp|#39|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
  name = name.replace(/^(?:college )?name:\s*/i, '').replace(/\s+-\s+https?:.*$/, '')
  for (const [wrong, right] of spellings) name = name.replace(wrong, right)
  name = name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,|]+$/, '')
    .replace(/^[\s,|]+/, '')
  name = name.replace(/ \((?:[A-Z]{2,6}|System)\)$/, '').replace(/ - /g, ', ')
  return name === name.toLowerCase() || name === name.toUpperCase() ? titled(name) : name
}

function titled(name: string): string {
  const small = new Set(['of', 'and', 'at', 'the', 'in', 'for'])
  const words = name.toLowerCase().split(' ')
  return words.map((word, at) => (at > 0 && small.has(word) ? word : upperFirst(word))).join(' ')
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function isName(line: string): boolean {
  const noise = /^\.|https?:|www\.|@|\.(?:edu|com|txt|us)\b|^(?:address|website|zip|email)\b|\d{3}/i
  return (
    line.length >= 5 &&
    line.length <= 120 &&
    !noise.test(line) &&
    /^[\p{Script=Latin}\p{N}\p{P}\s&]+$/u.test(line)
  )
}

/** "Northeastern University, Boston, MA, USA" -> the name and "Boston, MA". */
export function splitPlace(text: string): { name: string; location: string | null } {
  const match = /^(.+?), ([A-Z][\p{L} .]+), ([A-Z]{2}|[A-Z][\p{L} ]+?)(?:, USA)?$/u.exec(text)
  const [, name, city, state] = match ?? []
  const code = state === undefined ? undefined : state.length === 2 ? state : stateCode(state)
  if (name === undefined || code === undefined) return { name: text, location: null }
  return { name, location: `${city}, ${code}` }
}
