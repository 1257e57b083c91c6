import { join } from 'node:path'

/** As much of what the bundler knows as is asked here. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** What nearly every list needs, and the numbers to call: files without their endings. */
export const listParts = [
  'core/src/contacts/contactWays',
  'core/src/generated/crisisPhones',
  'core/src/knowledge/crisisNumbers',
  'web/src/lib/client',
  'web/src/lib/embedded',
  'web/src/lib/nextCursor',
  'web/src/lib/noteFocus',
  'web/src/lib/reading/useReading',
  'web/src/lib/refusalSentence',
  'web/src/lib/timeLimit',
  'web/src/lib/useLazyPart',
  'web/src/lib/useRetry',
  'web/src/lib/useSearchTerm',
  'web/src/lib/withCommas',
  'web/src/ui/buttons/TextLink',
  'web/src/ui/feedback/Alert',
  'web/src/ui/feedback/Empty',
  'web/src/ui/feedback/ErrorState',
  'web/src/ui/feedback/Notice',
  'web/src/ui/feedback/Skeleton',
  'web/src/ui/forms/Field',
  'web/src/ui/forms/field',
  'web/src/ui/forms/SearchField',
  'web/src/ui/forms/SelectField',
  'web/src/ui/forms/useEarlyValue',
  'web/src/ui/layout/Entry',
  'web/src/ui/layout/EntryGroup',
  'web/src/ui/text/Badge',
  'web/src/ui/text/VisuallyHidden',
]

/** What the Resource Hub and the search share. */
export const resourceParts = [
  'core/src/knowledge/resourceCategories',
  'core/src/resources/leadsTo',
  'core/src/resources/resourceAction',
  'web/src/lib/resources/findResources',
  'web/src/lib/resources/foundWords',
  'web/src/lib/resources/Reach',
  'web/src/lib/resources/readAsWords',
  'web/src/lib/resources/resourceDraft',
  'web/src/lib/resources/ResourceEntry',
  'web/src/lib/resources/ResourceSearch',
  'web/src/ui/forms/TermChoices',
  'web/src/ui/text/Marked',
  'web/src/ui/text/markedParts',
]

/** What reads a file on this device, as the screens load it. */
export const fileParts = [
  'core/src/extract/problem',
  'web/src/lib/fileText/deviceProblems',
  'web/src/lib/fileText/fileWork',
  'web/src/lib/fileText/GettingReader',
  'web/src/lib/fileText/reader/progressWords',
  'web/src/lib/fileText/readFile',
]

const root = join(import.meta.dirname, '../..')

/** Which modules stand in one file, for the bundler's `codeSplitting.groups`. */
export const chunks = [
  { name: firstScript, debugName: 'first' },
  { name: 'resourceParts', test: (id: string) => isOneOf(resourceParts, id) },
  // tools/build/web/walletBudget.ts knows it by this name.
  { name: 'fileParts', test: (id: string) => isOneOf(fileParts, id) },
]

/**
 * Names the chunk of what a first load needs whatever its screen: all that the entry imports, React before all, and the
 * parts of lists. In one file they take 1 to 2 kB less than in a dozen: each is compressed with what stands before it.
 *
 * @param id the module's file
 * @returns `first`, or null where the module belongs elsewhere
 */
export function firstScript(id: string, modules: Modules): string | null {
  return isOneOf(listParts, id) || isOfEntry(id, modules) ? 'first' : null
}

function isOneOf(files: readonly string[], id: string): boolean {
  const [file = ''] = id.slice(root.length + 1).split('.')
  return id.startsWith(`${root}/`) && files.includes(file)
}

/** Whether the entry imports it, itself or by way of others; an `import()` does not count. */
function isOfEntry(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = modules.getModuleInfo(id)
  if (!info) return false
  return info.isEntry || info.importers.some((importer) => isOfEntry(importer, modules, seen))
}
