import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'
import { mediation } from './words.ts'

/** 106.45(b)(9): informal resolution only after a formal complaint is filed. */
export const resolutionComplaintFirst: Rule = {
  requirements: ['IR-01'],
  title: 'Informal resolution only after a formal complaint',
  documents: ['informal_resolution_notice'],
  check: search({
    against: [
      against(
        phrase`(?:no|without (?:a|any)|not (?:yet )?(?:filed|made|signed|submitted|received) (?:a|any)) (?:need (?:for|to file) )?(?:a )?formal complaint`,
        {
          unless: [
            phrase`(?:not|never|cannot|may not) … without (?:a|any) formal complaint`,
            phrase`no formal complaint (?:can|may) be`,
          ],
        },
      ),
      against(
        phrase`formal complaint (?:has|was|is|need)(?: not|n't)(?: been| yet| yet been)? (?:filed|made|signed|submitted|received|required|necessary|be filed|needed)`,
      ),
      against(
        phrase`(?:before|instead of|in place of|rather than|in lieu of) (?:you )?(?:fil\w+|mak\w+|submitt?\w*|sign\w*) (?:of )?a formal complaint`,
      ),
      against(
        phrase`(?:formal complaint|file) … (?:only|not) … (?:after|until|unless) … (?:tr(?:y|ied)|attempt\w*|complet\w+|fail\w*|participat\w+) … ${mediation}`,
      ),
    ],
    found: [affirms(phrase`formal complaint`)],
    silence: 'silent',
  }),
  contradicted:
    'These words offer informal resolution before a formal complaint. Under the rule it may be offered only after a formal complaint is filed.',
  why: 'A formal complaint starts the protections that both parties have.',
  ask: 'Has a formal complaint been filed, and on which date?',
}
