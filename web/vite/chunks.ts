/** As much of what the bundler knows as is asked here. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** The lists that most visitors open first. */
const lists = /\/(?:Resources|Schools|Reviews)Screen\.tsx$/

/** Which modules stand in one file, for the bundler's `codeSplitting.groups`. */
export const chunks = [
  { name: firstScript, debugName: 'first' },
  // tools/build/web/walletBudget.ts knows it by this name.
  { name: 'fileParts', test: /\/web\/src\/lib\/fileText\//, minShareCount: 2 },
]

/**
 * Names the chunk of what a first load needs whatever its screen: all that the entry imports, React before all, and what
 * two or more of the lists import. In one file they take 1 to 2 kB less than in a dozen: each is compressed with what
 * stands before it.
 *
 * @param id the module's file
 * @returns `first`, or null where the module belongs elsewhere
 */
export function firstScript(id: string, modules: Modules): string | null {
  const importers = importersOf(id, modules)
  const isOfEntry = importers.some((importer) => modules.getModuleInfo(importer)?.isEntry)
  return isOfEntry || importers.filter((importer) => lists.test(importer)).length > 1
    ? 'first'
    : null
}

/** The module and all that import it, by way of others too; an `import()` does not count. */
function importersOf(id: string, modules: Modules): string[] {
  const found = new Set([id])
  for (const each of found) {
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer)
  }
  return [...found]
}
