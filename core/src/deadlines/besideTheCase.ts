/** The regulation's own history, as letters cite it. */
const citation =
  /\b(?:fed\. reg|federal register|u\.s\.c|c\.f\.r|\bcfr\b|supreme court|\d+ f\.[23]d|f\. supp|public law|pub\. l)\b/
const law =
  /\b(?:regulations?|final rule|title ix rule|the rule|statute|federal law|amendments?|executive order|dear colleague|vacated|vacatur|court order|congress)\b/
const lawActs =
  /\b(?:as (?:amended|revised) (?:as )?of|revised as of|took effect|went into effect|effective|issued|published|promulgated|enacted|amended|vacated|decided|in force)\b[^.;]{0,24}$/
const birth = /\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born(?: on)?)\W{0,4}$/
const example = /\b(?:for example|for instance|e\.g\.|by way of example|suppose|hypothetical)\b/
const officeHours =
  /\b(?:office|summer|winter|walk-in|opening) hours\b[^.;]{0,40}$|\b(?:mon|tue|wed)[a-z]*\.?\s?(?:-|to|through)\s?(?:thu|fri|sat)[a-z]*\.?\s?(?:until|till|\()\W*$/
const published = /\b(?:form|rev|revision|version|template|printed|copyright|©)\.?\W{0,3}$/
const ownPaper =
  /\b(?:you|your|complaint|hearing|notice|letter|respond|this policy|these procedures)\b/

const NEAR = 140

/** Dates of laws and court decisions, of birth, of office hours and of made-up examples tell nothing about the case. */
export function isBesideTheCase(plain: string, start: number, end: number): boolean {
  const before = plain.slice(Math.max(0, start - NEAR), start)
  if ([birth, officeHours, published].some((one) => one.test(before))) return true
  if (example.test(before.slice(before.lastIndexOf('. ') + 1))) return true
  const isParenthesis =
    /\([^()]{0,40}$/.test(before) && /^[^()]{0,20}\)/.test(plain.slice(end, end + 24))
  if (isParenthesis && citation.test(before)) return true
  if (!lawActs.test(before)) return false
  const own = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
  return (law.test(own) || citation.test(own)) && !ownPaper.test(own)
}
