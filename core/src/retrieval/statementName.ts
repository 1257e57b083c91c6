/**
 * What a statement of an entry is called among a model's columns (learning/listener/data.py). A statement whose words change has
 * another name: what was learned of the old words may not hold for the new ones.
 *
 * @returns 8 hexadecimal figures, by FNV-1a over UTF-16 units
 */
export function statementName(slug: string, text: string): string {
  let value = 0x81_1c_9d_c5
  for (const unit of `${slug}\n${text}`.split('')) {
    value = Math.imul(value ^ unit.charCodeAt(0), 0x01_00_01_93)
  }
  return (value >>> 0).toString(16).padStart(8, '0')
}
