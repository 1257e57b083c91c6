/** A paragraph of the regulation, word for word. */
export interface OfficialParagraph {
  /** As `cites.ts` writes it: '34 CFR 106.45(b)(2)(i)(B)'. */
  readonly cite: string
  readonly text: string
}

/** A text that was given for import cannot be taken; the message says why, in a sentence for the operator. */
export class OfficialTextProblem extends Error {}
