import { affirms, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'

const judge = words(
  'i',
  'we',
  'the (?:appeal )?(?:officer|panel|board|decision[- ]?maker|committee|reviewer|provost|dean|superintendent)',
  'the university',
  'the college',
  'the district',
  'it',
  'he',
  'she',
)
const weighs = words(
  'find[s]?',
  'found',
  'conclude[sd]?',
  'am (?:not )?(?:satisfied|persuaded|convinced)',
  'is (?:not )?(?:satisfied|persuaded)',
  'was (?:not )?(?:satisfied|persuaded)',
  'agree[sd]?',
  'disagree[sd]?',
  'see[s]?',
  'saw',
  'consider(?:s|ed)?',
  'determine[sd]?',
  'note[sd]?',
  'do not (?:find|see|agree|accept|think)',
  'did not (?:find|see|agree|accept|think)',
  'checked',
  'compared',
  'reviewed',
)
const matter = words(
  'irregularit(?:y|ies)',
  'errors?',
  'evidence',
  'bias',
  'conflict',
  'outcome',
  'record',
  'ground',
  'message\\w*',
  'testimony',
  'procedures?',
  'panel',
  'hearing',
  'investigator',
  'questions?',
  'witness\\w*',
  'available',
  'affect\\w*',
)

/** Why this person decides the appeal is no reason for its result. */
const ofTheDecider = [
  phrase`appeal (?:came|comes|went|fell|was (?:given|sent|passed|referred|assigned)) to (?:me|us|this|the)`,
  phrase`asked (?:me|us) to (?:take|hear|decide|handle)`,
]

/** On what anybody may appeal is no reason for this result. */
const ofTheBases = phrase`(?:part(?:y|ies)|you|complainant|respondent|student|anyone|families) (?:may|can|could|might|(?:is|are) (?:allowed|entitled|permitted|free) to|(?:has|have) (?:the|a) right to) (?:\w+ )?appeal`

const reasonWords: readonly Pattern[] = [
  affirms(
    phrase`(?:(?:said|explained|set out|stated|gave|shows?) (?:\w+ ){0,4}?(?:why|its reasons)|on page \d+|little weight|more weight)`,
    { anyPolarity: true, unless: [phrase`not (?:told|say|said|explain\w*) why`] },
  ),
  affirms(
    phrase`(?:my|our|its) reasons|(?:is|was|are|were) (?:right|wrong|mistaken|correct) (?:that|in|to)|not made out|made out|may have mattered|would have mattered|could (?:not )?change|makes? (?:a|no) difference`,
    {
      anyPolarity: true,
      unless: [phrase`not (?:given|shared|stated)|do not (?:give|share|state)`],
    },
  ),
  affirms(phrase`(?:ground|point) (?:one|two|three|1|2|3|\w+)[,:.] \w+`, { anyPolarity: true }),
  affirms(
    phrase`(?:because|therefore|thus|accordingly|for (?:the (?:following|these)|these|this|that|two|three|several) reasons?|the reasons? (?:is|are|for)|this is why|which (?:means|shows)|it follows|consequently|hence|so that the)`,
    {
      unless: [
        phrase`(?:because|as) (?:an? )?appeal`,
        ...ofTheDecider,
        phrase`(?:accordingly|therefore|thus|consequently),? (?:the )?(?:appeal|decision|determination|finding|result|outcome|sanction)s? (?:is|are|was|were|stands?)`,
        phrase`no reasons?`,
      ],
      anyPolarity: true,
    },
  ),
  affirms(phrase`${judge} ${weighs} … ${matter}`, {
    anyPolarity: true,
    unless: [
      phrase`(?:full|entire|whole) (?:record|file)`,
      phrase`(?:after|having|upon) (?:careful|full|due)`,
    ],
  }),
  affirms(
    phrase`(?:would|could|did|does|do) (?:not )?(?:have )?(?:affect(?:ed)?|change[d]?|alter(?:ed)?|made a difference|influence[d]?) … (?:outcome|result|decision|finding|determination)`,
    { anyPolarity: true, unless: [phrase`(?:grounds?|bas[ei]s|appeal(?:s)? (?:may|must|can))`] },
  ),
  affirms(phrase`(?:was|were) (?:not )?(?:reasonably )?available (?:at|before|to|when|during)`, {
    anyPolarity: true,
    unless: [phrase`(?:grounds?|bas[ei]s|may appeal)`],
  }),
  affirms(
    phrase`(?:that|which|this|error|irregularity|bias|conflict|evidence) (?:has |have |may have |might have |\w+ly )*(?:affects?|affected|changed|altered|influenced) the (?:outcome|result|decision|finding)`,
    { unless: [phrase`(?:grounds?|bas[ei]s|may appeal|appeals? (?:may|must|can))`] },
  ),
  affirms(
    phrase`(?:, (?:since|as)|since (?:the|it|this|that|he|she|they|both|neither|no)|fails? (?:on|because|for)|was (?:put and answered|known to|told|given|sent))`,
    {
      anyPolarity: true,
      unless: [...ofTheDecider, phrase`(?:grounds?|bas[ei]s) for`, phrase`as (?:well|set out|you)`],
    },
  ),
  affirms(phrase`(?:rationale|reason(?:s|ing)?)[:.]`, { anyPolarity: true, headings: false }),
  affirms(
    phrase`(?:the )?(?:record|recording|transcript|file|evidence|e-?mails?|log|minutes) (?:show|shows|showed|indicate[sd]?|confirm(?:s|ed)?|contain(?:s|ed)?|reflect(?:s|ed)?|make[s]? clear|establish\w*)`,
    { anyPolarity: true },
  ),
]

/** Signs that a decision gives its reasons: a "because", or a ground weighed against the record. */
export const allReasonWords: readonly Pattern[] = reasonWords.map((pattern) => ({
  ...pattern,
  unless: [...(pattern.unless ?? []), ofTheBases],
}))
