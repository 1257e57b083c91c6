import type { Reading } from '../../document/reading.ts'

const kind = String.raw`(?:University|College|Institute|Academy|Conservatory|Seminary|Schools|School (?:District|Board|Corporation|System)|School|District|Polytechnic)`
const word = String.raw`(?:\p{Lu}[\p{L}’'.&-]*|St\.?|of|the|and|at|for|&)`
const written = new RegExp(
  String.raw`\b(?:\p{Lu}[\p{L}’'.-]*|St\.?)(?: ${word}){0,5} ${kind}(?: District)?(?: (?:System|College|of (?:the )?(?:(?:St|Ste|Mt|Ft)\. )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\d{1,3}))?|\b(?:University|College) of (?:the )?(?:(?:St|Ste|Mt|Ft)\. )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}`,
  'u',
)
/** What is drawn around a letterhead: '+ LARK COLLEGE +'. */
const ornament = /^[^\p{L}\d]+|[^\p{L}\d.)]+$/gu
const inCapitals = /^[\p{Lu}\d .,&’'()-]{6,80}$/u
const FIRST_CHARACTERS = 900
/** Words that stand before a name, but are none of it. */
const lead =
  /^(?:(?:The|At|From|To|Dear|Office of|Office of the|Re|Welcome to|In|Because|Since|As|When|If|After|Before|Although|While|For|By) (?:the )?)+/
/** "Title IX Coordinator of Lark College" tells whose officer somebody is. */
const officer =
  /^.*\b(?:Coordinator|Director|Officer|Dean|President|Provost|Chancellor|Superintendent|Principal) (?:of|for|at) (?:the )?(?=\p{Lu})/u
const general =
  /^(?:The|This|Our|Your|A|Any|Each|Middle|High|Law|Medical|Public|Private)? ?(?:University|College|School|Schools|District|School District|High School|Middle School)$/

/** Of lawyers, or of those who investigate or hear cases for a school. */
const firm =
  /^(?:\p{Lu}[\p{L}’'.&-]*,? |& |and ){1,6}(?:L\.?L\.?[PC]\.?|PLLC|P\.C\.|(?:Hearing|Law) Associates|Law Group|LAW GROUP)$/u
const actsFor =
  /\b(?:on behalf of|acting for|prepared for|client:|institution:|report to|investigators? to|we write for|(?:has|have) (?:retained|engaged|appointed|hired|asked) (?:me|us|this firm)|(?:this|the|our) firm (?:assists|represents|acts for|(?:was|is|has been) (?:engaged|retained|hired)(?: [^.;]{0,40})? by))\b/i

/** From whom a document is, as it says at its top: the school, or the firm that writes for it; null where it does not tell. */
export function schoolName(reading: Reading): string | null {
  const school = schoolAtTop(reading)
  const writer = firmAtTop(reading)
  if (writer === null) return school
  const isForSchool = school !== null && actsFor.test(reading.document.text)
  return isForSchool ? `${writer} for ${named(school)}` : writer
}

function firmAtTop({ document: { text } }: Reading): string | null {
  const [line = ''] = text.trimStart().split('\n', 1)
  const own = line.replace(ornament, '').trim()
  if (!firm.test(own) || own.length > 60) return null
  return inCapitals.test(own) ? titleCase(own) : own
}

/** "the University of Lark" */
function named(school: string): string {
  return /^(?:University|College|Institute) of /.test(school) ? `the ${school}` : school
}

function schoolAtTop(reading: Reading): string | null {
  const top = reading.document.text.slice(0, FIRST_CHARACTERS)
  for (const line of top.split('\n')) {
    const own = line.replace(ornament, '')
    for (const part of own.split(/\s+[–—|-]\s+|,\s+|\s*\|\s*| {3,}/)) {
      const name = written
        .exec(inCapitals.test(part) ? titleCase(part) : part)?.[0]
        .replace(lead, '')
        .replace(officer, '')
        .replace(/[’']s$/, '')
      if (name !== undefined && !general.test(name) && name.split(' ').length <= 8) return name
    }
  }
  return null
}

/** "R-IV", "District II", "LLP" */
const asItIs = /^(?:LL[PC]|PLLC|I{2,3}|I[VX]|VI{0,3}|X[IVX]{0,3})$/

function titleCase(line: string): string {
  return line.replace(/\p{Lu}[\p{Lu}’']*/gu, (upper) => {
    if (asItIs.test(upper)) return upper
    if (/^(?:OF|THE|AND|AT|FOR)$/.test(upper)) return upper.toLowerCase()
    return upper.charAt(0) + upper.slice(1).toLowerCase()
  })
}
