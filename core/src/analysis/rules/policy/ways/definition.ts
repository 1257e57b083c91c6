import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const title = words(
  'title ix',
  'sexual harassment',
  'grievance (?:process|procedure)',
  'harassment',
  'formal complaints?',
  'our definition',
  'our policy',
)
const other = words(
  '(?:so )?(?:severe or pervasive|pervasive or severe)',
  'limits or denies',
  'sex-based harassment',
  'hostile environment',
  'totality of the circumstances',
  '2024',
  'subjectively and objectively',
  'any one of the three',
  'sufficiently serious',
  'purpose or effect',
  'unreasonably interfering',
  'intimidating climate',
  'even a mild',
  'makes somebody uncomfortable',
  'feel unwelcome',
  'rude, lewd',
  'offensive, or frequent',
  'changed to "?limits',
  '(?:any|whatever) (?:\\w+ ){0,2}?(?:unwanted|unwelcome|rude|vulgar|breach|offensive) ',
  'repeated at least',
  'forcible felony',
  'only physical contact',
  'opposite sex',
  'grades went down',
  'denied the person equal access as well',
  'dress code',
)
/** The sentence rejects the other definition, or speaks of another code. */
export const otherDefinition = [
  phrase`(?:need not be|assault is enough|vacated|struck down|set aside|no force|does not use|do not use|not part of title ix|not both|state law|outside title ix|instead|we went back|governs nothing|no longer (?:applies|in force)|put the "?and|not title ix|does not fall under|printed side by side|general code|may still break|repealed|comparison)`,
]

/** The ways in which a policy defines sexual harassment otherwise than the rule in force. */
export const definitionWays: readonly Pattern[] = [
  against(phrase`${title} … (?:${other})`, { unless: otherDefinition, anyStance: true }),
  against(phrase`(?:${other}) … ${title}`, { unless: otherDefinition, anyStance: true }),
  against(
    phrase`(?:quid pro quo|dating violence|domestic violence|stalking|words and images|sexual assault) (?:\w+ ){0,4}?(?:is|are) (?:not (?:part|included|covered)|outside)`,
    { unless: otherDefinition },
  ),
  against(
    phrase`harassment … (?:is any|means any|is understood as any|shall mean conduct between|only)|understands any breach`,
    { unless: otherDefinition },
  ),
  against(
    phrase`(?:must be|has to be) (?:repeated|physical)|(?:severe|pervasive)"? or "?(?:pervasive|severe|objectively)`,
    { about: [phrase`${title}`], unless: otherDefinition, anyStance: true },
  ),
]
