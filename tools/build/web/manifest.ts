/** The part of Vite's manifest that is used: source file to built file and what it imports. */
export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
>

export const ENTRY = 'index.html'

/**
 * The keys of all that one file loads: with what it imports, and with what it may load later where `later` says so.
 * What the entry may load later never counts: that is every screen.
 */
export function reach(
  manifest: Manifest,
  start: string,
  later: (key: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    if (key === ENTRY) return
    for (const next of chunk.dynamicImports ?? []) if (later(next)) visit(next)
  }
  visit(start)
  return found
}

/**
 * Link elements that fetch a screen's code and what the entry imports together with the entry, not after it. The faces
 * have none: on a slow line they would take their share before the style sheet is there, and the stand-ins of
 * web/src/ui/styles/fonts.css hold their place.
 *
 * @param screen the screen's file, from `web`
 * @throws when the manifest has no such screen
 */
export function screenPreloads(manifest: Manifest, screen: string): string[] {
  if (!manifest[screen]) {
    throw new Error(`routes.ts names a screen that is not there: web/${screen}.`)
  }
  const files = [ENTRY, screen]
    .flatMap((start) => [...reach(manifest, start)])
    .map((key) => manifest[key]?.file)
  return [...new Set(files)]
    .filter((file) => file !== manifest[ENTRY]?.file)
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
}
