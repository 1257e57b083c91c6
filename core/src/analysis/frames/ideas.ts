/** The ideas that frames of several groups share. Each is met by the words of one sentence. */
import { words } from '../language/phrase.ts'

/** Whoever may come along with a party. */
export const companion = words(
  'advis[eo]rs?',
  'attorneys?',
  'lawyers?',
  'counsel',
  'parents?',
  'mothers?',
  'fathers?',
  'moms?',
  'dads?',
  'famil(?:y|ies)',
  'relatives?',
  'friends?',
  'guests?',
  'any(?:one|body)',
  'some(?:one|body)',
  'support persons?',
  'guardians?',
  '(?:drive|come|ride) (?:in|along) with',
  'bring\\w* along',
)
export const counsel = words(
  'attorneys?',
  'lawyers?',
  'legal counsel',
  'solicitors?',
  'barristers?',
)

/** A modal or a verb with its "not", in full or short. */
const verbs =
  'should|must|may|might|can|could|shall|will|would|do|does|did|is|are|was|were|has|have|had|need'
export const not = words(
  `(?:${verbs}) (?:not|never|no longer)`,
  `(?:should|must|need|ca|could|wo|would|do|does|did|is|are|was|were|has|have|had)n't`,
  'cannot',
  'not',
  'never',
  'nor',
  'neither',
)
/** Any way to deny: a negated verb, "no", "nobody", a refusal. */
export const denied = words(
  not,
  'no',
  'none',
  'nothing',
  'nobody',
  'no one',
  'without',
  'unable',
  'declin\\w+',
  'refus\\w+',
  'denied',
  'den(?:y|ies)',
  'turned (?:away|down)',
  'ruled out',
)

/** Either side of the case, or whoever stands for one. */
export const eitherSide = words(
  'complainants?',
  'respondents?',
  'other (?:party|student|person|side|family|parent)',
  '(?:accused|reporting|responding) (?:party|student|person|side)',
  'she',
  'he',
  'they',
  'her',
  'him',
  "(?:mr|ms|mrs|mx|dr)\\.? [\\w'-]+",
)
export const someParty = words(
  eitherSide,
  'you',
  'your (?:son|daughter|child|student)',
  'students?',
  'part(?:y|ies)',
  'famil(?:y|ies)',
)

/** A decision of the school, as a paper or as its result. */
export const decision = words(
  'decisions?',
  'determinations?',
  'rulings?',
  'verdicts?',
  'outcomes?',
  'findings?',
  'results?',
)

/** "No student is removed", "nobody has to": nothing is done, whatever the rest of the sentence says. */
export const noneDoes =
  /(?:^|[;:,(]\s?(?:and |but )?)(?:\d+\. |[a-z]\) )?(?:no|nobody|no one|nothing|none|neither|never)\s/
