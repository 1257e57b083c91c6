import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.44(a): prompt contact, and the complainant's wishes. */
export const supportWishes: Rule = {
  requirements: ['SUP-01'],
  title: 'Prompt contact and your wishes',
  documents: ['supportive_measures_letter'],
  check: search({
    against: [
      against(
        phrase`(?:\w+|\d+) (?:months?|weeks?) (?:after|since|ago|have passed|later|in (?:reaching|writing|contacting)) … (?:report\w*|contact\w*|reach\w*|writ\w+|need\w*|wrote|complaint)`,
        {
          near: [phrase`(?:contact\w*|reach\w*|writ\w+|support|need anything|first)`],
          unless: [
            phrase`(?:extension|until|incident|alleg\w+|semester|review (?:them|the measures)|last met|available|for up to|if you)`,
          ],
        },
      ),
      against(
        phrase`(?:nobody|no one|not|n't|never) … (?:contact\w*|reach\w* out|wr(?:ote|itten)|called) … (?:weeks?|months?) … (?:report\w*|since|after)`,
      ),
      against(
        phrase`(?:measures?|steps|decisions?|arrangements?) … (?:have|has|were|are|is) (?:been )?(?:already )?(?:decided|chosen|set|fixed|final|imposed|selected) .. (?:for you|without|and|by us)`,
        {
          unless: [
            phrase`(?:with you|together|your wishes|not final|you (?:asked|requested|chose))`,
          ],
        },
      ),
      against(
        phrase`(?:your|complainant's) (?:wishes|preferences?|views?|requests?) … (?:were|was|are|is|will|have|do|did|cannot|can)(?: not|n't)? (?:be )?(?:been )?(?:not )?(?:taken into account|consider\w*|asked|relevant|matter|needed|sought|heard)`,
        {
          unless: [phrase`^(?!.*(?:not|n't|never|cannot))`, phrase`(?:not (?:share|disclos)\w*)`],
        },
      ),
      against(
        phrase`(?:without|not|did not) (?:ask\w*|consult\w*|speak\w*|discuss\w*) .. (?:you|with you|the complainant) … (?:measures?|first|before|wish\w*|wants?|prefer\w*)`,
        { unless: [phrase`(?:will not|never|do not|nothing)`] },
      ),
    ],
    found: [
      affirms(phrase`(?:your|complainant's) (?:wishes|preferences?|requests?)`),
      affirms(
        phrase`(?:what (?:support|measures|would|help)|(?:if|which) .. (?:you would like|would help|you want)|as you (?:asked|requested|wished)|you (?:asked|requested|told us|chose)|tell (?:me|us) what)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words read as late contact, or as measures that were set and not discussed. The rule asks for prompt contact, a talk about supportive measures, and regard for the wishes of the complainant.',
  why: 'Support works best when it comes soon and fits you.',
  ask: 'When was I first offered supportive measures, and how are my wishes considered?',
}
