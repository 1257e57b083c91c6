import { affirms, against } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { complainant, doesNot, onlyFor, respondent } from '../../language/vocabulary.ts'
import { rule } from '../../rule.ts'
import { appealPolicyWays } from './ways/appeal.ts'
import { policyPoint } from './wholePolicy.ts'

/** The appeal that there is, its own decision, or appeals of something else. */
const open = [
  phrase`disappoint\w*|no fee|stands between`,
  phrase`if no (?:\w+ )?appeal|(?:interim|schedule|supportive)|severity of the sanction is not`,
  phrase`(?:if|where|when|unless|until|once|after) … (?:no )?appeal\w*`,
  phrase`(?:decision (?:of|on) (?:the |an )?appeal|appeal (?:decision|panel'?s?|officer'?s?)|further appeal|second appeal|no new)`,
  phrase`(?:appeal (?:officer|panel|decision-?maker|body)s? (?:may|can|must|will|shall|has|who|is))`,
  phrase`(?:late|untimely|deadline|good cause|page|fines?|parking|emergency removal|informal)`,
  phrase`(?:both|either|each) (?:part(?:y|ies)|of)`,
  phrase`(?:retaliat\w*|punish\w*|not (?:delay|stay|have to|required|required to))`,
  phrase`(?:not limited|in addition)`,
  phrase`disagree\w* with … (?:not|no) (?:a |an )?(?:ground|basis)`,
]

/** 106.45(b)(8)(i) and (b)(1)(viii): an appeal of determinations and dismissals, for both parties, on three bases. */
export const appealOffered = rule('POL-11', {
  check: policyPoint({
    against: [
      ...appealPolicyWays,
      against(
        phrase`(?:for|on) (?:one of |either of |only )?(?:one|two) (?:reasons?|grounds?|bas[ie]s)(?! (?:or more|of the))`,
        { about: [phrase`appeal\w*`], unless: [phrase`(?:bias\w*|conflict|partial\w*|three)`] },
      ),
      against(
        phrase`dismiss\w* … (?:that is|this is|is) the end|(?:the )?end of (?:it|the matter|the road)`,
        { about: [phrase`(?:dismiss\w*|decision|appeal)`], unless: open },
      ),
      against(
        phrase`appeal\w* … (?:but not|not) (?:against|of|from|the) (?:the )?(?:finding|determination|outcome|decision|dismissal|result)`,
        { unless: open },
      ),
      against(phrase`(?:against|of|from|over) the sanction (?:but not|only|alone)`, {
        about: [phrase`appeal\w*`],
        unless: open,
      }),
      against(
        phrase`(?:decisions?|findings?|determinations?|dismissals?|outcomes?)(?: \w+){0,4}? (?:cannot|may not|can not|are not|is not) (?:be )?(?:appealed|open to appeal|appealable|contested|challenged|questioned)`,
        { unless: open },
      ),
      against(
        inEitherOrder(
          'dismiss\\w*',
          words(
            'nothing to appeal',
            'no (?:provision|appeal|review|recourse|challenge)',
            'not (?:extend|reviewable|appealable|open|subject|available)',
            'ends the matter',
            '(?:is|are) final',
            'last word',
            'cannot be (?:appealed|reviewed|challenged)',
          ),
        ),
        { unless: open },
      ),
      against(
        phrase`(?:${doesNot}|no|nothing) … (?:appeal\w*|recourse|challeng\w*|access to the appeal|standing to appeal)`,
        {
          about: [phrase`(?:appeal\w*|finding|determination|outcome|decision|dismiss\w*)`],
          unless: open,
        },
      ),
      against(
        phrase`(?:findings?|determinations?|decisions?|outcomes?|decision of the \w+(?: \w+)?) (?:is|are|concludes?|closes?) … (?:not (?:be )?(?:subject to|reviewed|open|challenged|appealed|reviewable)|last word|final and|may not be|no review)`,
        { unless: open },
      ),
      against(
        phrase`(?:panel's|officer's|dean's|principal's|superintendent's|board's) (?:decision|word) (?:is|shall be) (?:the last|final|conclusive|binding)`,
        { unless: open },
      ),
      against(
        phrase`appeals? … (?:${onlyFor}|brought by a party who|lies? only|only) … (?:respondents?|complainants?|sanction\w*|suspend\w*|expel\w*|severe|severity|procedure|new evidence|question whether|disciplin\w*|employees?)`,
        { unless: [...open, phrase`(?:bias|conflict|three)`, phrase`(?:dismissals? and|both)`] },
      ),
      against(
        phrase`(?:${onlyFor}|only) … (?:respondents?|complainants?|sanctioned|suspended|expelled)`,
        { about: [phrase`appeal\w*`], unless: [...open, phrase`(?:bias|conflict|three)`] },
      ),
      against(
        phrase`appeal … (?:may be brought|can be filed|is available|is open) (?:only )?(?:by|to) (?:a |an |the )?(?:party|student|person|employee|respondent|complainant)(?: who| that)? ?(?:was|is|has been)? ?(?:sanctioned|found responsible|disciplined|suspended|only|alone)`,
        { unless: open },
      ),
      against(
        phrase`(?:on|for) (?:no other ground|one ground|a single ground|the sole ground)|no other (?:ground|basis)`,
        { about: [phrase`appeal\w*`], unless: open },
      ),
      against(
        phrase`(?:bias\w*|conflicts? of interest|new evidence|procedural (?:error|irregularit)\w*) … (?:not (?:be )?(?:heard|considered|accepted|reviewed|grounds?)|cannot be (?:raised|heard))`,
        { about: [phrase`appeal\w*`], unless: open },
      ),
      against(
        phrase`(?:leave|permission) to appeal|appeals? … (?:at the (?:sole )?discretion|in the discretion|as a matter of grace)`,
        { unless: open },
      ),
      against(phrase`^(?:respondent|complainant)s? only`, { about: [phrase`appeal\w*`] }),
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
          near: [
            phrase`(?:no other (?:right (?:of|to) )?appeals?|only|nobody else|no one else|not otherwise|nothing else)`,
          ],
          unless: [
            phrase`(?:either|both|each|complainants? (?:and|or) respondents?|respondents? (?:and|or) complainants?)`,
          ],
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
        phrase`(?:either|both|each|a|any|the) (?:part(?:y|ies)|complainant|student|sides?|famil(?:y|ies)|of you|one) … appeal\w*`,
        { anyStance: true },
      ),
      affirms(phrase`appeals? … (?:procedur\w+|new evidence|bias|conflict)`, { anyStance: true }),
    ],
  }),
})
