import { putBackWords } from './law.ts'

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
    name: 'The Clery Act as the Violence Against Women Act amended it; it binds colleges, in cases of sexual assault, dating or domestic violence, or stalking.',
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
  {
    cite: '91 FR 61308',
    name: `Recodification of Title IX Rules, which put the 2020 text back into the Code of Federal Regulations, effective ${putBackWords}.`,
  },
  {
    cite: 'OCR enforcement letters',
    name: 'The letters of January 31 and February 4, 2025, in which the Office for Civil Rights said that it enforces the 2020 rule.',
  },
  { cite: 'California SB 493', name: 'A law of California that adds rights at colleges.' },
  {
    cite: 'New York Education Law art. 129-B',
    name: 'A law of New York that adds rights at colleges.',
  },
  {
    cite: 'OCR complaint process',
    name: "How complaints are filed with the Department of Education's Office for Civil Rights; since June 16, 2026 the Civil Rights Division of the Department of Justice looks into them.",
  },
  { cite: 'EEOC charge process', name: 'How the EEOC takes charges of discrimination at work.' },
  {
    cite: 'TAKE IT DOWN Act',
    name: 'A federal law: since May 19, 2026 platforms must take reported intimate images down within 48 hours.',
  },
]

const known = new Set(authorities.map(({ cite }) => cite))

/** True for an authority beside the regulation that the guide may cite. */
export function isAuthority(cite: string): boolean {
  return known.has(cite)
}
