/** The part of Vite's manifest that is used: source file to built file and what it imports. */
export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
>

const entry = 'index.html'

/**
 * Link elements that fetch a screen's code and what the entry imports together with the entry, not after it. The faces have none: on a slow line
 * they would take their share before the style sheet is there, and the stand-ins of web/src/ui/styles/fonts.css hold their place.
 *
 * @param file the screen's file, from `web`
 * @throws when the manifest has no such screen
 */
export function screenPreloads(manifest: Manifest, file: string): string[] {
  if (!manifest[file]) throw new Error(`routes.ts names a screen that is not there: web/${file}.`)
  return [...new Set([...filesOf(manifest, entry), ...filesOf(manifest, file)])]
    .filter((name) => name !== manifest[entry]?.file)
    .map((name) => `<link rel="modulepreload" href="/${name}">`)
}

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found)
  return found
}
