import { existsSync, watch } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stamp } from '../stamp.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const content = join(root, 'content')
const generated = join(root, 'core/src/generated')
const out = join(root, '.build')

const stamp = new Stamp(join(out, 'content.stamp'), root, [
  'content',
  'tools/build/content',
  'core/src/analysis/report.ts',
  'core/src/deadlines/civilDate.ts',
  'core/src/knowledge/authorities.ts',
  'core/src/knowledge/cites.ts',
  'core/src/knowledge/law.ts',
  'core/src/knowledge/registryCategories.ts',
  'core/src/knowledge/resourceCategories.ts',
  'core/src/trust/slots.ts',
  'core/src/text/readingGrade.ts',
  'core/src/trust/statement.ts',
])

/**
 * Compiles the content where it changed since the last time. The compiler is loaded only for that. Ends the process,
 * with a sentence for each mistake, where the content has any.
 */
export async function refreshContent(): Promise<void> {
  if (existsSync(join(generated, 'guide.ts')) && (await stamp.isFresh())) return
  const mistakes = await compile()
  if (mistakes === '') return
  process.stderr.write(mistakes)
  process.exit(1)
}

/** Compiles the content whenever a file of it is saved; mistakes are printed. */
export function watchContent(): void {
  let waiting: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  watch(content, { recursive: true }, () => {
    clearTimeout(waiting)
    // Editors save a file in several steps.
    waiting = setTimeout(() => {
      last = last.then(async () => void process.stderr.write(await compile()))
    }, 50)
  })
}

/** Writes the modules that have changed. Answers what is wrong instead, a line for each mistake. */
async function compile(): Promise<string> {
  const { compileContent } = await import('./compile.ts')
  const read = stamp.read()
  const { modules, problems } = compileContent(content)
  if (problems.length > 0) {
    return problems
      .map(({ file, line, sentence }) => `content/${file}:${line}: ${sentence}\n`)
      .join('')
  }
  await Promise.all([generated, out].map((folder) => mkdir(folder, { recursive: true })))
  await Promise.all(
    [...modules].map(async ([name, text]) => {
      const file = join(generated, `${name}.ts`)
      if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
    }),
  )
  await stamp.write(read)
  return ''
}
