import { wording } from '../language/phrase.ts'

/**
 * What the 2024 rule has and the rule in force does not, each enough by itself: its section numbers (106.46 held its
 * hearing rules; in the rule in force that number is about severability only), its tests, its short cuts.
 */
const sure = [
  /\b106\.46\b|\b106\.44\s?\([e-k]\)|\b106\.45\s?\([c-l]\)/g,
  wording`not otherwise impermissible|decision-?makers? (?:may|can|will) be the same (?:person|individual) as|same (?:person|individual) may (?:serve|act) as .. (?:investigator|coordinator) and .. decision-?maker|(?:oral|spoken|verbal) or written … (?:reasonably |objectively )*(?:be )?understood as|complaint may be (?:oral|spoken|verbal)`,
]

/** A sign that a document follows the vacated 2024 rule: 2 is enough, less needs company. */
export const markers2024: readonly { readonly weight: number; readonly says: RegExp }[] = [
  ...sure.map((says) => ({ weight: 2, says })),
  { weight: 1, says: wording`severe or pervasive` },
  { weight: 1, says: wording`sex-based harassment` },
  { weight: 0.5, says: wording`decisionmakers?|august 1, 2024` },
  { weight: 0.5, says: wording`complaints? of sex discrimination` },
]

/** Words of the rule in force, and its own terms. */
export const signs2020: readonly RegExp[] = [
  /\b106\.(?:45\s?\(b\)|30\b|71\b|44\s?\([a-d]\))/g,
  wording`severe, pervasive,? and objectively offensive|2020 (?:title ix )?(?:final )?(?:rule|regulations?)|august 14, 2020`,
]

/** The document speaks of a rule that it does not follow. */
export const rejects = wording`vacated|struck down|set aside|no longer|not (?:used|in (?:force|effect)|follow(?:ed)?|apply|applied|adopted)|does not (?:apply|follow|use)|repealed|withdrawn|rescinded|enjoined|blocked|was to take effect|former|previous`
