/** Boxes of forms in the fonts of symbols that Word ticks them with. */
const BOXES: Readonly<Record<string, string>> = {
  'wingdings a8': '☐',
  'wingdings 6f': '☐',
  'wingdings fe': '☒',
  'wingdings fd': '☒',
  'wingdings 78': '☒',
  'wingdings 52': '☒',
  'wingdings 2 52': '☒',
  'wingdings 2 a3': '☐',
}

/** A w:sym: a ticked or empty box, else nothing, since its code means nothing without its font. */
function symbolText(attributes: Readonly<Record<string, string>>): string {
  const code = (attributes['w:char'] ?? '').toLowerCase().replace(/^f0/, '')
  return BOXES[`${(attributes['w:font'] ?? '').toLowerCase()} ${code}`] ?? ''
}

/** What an empty element of a run stands for; undefined where it stands for nothing. */
export function markText(name: string, attributes: () => Readonly<Record<string, string>>) {
  switch (name) {
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
      return attributes()['w:type'] === 'page' ? '\f' : '\n'
    case 'w:cr':
      return '\n'
    case 'w:lastRenderedPageBreak':
      return '\f'
    case 'w:noBreakHyphen':
      return '-'
    case 'w:sym':
      return symbolText(attributes())
    default:
      return undefined
  }
}
