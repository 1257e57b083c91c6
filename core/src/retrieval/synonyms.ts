import { matters } from './synonyms/matters.ts'
import { people } from './synonyms/people.ts'
import { steps } from './synonyms/steps.ts'

/**
 * What people write for the same thing. Each line is a concept with its forms, parted by commas: single words
 * or phrases, in any inflection. A form stands for its concept in the guide and in a question alike. Names
 * of concepts begin with a sign that no word has.
 */
export const synonyms: Readonly<Record<string, string>> = { ...people, ...steps, ...matters }
