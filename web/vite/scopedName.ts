import { createHash } from 'node:crypto'

const styleSheets = new Map<string, string>()
const shortNames = new Map<string, string>()

/**
 * Client and server builds must give one CSS class the same name, or the prerendered HTML would
 * lose its styles: the name therefore hangs on file and class only, and no two files share one.
 * In development it tells both; built, it is short.
 *
 * @throws Error where two style sheets, or two classes, would have one name
 */
export function scopedName(className: string, fileName: string): string {
  const path = fileName.split('?')[0] ?? fileName
  const part = /([^/\\]+)\.module\.css$/.exec(path)?.[1] ?? 'x'
  const known = styleSheets.get(part) ?? path
  if (known !== path) throw new Error(`Two style sheets have one name: ${known} and ${path}.`)
  styleSheets.set(part, path)
  const name = `${part}-${className}`
  return process.env.NODE_ENV === 'development' ? name : short(name)
}

/** Every first load waits for the style sheet, and names in words are a twentieth of it. */
const LETTERS = 4

function short(name: string): string {
  const hash = createHash('sha256').update(name).digest('base64')
  const made = hash.replace(/[^A-Za-z]/g, '').slice(0, LETTERS)
  const known = shortNames.get(made) ?? name
  if (known !== name) throw new Error(`Two classes have one short name: ${known} and ${name}.`)
  shortNames.set(made, name)
  return made
}
