import { plainWords } from '../language/plainWords.ts'

/** People who are only pointed at: who asks about a case takes them for known. */
const someone = /\b(?:he|him|his|she|her|hers|they|them|their|ex|el|ella|ellos)\b/
/** Words of a case, in any form. */
const ofTheField =
  /\b(?:accus|alleg|advis[eo]r|agres|appeal|apel|assault|attorney|audienc|bias|charged|complain|confidential|consent|coordinator|cross exam|decision|denunci|determination|disciplin|dismiss|emergenc|evidenc|expel|harass|hearing|incident|interview|investig|lawyer|abogad|mediat|no contact|notice|ocr|panel|prueba|queja|rape|removal|report|respond|restorative|retaliat|sanction|stalk|statement|supportive|suspend|suspens|testif|title ix|victim|witness|testig|what happened|whole thing|went through)/

/** Whether a message sounds as if it came from somebody in a case, though the guide hardly knows its words. */
export function soundsOfCase(message: string): boolean {
  const plain = plainWords(message)
  return ofTheField.test(plain) || someone.test(plain)
}
