import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const order = words(
  'no[- ]contact (?:order|directive|agreement)',
  'this order',
  'the order',
  'this directive',
  'the directive',
  'stay[- ]away (?:order|directive)',
  'mutual order',
)

/** 106.30(a) (Supportive measures): a no-contact order is not a punishment and burdens nobody unreasonably. */
export const noContactBurden: Rule = {
  requirements: ['NCO-01'],
  title: 'A no-contact order that is fair and not a punishment',
  documents: ['no_contact_or_emergency_removal_notice'],
  check: search({
    against: [
      against(
        phrase`(?:${order}|it) … (?:is|as|serves as|constitutes) (?:an? )?(?:disciplinary|punitive|sanction|punishment|penalty|corrective)`,
        { unless: [phrase`(?:not|never|neither|nor|non-?)`] },
      ),
      against(
        phrase`(?:noted|entered|recorded|placed|appear|kept) (?:on|in) (?:your )?(?:disciplinary|conduct|permanent|academic) (?:record|file|transcript)`,
        { near: [phrase`${order}`, phrase`no[- ]contact`], unless: [phrase`not`] },
      ),
      against(
        phrase`(?:applies|apply|binding|binds|bind|restricts?|obligations?) (?:only )?(?:to|on|upon)? ?(?:you (?:only|alone)|only (?:you|the respondent|the complainant|one))`,
        { near: [phrase`(?:contact|order|directive)`] },
      ),
      against(
        phrase`(?:other (?:student|party|person)|complainant|respondent|he|she|they) (?:is|are|may|can|will)(?: not)? (?:free to|under no|bound|restricted|subject|contact you|limited)`,
        {
          near: [phrase`${order}`, phrase`no[- ]contact`],
          unless: [
            phrase`(?:same|mutual|both|equally|likewise|also (?:bound|subject)|not (?:contact|to contact)|may not|will not)`,
          ],
        },
      ),
    ],
    found: [
      affirms(
        phrase`(?:mutual|both (?:of you|parties|students)|applies equally|same (?:order|terms|limits)|non-?disciplinary|non-?punitive|not (?:a )?(?:disciplin\w+|punish\w+|sanction|finding))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words make the order a punishment, or a burden for one side only. Under the rule such a measure may not be disciplinary and may not unreasonably burden a party.',
  why: 'A no-contact order is meant to protect, before anything is decided.',
  ask: 'Does the order bind both parties alike, and can its terms be changed where they keep me from classes or work?',
}
