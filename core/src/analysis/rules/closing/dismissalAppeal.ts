import { affirms, against } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { type Rule, search } from '../../rule.ts'
import { appeal } from './words.ts'

/** 106.45(b)(8)(i): both parties may appeal a dismissal, on the three bases. */
export const dismissalAppeal: Rule = {
  requirements: ['DIS-06'],
  title: 'Appeal of the dismissal, open to both parties',
  documents: ['dismissal_notice'],
  check: search({
    against: [
      against(
        phrase`(?:no|without (?:any |a )?)(?: right (?:of|to)| further| opportunity (?:for|to)| possibility of| provision for| mechanism for| avenue (?:for|of))? (?:an? )?appeals?`,
      ),
      against(
        phrase`(?:not|cannot|can't|never|neither) … (?:be )?(?:subject to |open to |eligible for |available for |entitled to )?(?:an? )?(?:appeal\w*|reconsider\w+)`,
        {
          unless: [
            phrase`(?:not|do not|does not) (?:have to|need to|agree|wish|want) … appeal`,
            phrase`if (?:you|no|neither|either)`,
            phrase`(?:received|filed|submitted|late|after|untimely)`,
            phrase`appeal … (?:does|will|is) not`,
            phrase`retaliat\w+`,
            phrase`decision … appeal … final`,
          ],
        },
      ),
      against(
        phrase`(?:dismissal|decision|determination|this) (?:is|are|shall be|will be) (?:final|binding|conclusive|not reviewable)`,
        {
          unless: [
            phrase`(?:unless|until|after|once|if) … appeal`,
            phrase`appeal … (?:decision|officer)`,
            phrase`becomes? final`,
          ],
        },
      ),
      against(
        phrase`only (?:the )?(?:${complainant}|${respondent}|you) (?:may|can|has|have|is|are) … appeal`,
      ),
      against(
        phrase`(?:right (?:of|to) appeal|appeal) … (?:reserved (?:for|to)|limited to|available only to|open only to|belongs (?:only )?to) (?:the )?(?:${complainant}|${respondent})`,
      ),
      against(phrase`only (?:on (?:the )?(?:ground|basis)|(?:ground|basis|reason)) … appeal`),
      against(
        phrase`appeal … only (?:on|for|if) (?:the )?(?:ground|basis|new evidence|procedur\w+)`,
        { unless: [phrase`(?:bias|conflict)`, phrase`following`, phrase`these`] },
      ),
    ],
    found: [affirms(phrase`${appeal}`)],
    silence: 'silent',
  }),
  contradicted:
    'These words limit or rule out an appeal. The rule gives both parties an appeal of a dismissal: for a procedural irregularity, new evidence, or bias or a conflict of interest.',
  why: 'An appeal is the way to have a dismissal looked at again.',
  ask: 'How and until when can I appeal this dismissal, and on which bases?',
}
