import { plainWords } from '../language/plainWords.ts'
import { isSpanish } from '../language/spanish.ts'

/** People who are only pointed at: who asks about a case takes them for known. */
const someone = /\b(?:he|him|his|she|her|hers|they|them|their|ex|nobody|somebody|someone)\b/
/** How words of a case begin. */
const ofTheField =
  /\b(?:accommodat|accus|afraid|alleg|advis[eo]r|appeal|assault|attacker|attorney|bias|case\b|charged|clear my name|complain|confess|confidential|consent|coordinator|cop|credib|cross exam|decid|decision|defend|delet|denied|determination|disciplin|discriminat|dismiss|drunk|emergenc|evidenc|expel|expuls|formal|grab|grievance|grop|guilty|harass|hearing|hurt|incident|inquiry|interview|investig|judg|lawyer|lied|lying|mediat|meeting|naked|no contact|notice|nude|obey|ocr|onus|outcome|outreach|overturn|panel|pending|police|policy|privacy|private|probation|proof|prove|punish|rape|reasonable|redact|unredact|refile|rehab|remedies|removal|removed|report|respond|restorative|retaliat|rights|rumor|safe|sanction|scared|settle|sex|signed|silent|sober|stalk|standard|statement|subpoena|supportive|suspend|suspens|testif|therap|threat|title ix|told|touch|transcript|union|victim|withdraw|witness|what happened|whole thing|went through)/

/** What the guide leaves to others: the nearest entry is no answer to it. */
const forOthers =
  /\b(?:bail|custody|damages|defamation|diagnos\w*|divorce|dose|dox|expose|felony|hack|hacked|immigration|jail|lawsuit|loan|medication|misdemeanor|money|password|pills?|prison|record (?:him|her|them|it)|revenge|ruin|secretly|sti|std|sue|suing|symptoms?|tax|visa|wage|without telling)\b/

/** Whether a message sounds as if it came from somebody in a case, though the guide hardly knows its words. */
export function soundsOfCase(message: string): boolean {
  const plain = plainWords(message)
  if (forOthers.test(plain)) return false
  return ofTheField.test(plain) || someone.test(plain) || isSpanish(plain)
}
