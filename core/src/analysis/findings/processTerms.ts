import { affirms, against } from '../language/find.ts'
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
  {
    id: 'evidence',
    title: 'Seeing the evidence',
    readings: [
      {
        text: 'It says that some or all of the evidence will not be shown.',
        pattern: against(
          wording`(?:evidence|statements?|file|materials) … (?:will not|may not|cannot|is not|are not) be (?:shown|shared|given|sent|provided|released|disclosed)`,
          { unless: wording`with (?:others|anyone)|outside|third part` },
        ),
      },
    ],
  },
]
