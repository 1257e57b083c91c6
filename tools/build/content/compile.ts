/** Compiles `content/` into the modules of `core/src/generated`. */
import { readCrisis, readRefusals, readSigns } from './assistant.ts'
import { Folder } from './folder.ts'
import { readGuide } from './guide.ts'
import type { Problem } from './problem.ts'
import { readRequirements } from './requirements.ts'
import { readResources } from './resources.ts'
import { readSpanish } from './spanish.ts'
import { readTrust } from './trust.ts'

/** The content is written in one language so far, but for what is said first; another is a folder beside it. */
const LANGUAGE = 'en'

export interface Compiled {
  /** The text of each module by its name, without the ending. */
  readonly modules: ReadonlyMap<string, string>
  /** In the order of files and lines; the modules are whole only where there are none. */
  readonly problems: readonly Problem[]
}

/**
 * @param root the folder of the content
 */
export function compileContent(root: string): Compiled {
  const problems: Problem[] = []
  const folder = (name: string) => new Folder(root, `${name}/${LANGUAGE}`, problems)
  const directory = readResources(folder('resources'))
  const guide = readGuide(folder('guide'), directory.slugs)
  const trust = readTrust(folder('trust'))
  const { requirements, points, particulars } = readRequirements(folder('requirements'))
  const assistant = folder('assistant')
  const refusals = readRefusals(assistant, directory.resources)
  const names = Object.fromEntries(
    Object.entries(directory.crisisTexts).map(([line, { name }]) => [line, name]),
  )
  const inSpanish = new Folder(root, 'assistant/es', problems)
  const crisisAnswers = {
    english: readCrisis(assistant, names),
    spanish: readCrisis(inSpanish, names),
  }
  const spanish = readSpanish(new Folder(root, 'guide/es', problems), inSpanish, guide.entries)
  const modules = new Map<string, string>()
  const put = (name: string, value: unknown, type?: string, from?: string) =>
    modules.set(name, moduleOf(name, value, type, from))
  // One module for each thing that a page can do without.
  put('guideTopics', guide.topics)
  put('guideChapters', guide.chapters)
  put('guide', guide.entries, 'GuideEntry', '../knowledge/guide/entry.ts')
  put('stories', guide.stories)
  put('comparisons', guide.comparisons, 'Comparison', '../knowledge/guide/comparison.ts')
  put('resources', directory.resources, 'KnownResource', '../resources/resource.ts')
  put(
    'essentialResources',
    directory.essential,
    'EssentialResource',
    '../knowledge/essentialResources.ts',
  )
  put('crisisPhones', directory.crisisPhones)
  put('crisisTexts', directory.crisisTexts)
  put('crisisAnswers', crisisAnswers)
  put('refusalTexts', refusals)
  put('scopeSigns', readSigns(assistant, Object.keys(refusals)))
  put('spanishTexts', spanish)
  put('trustTexts', trust)
  put('requirements', requirements)
  put('points', points)
  put('particulars', particulars)
  const inOrder = problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.sentence.localeCompare(b.sentence),
  )
  return { modules, problems: inOrder }
}

/**
 * The text of a module that exports one value.
 *
 * @param type of each part of a list; without one, the value's names and texts are types too
 * @param from the module that has the type
 */
function moduleOf(name: string, value: unknown, type?: string, from?: string): string {
  const head = '// Made from content/ by tools/build/content. What is changed here is lost.\n'
  if (!type) return `${head}export const ${name} = ${json(value)} as const\n`
  const imported = `import type { ${type} } from '${from}'\n\n`
  return `${head}${imported}export const ${name}: readonly ${type}[] = ${json(value)}\n`
}

/** A value with each of its parts on a line of its own, so that an error names the part. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[\n${value.map((part) => JSON.stringify(part)).join(',\n')}\n]`
  const parts = Object.entries(value as object).map(
    ([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`,
  )
  return `{\n${parts.join(',\n')}\n}`
}
