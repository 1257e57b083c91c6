/** The heading of section 106.45 in force; a copy of the Code under another heading shows the vacated text of 2024. */
export const heading10645 = 'Grievance process for formal complaints of sexual harassment'

/** Which regulation a cite names, as in '34 CFR 106.45(b)(5)(iv)'. */
const regulation = /^34 CFR (\d+\.\d+)/

/** The number of the section of 34 CFR that a cite names, such as '106.45'; null for any other authority. */
export function sectionOf(cite: string): string | null {
  return regulation.exec(cite)?.[1] ?? null
}

/** A page that holds the section of a cite; null where none is known. */
export function officialPage(cite: string): string | null {
  const section = sectionOf(cite)
  return section === null ? null : `https://www.law.cornell.edu/cfr/text/34/${section}`
}
