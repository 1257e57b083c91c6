import type { Facts } from '../facts.ts'
import { passageAround } from '../findings/passage.ts'
import type { Passage, Person, Role } from '../report.ts'
import { shownName } from './names.ts'
import { addressee } from './writers.ts'

/**
 * Whom the document names, each person once with every part that they have, in the order of the parts. Of a policy that
 * is the coordinator alone, with the deputies: others in it stand for examples. Nobody of a paper that is not of a
 * case.
 */
export function peopleIn({
  docType,
  parties,
  reading,
}: Pick<Facts, 'docType' | 'parties' | 'reading'>): Person[] {
  if (docType === 'other' || docType === 'general_conduct') return []
  const isToBoth = docType === 'school_policy' || toBoth.test(reading.document.text)
  const to = isToBoth ? null : addressee(reading)
  const people = new Map<string, { name: string; parts: (Passage & { role: Role })[] }>()
  for (const { role, name: own, fullName, sentence, start, end } of parties) {
    const name = fullName ?? own
    if (docType === 'school_policy' && !role.endsWith('_coordinator')) continue
    const key = keyOf(name)
    const person = people.get(key) ?? { name: shownName(name), parts: [] }
    const isNew = !person.parts.some((part) => part.role === role)
    if (isNew) person.parts.push({ role, ...passageAround(reading, sentence, start, end) })
    people.set(key, person)
  }
  const reader = to && keyOf(to.name)
  return [...people].map(([key, person]) =>
    key === reader ? { ...person, isReader: true } : person,
  )
}

/** "You each have the same letter": it is not written to whom its first line names alone. */
const toBoth = /\b(?:you (?:each|both)|(?:each|both) of you|the two of you)\b/i

const titles: ReadonlySet<string> = new Set(['mr', 'ms', 'mrs', 'mx', 'dr', 'prof', 'professor'])

/** The same for "DANA WHITLOCK", "Whitlock, Dana" and "Ms. Dana Whitlock". A surname alone may be another person's. */
function keyOf(name: string): string {
  const words = shownName(name)
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll('.', ''))
  const isTitled = words.length > 2 && titles.has(words[0] ?? '')
  return (isTitled ? words.slice(1) : words).join(' ')
}
