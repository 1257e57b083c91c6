import type { DateSite } from './dateSite.ts'

const kinds: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bpanel(?:ist)?\b/, 'a panel member'],
  [/\binvestigators?\b/, 'an investigator'],
  [
    /\b(?:hearing officers?|hearing chair|judges?|judge-designate|decision-?makers?)\b/,
    'the decision-maker',
  ],
  [/\bappeals? officers?\b/, 'the appeal officer'],
  [/\b(?:facilitators?|mediators?)\b/, 'the facilitator'],
]

const ANYONE = 'anyone who handles the case'

/** All whom one may object to, as a name has them. */
export const allObjectedTo: readonly string[] = [ANYONE, ...kinds.map(([, name]) => name)]

/** To whom one may object, where the sentence or the one before it speaks of just one kind of person. */
export function objectsTo({ plain, previous }: Pick<DateSite, 'plain' | 'previous'>): string {
  for (const words of [plain, `${previous} ${plain}`]) {
    const [only, ...others] = kinds.filter(([kind]) => kind.test(words))
    if (only && others.length === 0) return only[1]
  }
  return ANYONE
}
