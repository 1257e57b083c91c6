/** How names of people are written: a source for regular expressions with the flag u. */

const title = String.raw`(?:(?:(?:Senior |Executive )?(?:Vice|Associate|Assistant|Deputy|Interim) )*(?:President|Provost|Dean|Chancellor|Superintendent|Principal|Director)|(?:Mr|Ms|Mrs|Mx|Dr|Prof|Hon|Rev)\.?|Professor|Dean|Judge|Detective|Officer|Coach)`
const word = String.raw`\p{Lu}[\p{Ll}’'-]+(?:[-’']\p{Lu}[\p{Ll}’']+)*(?:\p{Lu}[\p{Ll}]+)?`
const initial = String.raw`(?:\p{Lu}\.){1,3}`
const particle = String.raw`(?:de|la|del|van|von|der|den|di|da|al|bin|ibn|St\.)`

/** A name of one to five words, with a title or without: "Dr. Ana de la Cruz", "J. Strand", "Priya N.", "J.D.". */
export const nameSource = String.raw`(?:${title} )?(?:${word}|${initial})(?: (?:${particle} ){0,2}(?:${word}|${initial})){0,3}`

/** Words with a capital letter that begin or fill sentences and titles, but no names. */
const noName = new Set(
  `a academic academy additional advisor advisors affairs after all allegation allegations alleged also an and any
appeal appeals april as associate assistant at august before board both bus by campus case center central chair chief
chief coordinator college committee community compliance complainant complaint conduct conference confidential
consolidated coordinator county court dean dear december decision decision-maker department deputy determination
director disciplinary dismissal district division dr each either email emergency enclosed enclosure equity everyone
evidence exhibit facilitator family families february file final first for formal freshman friday from grade
grievance hall he hearing hello her here hi his house human i if in informal institute institution institutional
interim interview investigation investigative investigator it its january july june justice letter live location
mail march may meeting member members middle monday mutual my national new no nobody none not notice november
october of office officer on once one online or other our outcome page panel parents parties party person place
please policy presumption preponderance principal procedure process professor program provost public re records
registrar report reporting residence resolution respondent response responsible results retaliation review room
rights sanctions saturday school schools second section senior september services sexual she signed since sincerely
some standard state statement student students subject summary sunday superintendent support supportive technology
thank that the their there these they third this those three thursday time title to tuesday two under unified
union university upon via vice video we wednesday week what when where which who why will with witness witnesses
written yes you your yours youth`.split(/\s+/),
)
const role =
  /^(?:mr|ms|mrs|mx|dr|prof|hon|rev|professor|dean|judge|superintendent|principal|president|provost|chancellor|director|vice|deputy|senior|executive|interim|assistant|associate|detective|officer|coach)\.?$/

/** A name without the end of the sentence; the point of an initial stays. */
export function withoutStop(name: string): string {
  return name.replace(/(?<!(?:^|[ .])\p{Lu})\.$/u, '')
}

/** Whether words that look like a name are one, and not the beginning of a sentence or an office. */
export function isName(text: string): boolean {
  const words = text.split(' ').map((part) => part.toLowerCase().replace(/[’']s$/, ''))
  const own = words.filter((part) => !role.test(part))
  if (own.length === 0 || own.length > 5) return false
  if (own.every((part) => part.length <= 2 && !part.endsWith('.'))) return false
  // What is left of "Student B.".
  if (own.length === 1 && words.length === 1 && text.length <= 2) return false
  return !own.some((part) => noName.has(part.replace(/[.,]$/, '')) && part.length > 2)
}
