import { wording } from '../language/phrase.ts'

/** A sign that a document follows the vacated 2024 rule, as one written from an older copy of the Code may. */
interface Marker {
  /** 2 is enough by itself; less needs company. */
  readonly weight: number
  readonly says: RegExp
}

/** What the 2024 rule has and the rule in force does not: its section numbers, its tests, its short cuts. */
export const markers2024: readonly Marker[] = [
  // Section 106.46 held its hearing rules; in the rule in force that number is about severability only.
  { weight: 2, says: /\b106\.46\b/g },
  // Paragraphs that the rule in force does not have.
  { weight: 2, says: /\b106\.44\s?\([e-k]\)/g },
  { weight: 2, says: /\b106\.45\s?\([c-l]\)/g },
  { weight: 2, says: /\b106\.8\s?\([ef]\)/g },
  { weight: 2, says: wording`not otherwise impermissible` },
  {
    weight: 2,
    says: wording`(?:accurate )?description of (?:the |this |that |such )?(?:relevant )?.. evidence … (?:in place of|instead of|rather than) .. evidence|accurate description of .. evidence`,
  },
  {
    weight: 2,
    says: wording`decision-?makers? (?:may|can|will) be the same (?:person|individual) as|same (?:person|individual) may (?:serve|act) as .. (?:investigator|coordinator) and .. decision-?maker`,
  },
  {
    weight: 2,
    says: wording`(?:individual|separate|one-on-one) meetings … (?:in place of|instead of|rather than|without) .. (?:live )?hearing|decision-?maker … questions? … (?:individual|separate) meetings`,
  },
  {
    weight: 2,
    says: wording`(?:oral|spoken|verbal) or written … (?:reasonably |objectively )*(?:be )?understood as|complaint may be (?:oral|spoken|verbal)|(?:reasonably|objectively) be understood as .. (?:request|asking)`,
  },
  {
    weight: 2,
    says: wording`(?:adopted|issued|written|required|effective|revised) under the (?:title ix )?(?:regulations?|rule)s? effective august 1, 2024|2024 (?:title ix )?(?:final )?(?:rule|regulations?)`,
  },
  { weight: 1, says: wording`severe or pervasive` },
  { weight: 1, says: wording`sex-based harassment` },
  { weight: 0.5, says: wording`decisionmakers?` },
  { weight: 0.5, says: wording`august 1, 2024` },
  { weight: 0.5, says: wording`complaints? of sex discrimination` },
]

/** Words of the rule in force, and its own terms. */
export const signs2020: readonly RegExp[] = [
  /\b106\.45\s?\(b\)/g,
  /\b106\.(?:30|71)\b/g,
  /\b106\.44\s?\([a-d]\)/g,
  wording`severe, pervasive,? and objectively offensive`,
  wording`2020 (?:title ix )?(?:final )?(?:rule|regulations?)|august 14, 2020`,
]

/** The document speaks of a rule that it does not follow. */
export const rejects = wording`vacated|struck down|set aside|no longer|not (?:used|in (?:force|effect)|follow(?:ed)?|apply|applied|adopted)|does not (?:apply|follow|use)|repealed|withdrawn|rescinded|enjoined|blocked|was to take effect|former|previous`
