import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import type { Rule } from '../../rule.ts'
import { policyPoint } from './wholePolicy.ts'

/** 106.45(b)(8)(i) and (b)(1)(viii): an appeal of determinations and dismissals, for both parties, on three bases. */
export const appealOffered: Rule = {
  requirements: ['POL-11'],
  title: 'An appeal of decisions and dismissals for both parties, on three bases',
  documents: ['school_policy'],
  check: policyPoint({
    against: [
      against(
        phrase`dismiss\w* … (?:may|can|shall|will|is|are)(?: not|n't) (?:be )?(?:subject to |open to |eligible for )?(?:an? )?(?:appeal\w*|review\w*|challeng\w*)`,
      ),
      against(
        phrase`dismiss\w* … (?:is|are|shall be|will be) (?:final|not appealable|unappealable|within .. (?:sole )?discretion … final)`,
        { unless: [phrase`(?:unless|until|after) … appeal`] },
      ),
      against(
        phrase`(?:no|not|neither) (?:\w+ )?(?:right (?:of|to) )?(?:an? )?appeals? (?:is|are|lies|from|of|may|shall|will|can|available|permitted|allowed|exists?)`,
        {
          unless: [
            phrase`no appeal (?:is|was|has been) (?:filed|received|submitted|timely)`,
            phrase`(?:if|where|when) no appeal`,
            phrase`(?:second|further)`,
          ],
        },
      ),
      against(
        phrase`(?:determination|decision|finding|outcome)s? (?:of the \w+ )?(?:is|are|shall be|will be) final (?:and (?:binding|not)|with no|without)`,
        {
          unless: [
            phrase`appeal\w* (?:decision|officer|panel|determination)`,
            phrase`(?:unless|until|once|if|after) … appeal`,
          ],
        },
      ),
      against(
        phrase`only (?:the |a )?(?:${complainant}|${respondent}|sanctioned \w+) (?:may|can|has|have|is) … appeal`,
      ),
      against(
        phrase`(?:${complainant}|${respondent}) (?:who|that|found|sanctioned) … (?:may|can|has|have|is) … appeal`,
        {
          near: [phrase`(?:no other (?:right (?:of|to) )?appeals?|only|nobody else|no one else|not otherwise|nothing else)`],
          unless: [phrase`(?:either|both|each|complainants? (?:and|or) respondents?|respondents? (?:and|or) complainants?)`],
        },
      ),
      against(
        phrase`(?:${complainant}|${respondent})s? (?:may not|cannot|does not have|do not have|has no|have no|is not entitled|are not entitled) … appeal`,
      ),
      against(
        phrase`(?:only|sole) (?:permitted |available )?(?:grounds?|bas[ie]s) (?:for|of|on) (?:an? )?appeals?`,
        { unless: [phrase`(?:following|these|three|:)`] },
      ),
      against(
        phrase`appeals? … (?:only|solely|exclusively) (?:on|for|on the (?:ground|basis) of|to correct|if there) … (?:procedur\w+|new evidence|severity|sanction)`,
        { unless: [phrase`(?:bias|conflict)`, phrase`following`] },
      ),
      against(
        phrase`(?:bias|conflicts? of interest|new evidence|procedural (?:errors?|irregularit\w+)) … (?:is|are) not (?:an? )?(?:\w+ )?(?:grounds?|bas[ie]s)`,
      ),
    ],
    found: [
      affirms(
        phrase`(?:either|both|each|a|any|the) (?:part(?:y|ies)|complainant|student) … appeal\w*`,
        { anyStance: true },
      ),
      affirms(phrase`appeals? … (?:procedur\w+|new evidence|bias|conflict)`, { anyStance: true }),
    ],
  }),
  missing:
    'We did not find an appeal for both parties. The process must offer one for determinations and dismissals, on three bases: a procedural irregularity, new evidence, and bias or a conflict of interest.',
  contradicted:
    'These words limit the appeal. The rule gives both parties an appeal of determinations and of dismissals, on three bases: a procedural irregularity, new evidence, and bias or a conflict of interest.',
  why: 'An appeal is the way to have a decision looked at again.',
  ask: 'Can I appeal a determination and a dismissal, on each of the three bases?',
}
