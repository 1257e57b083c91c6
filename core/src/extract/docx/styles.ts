import { isOn, readXml } from './xml.ts'

/** What a style says about text that is in it. */
export interface Style {
  basedOn: string | null
  isHidden: boolean
  numId: string | null
  level: number | null
}

/** The styles of a document by their ids; how they look does not matter. */
export function readStyles(xml: string | null): Map<string, Style> {
  const styles = new Map<string, Style>()
  if (!xml) return styles
  let style: Style | null = null
  readXml(xml, {
    open(name, attributes) {
      if (name === 'w:style') {
        style = { basedOn: null, isHidden: false, numId: null, level: null }
        styles.set(attributes()['w:styleId'] ?? '', style)
      } else if (!style) return
      else if (name === 'w:basedOn') style.basedOn = attributes()['w:val'] ?? null
      else if (name === 'w:vanish') style.isHidden = isOn(attributes())
      else if (name === 'w:numId') style.numId = attributes()['w:val'] ?? null
      else if (name === 'w:ilvl') style.level = Number(attributes()['w:val'])
    },
    close(name) {
      if (name === 'w:style') style = null
    },
    text() {},
  })
  return styles
}

/** Longer chains of styles are a loop. */
const CHAIN_MAX = 20

/** The first answer along the chain of styles that a style is based on. */
export function fromStyle<T>(
  styles: ReadonlyMap<string, Style>,
  id: string | null,
  ask: (style: Style) => T | null,
): T | null {
  let at = id
  for (let step = 0; at !== null && step < CHAIN_MAX; step++) {
    const style = styles.get(at)
    if (!style) return null
    const answer = ask(style)
    if (answer !== null) return answer
    at = style.basedOn
  }
  return null
}
