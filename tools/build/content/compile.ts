/** Compiles `content/` into the modules of `core/src/generated`. */

import type { GuideEntry } from '@hub/core/knowledge/guide/entry'
import { z } from 'zod'
import { readCrisis, readRefusals, readSigns } from './assistant.ts'
import { readFacts } from './facts.ts'
import { Folder } from './folder.ts'
import { readGuide } from './guide.ts'
import type { Problem } from './problem.ts'
import { readRequirements } from './requirements.ts'
import { readResources } from './resources.ts'
import { text } from './schema.ts'
import { readTrust } from './trust.ts'

const STATEMENTS = 'statements.yaml'

const ANSWERS = 'answers.yaml'

const pairs = z.array(z.strictObject({ en: text, es: text }))

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

/**
 * Reads what is said in Spanish: titles, statements, steps and questions of the guide by entry, and what stands around them in an
 * answer. What was reworded is reported, so that no old translation stays.
 *
 * @returns English beside Spanish
 */
function readSpanish(
  guide: Folder,
  assistant: Folder,
  entries: readonly TranslatedEntry[],
): (readonly [string, string])[] {
  const report = guide.report(STATEMENTS)
  const read = readFacts(guide.read(STATEMENTS) ?? '', z.record(text, pairs), report)
  const around = readFacts(assistant.read(ANSWERS) ?? '', pairs, assistant.report(ANSWERS))
  const translated = Object.entries(read?.value ?? {}).flatMap(([slug, own]) => {
    const entry = entries.find((each) => each.slug === slug)
    const said = new Set(entry ? textsOf(entry) : [])
    for (const [at, { en }] of own.entries()) {
      if (!said.has(en)) report(read?.lineOf(slug, at, 'en') ?? 1, `“${slug}” does not say this.`)
    }
    return own
  })
  return [...translated, ...(around?.value ?? [])].map(({ en, es }) => [en, es] as const)
}

type TranslatedEntry = Pick<GuideEntry, 'slug' | 'title' | 'answer' | 'more' | 'steps' | 'ask'>

/** All that an answer may take from an entry. */
function textsOf({ answer, ask, more, steps, title }: TranslatedEntry): string[] {
  const statements = [...answer, ...more.flatMap((part) => part.statements)]
  return [title, ...statements.map((statement) => statement.text), ...steps, ...ask]
}
