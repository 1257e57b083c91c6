/** How letters say that both parties get one thing at one time. */
import { phrase } from '../language/phrase.ts'
import type { Assured } from './assurance.ts'

export const both =
  '(?:both|each|either|all|all parties|same|together|jointly|simultaneous\\w*|one (?:message|mailing|day|moment)|single (?:message|mailing|e-?mail)|parties|families)'

/** Both get it in one sending. */
export const toldTogether: readonly Assured[] = [
  {
    all: [
      phrase`${both}`,
      phrase`(?:sent|sends?|sending|mail\w*|letter|notice|cop(?:y|ies)|told|inform\w*|notif\w*|receiv\w*|gets?|goes|going|e-?mail\w*|written|issued|addressed|dear|reach\w*|transmit\w*|deliver\w*|message|minute|hour|day|to)`,
    ],
  },
  {
    all: [
      phrase`(?:complainants?|respondents?|m[rs]s?\.? [\w-]+|other (?:party|student|person)|she|he)`,
      phrase`(?:same|cop(?:y|ied|ies)|also|too|likewise|identical|simultaneous\w*|cc|in parallel)`,
      phrase`(?:letter|notice|sent|receiv\w*|gets?|mail\w*|told|inform\w*|cc|copy|copied|writing|decision)`,
    ],
  },
]
