import { words } from '../../../analysis/language/phrase.ts'

/** Whose matter it is: the asker, or somebody whom they stand by. */
export const ours = words(
  'i',
  'we',
  'me',
  'us',
  'my (?:son|daughter|kid|child|friend|roommate|sister|brother|student|client|wife|husband|girlfriend|boyfriend|teammate|niece|nephew|\\w+ grader)',
  'she',
  'he',
  'they',
  'a (?:girl|guy|friend|student|kid|coworker|colleague)',
)

/** Taking part in a case, in everyday words. */
export const tookPart = words(
  'reported',
  'reporting',
  'filed',
  'filing',
  'complained',
  'testified',
  'testifying',
  'came forward',
  'spoke up',
  'speaking up',
  'spoke out',
  'told (?:the )?(?:title ix|coordinator|dean|investigator|principal|counselor|school|panel|office|hr|them the truth)',
  'gave (?:a|my|his|her) (?:statement|testimony|name)',
  'a witness',
  'witnessed for',
  'named (?:him|her|them)',
  'backed (?:him|her|them) up',
  'signed (?:the|a|my) (?:complaint|statement)',
  'went to (?:the )?(?:title ix|dean|hr|coordinator|principal)',
  '(?:my|the|her|his) (?:report|complaint|statement|testimony)',
  '(?:his|her|their|as|an|as an) advisor',
  '(?:helping|helped|supporting|supported|backing|vouched for|stood up for|stood by|sat with) (?:him|her|them|a (?:student|friend|girl|guy|kid))',
  'the (?:case|complaint|report|investigation|hearing) (?:started|opened|began|came out)',
  'refused to (?:testify|talk|answer|take part|participate|sign)',
)

/** The one at the school who deals with the case. */
export const office = words(
  'title ix',
  'coordinator',
  'dean',
  'school',
  'college',
  'university',
  'principal',
  'district',
  'office',
  'they',
  'investigator',
  'admin\\w*',
)
