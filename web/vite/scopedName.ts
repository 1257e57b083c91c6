const styleSheets = new Map<string, string>()

/**
 * Client and server builds must give one CSS class the same name, or the prerendered HTML would
 * lose its styles: the name therefore hangs on file and class only, and no two files share one.
 */
export function scopedName(className: string, fileName: string): string {
  const path = fileName.split('?')[0] ?? fileName
  const part = /([^/\\]+)\.module\.css$/.exec(path)?.[1] ?? 'x'
  const known = styleSheets.get(part) ?? path
  if (known !== path) throw new Error(`Two style sheets have one name: ${known} and ${path}.`)
  styleSheets.set(part, path)
  return `${part}-${className}`
}
