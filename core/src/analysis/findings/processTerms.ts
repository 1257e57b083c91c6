import { affirms } from '../language/find.ts'
import { wording } from '../language/phrase.ts'
import type { Term } from './term.ts'

/** How the process runs. */
export const processTerms: readonly Term[] = [
  {
    id: 'presumption',
    title: 'Presumption',
    readings: [
      {
        text: 'The respondent is presumed not responsible until the process ends.',
        pattern: affirms(
          wording`presum(?:ed|ption|e) … (?:not (?:to be )?responsible|non-?responsib|innocen|not responsible)|start from .. (?:position|premise) that … not responsible`,
        ),
      },
    ],
  },
]
