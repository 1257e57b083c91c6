/** Bars on staff, which bind no party. */
import { phrase } from '../../language/phrase.ts'

export const aboutStaff = phrase`(?:people in this office|our (?:staff|people|investigators?|office)|staff(?: members?)?|employees|investigators|panel(?: members?| sits)?|faculty|we|i|officials|advis[eo]rs|members) (?:\w+ ){0,12}?(?:(?:may|must|will|shall|do|does|can|should|are|have been) ?(?:not|n't|never)|keep|cannot|instructed|told not|asked not|reminded)`
