/** How names of people are written: sources for regular expressions over `plainLetters` of a text. */

const title = String.raw`(?:(?:(?:Senior |Executive )?(?:Vice|Associate|Assistant|Asst\.|Deputy|Interim) )*(?:President|Provost|Dean|Chancellor|Superintendent|Supt\.|Principal|Director)|VP|Prof(?:\.|essor)? emer(?:\.|itus|ita)|(?:Mr|Ms|Mrs|Mx|Dr|Prof|Hon|Rev|Sr|Fr|Atty|Lt|Sgt|Capt|Ofc)\.?|Miss|Sister|Brother|Father|Pastor|Attorney|Professor|Dean|(?:Judge(?: Advocate)?|Justice|Magistrate)(?: \(ret\.\))?|Detective|Officer|Coach)`
const small = String.raw`[a-z]`
const edge = String.raw`(?![A-Za-z])`
const part = String.raw`(?:[A-Z][’'])?[A-Z]${small}{1,30}(?:[A-Z]${small}{1,30})?|[A-Z][’']${small}{1,30}`
const inCapitals = String.raw`(?:Mc|[A-Z][’'])?[A-Z][A-Z]{1,30}(?:[-’'][A-Z]{1,30}){0,3}${edge}`
const suffixes = String.raw`(?:(?:Jr|Sr|JR|SR)(?:\.|${edge})|(?:II|III|IV)${edge})`
const initial = String.raw`[A-Z]\.(?:-?[A-Z]\.){0,2}`
/** "Ames", "O’Neil-Smith", "Min-jun", "al-Hashimi", "DOE", "J.D."; never what comes behind a name. */
const word = String.raw`(?!${suffixes})(?:(?:al|el|ad|as|ash|ar)-)?(?:(?:${part})(?:[-’'](?:${part}|${small}{1,30})){0,3}|${inCapitals}|${initial})`
const particles =
  'de|la|las|los|del|do|dos|das|du|van|von|der|den|ter|di|da|al|el|bin|bint|ibn|abu|y|e'
const particle = String.raw`(?:${particles}|St\.)`

/** A name of one to six words, with a title or without: "Dr. Ana de la Cruz", "J. Strand", "JANE DOE", "Bo Lind Jr.". */
export const nameSource = String.raw`(?<![A-Za-z])(?:${title} ){0,2}(?:${word})(?: (?:${particle} ){0,3}(?:${word})){0,4}(?:,? ${suffixes})?`

/** The surname first, as lists and forms have it: "DOE, Jane A.", "de la Cruz, Ana". */
export const surnameFirst = String.raw`(?<![A-Za-z])(?:(?:${particle} ){1,3}(?:${word})|${inCapitals}(?: ${inCapitals}){0,2}|(?:${word}))(?: ${suffixes})?, (?:${word})(?: (?:${word})){0,2}`

/**
 * The text with each letter of another alphabet or with an accent as a plain "A" or "a", of the same length: the
 * expressions for names are many, and each would hold the tables of all letters.
 */
export function plainLetters(text: string): string {
  if (!beyondAscii.test(text)) return text
  return text
    .replace(/(?![A-Z])\p{Lu}/gu, ({ length }) => 'A'.repeat(length))
    .replace(/(?![a-z])[\p{Ll}\p{M}]/gu, ({ length }) => 'a'.repeat(length))
}

const beyondAscii = /[^\0-\x7f]/

