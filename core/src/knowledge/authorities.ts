/** What the guide may rest on beside the paragraphs of `cites.ts`. */
export interface Authority {
  /** As a statement cites it. */
  readonly cite: string
  /** What it is, in one sentence. */
  readonly name: string
}

export const authorities: readonly Authority[] = [
  { cite: '20 U.S.C. 1681', name: 'Title IX itself, the law of 1972.' },
  {
    cite: '20 U.S.C. 1092(f)(8)',
    name: 'The Clery Act as the Violence Against Women Act amended it; it binds colleges.',
  },
  {
    cite: '20 U.S.C. 1232g',
    name: 'FERPA, the Family Educational Rights and Privacy Act, on the records of students.',
  },
  {
    cite: 'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
    name: 'The judgment that set the 2024 rule aside for the whole country.',
  },
  {
    cite: 'Victim Rights Law Center v. Cardona (D. Mass. 2021)',
    name: 'The judgment that voided one clause of 106.45(b)(6)(i) on statements that were not cross-examined.',
  },
  { cite: '85 FR 30026', name: 'The publication of the 2020 rule, effective August 14, 2020.' },
  { cite: 'California SB 493', name: 'A law of California that adds rights at colleges.' },
  {
    cite: 'New York Education Law art. 129-B',
    name: 'A law of New York that adds rights at colleges.',
  },
  {
    cite: 'OCR complaint process',
    name: "How the Department of Education's Office for Civil Rights takes complaints.",
  },
  { cite: 'EEOC charge process', name: 'How the EEOC takes charges of discrimination at work.' },
]

const known = new Set(authorities.map(({ cite }) => cite))

/** True for an authority beside the regulation that the guide may cite. */
export function isAuthority(cite: string): boolean {
  return known.has(cite)
}