const isParticle = new RegExp(`^(?:${particles})$`)
const isSuffix = /^(?:jr|sr|ii|iii|iv)\.?$/

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
mail march may meeting member members middle monday mutual my national new no nobody neither none not notice november
october of office officer on once one online or other our outcome page panel parents parties party person place
please policy presumption preponderance principal procedure process professor program provost public re records
registrar report reporting residence resolution respondent response responsible results retaliation review room
rights sanctions saturday school schools second section senior september services sexual she signed since sincerely
some standard state statement student students subject summary sunday superintendent support supportive technology
thank that the their there these they third this those three thursday time title to tuesday two under unified
union university upon via vice video we wednesday week what when where which who why will with witness witnesses
written yes you your yours youth
advocate anonymous argument argue attached attorney body closing confidentiality contact counsel disclosed employee exhibits
faculty graduate guardian handbook id identified interviews ix known lawyer liaison list listed ms name
names opening options packet pending proposed questions ra rd redacted referral remarks request resources see
sophomore spring analysis assessment background admin attn bldg cmdr designation enc encl esq form law secretary panelist panelists supervisor manager electrician custodian technician librarian instructor lecturer
teacher counselor nurse building suite floor because jan feb mar apr jun jul aug sep sept oct nov dec regulation agreement submitted llp llc pllc inc conclusion conversation cordially credibility facts faithfully findings kindly rationale regards respectfully truly warmly staff role field item value status statements ta tbd undergraduate undisclosed unidentified unknown unnamed withheld am pm can could did does would should`.split(
    /\s+/,
  ),
)
const role =
  /^(?:\(ret\.\)|justice|magistrate|mr|ms|mrs|mx|dr|prof|emer|emeritus|emerita|hon|rev|sr|fr|atty|lt|sgt|capt|ofc|vp|miss|sister|brother|father|pastor|attorney|advocate|professor|dean|judge|superintendent|principal|president|provost|chancellor|director|vice|deputy|senior|executive|interim|assistant|asst|supt|associate|detective|officer|coach)\.?$/

/** A name as it reads in a sentence: "DOE, Jane A." is "Jane A. DOE". */
export function shownName(name: string): string {
  const [surname = '', given, ...more] = name.split(', ')
  const isTurned = given !== undefined && more.length === 0 && !isSuffix.test(given.toLowerCase())
  return inRunningText(withoutStop(isTurned ? `${given} ${surname}` : name))
}

/** A form writes names in capitals, a sentence does not: "JANE O’NEIL III" is "Jane O’Neil III", "TJ" and "J.D." stay. */
function inRunningText(name: string): string {
  const surname = name.split(' ').findLast((word) => !isSuffix.test(word.toLowerCase())) ?? ''
  // "LTC Ana Orr"
  if (!isInCapitals(surname)) return name
  return name.replace(capitals, (word) =>
    /^I+$/.test(word)
      ? word
      : word.replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase()),
  )
}

/** A word of a name in capitals, or a title; two letters may be initials, unless they can be spoken, as "BO" can. */
const capitals =
  /(?<![\p{L}.’'-])(?:(?:MR|MS|MRS|MX|DR|JR|SR)(?=[. ]|$)|\p{Lu}[\p{Lu}’'-]{2,}|[^AEIOU\P{Lu}][AEIOUY])(?![\p{L}’'-]|\.\p{L})/gu

/** A name without the end of the sentence; the point of an initial or of "Jr." stays. */
function withoutStop(name: string): string {
  return name.replace(/(?<!(?:^|[ .])\p{Lu}|[JS][Rr])\.$/u, '')
}

/** Whether it is a title or an office that stands before a name. */
export function isTitle(word: string): boolean {
  return role.test(word.toLowerCase())
}

/** Whether there is no small letter in it. */
export function isInCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text)
}

/** "IX" and "RA" are no names, "He" and "An" may be. */
function isWord(one: string, text: string): boolean {
  return one.length > 2 || (!one.endsWith('.') && text.includes(one.toUpperCase()))
}

const titledName = /^(?:M[rsx]|Mrs|Miss)\.? [^ ]{2,}/

/** Whether words that look like a name are one, and not the beginning of a sentence or an office. */
export function isName(text: string): boolean {
  const words = text.split(' ').map((one) => one.toLowerCase().replace(/[’']s$|,$/, ''))
  const own = words.filter((one) => !role.test(one) && !isParticle.test(one) && !isSuffix.test(one))
  if (own.length === 0 || own.length > 6 || /^I[’'](?:ve|m|d|ll)\b/.test(text)) return false
  if (own.every((one) => one.length <= 2 && !one.endsWith('.'))) {
    return own.length > 1 && !own.some((one) => noName.has(one))
  }
  if (/[’']s /.test(text)) return false
  // "Ms. Hall": behind a title any word is a name.
  const begin = titledName.exec(text)?.[0]
  if (begin === text) return true
  // What is left of "Student B.".
  if (own.length === 1 && words.length === 1 && text.length <= 2) return false
  // A line of capitals says little: one word of it is an abbreviation, as "TBD" is.
  if (isInCapitals(text) && words.length === 1 && !text.includes('.')) return false
  // "Mr. Jun Orr"
  const given = begin !== undefined && own.length > 1 ? own[0] : undefined
  return !own.some(
    (one) => one !== given && noName.has(one.replace(/[.,]$/, '')) && isWord(one, text),
  )
}

/** Whether two forms of names share the given name or the surname: "Bo" and "Bo Lind", "Ms. Lind" and "Bo Lind". */
export function isPartOf(one: string, other: string): boolean {
  const words = other.split(' ')
  return one
    .split(' ')
    .some((word) => !word.endsWith('.') && word.length > 2 && words.includes(word))
}
