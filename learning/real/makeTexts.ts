/**
 * `node learning/real/makeTexts.ts --clones FOLDER --saved FOLDER --out FOLDER`: makes the texts of all papers from
 * clones of the repositories that publish them, and those of excerpts from saved answers of the search
 * (FOLDER/e001.txt and on), since the words are not ours to keep here. Says which are missing or have become another
 * text, and ends with 1 if there are any.
 */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type ExcerptLine, excerptText, readExcerptLines } from './excerpt.ts'
import type { Opening } from './openings.ts'
import { type Paper, readPapers } from './paper.ts'
import { linesOf } from './settled.ts'
import { measure, textOf } from './textOf.ts'

/** Why a paper's file cannot be had; its message is a phrase for a list. */
class SourceMissing extends Error {}

const POINTER = 'version https://git-lfs.github.com/spec/'

const LARGEST = 256 * 1024 * 1024

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    saved: { type: 'string' },
    out: { type: 'string' },
    lists: { type: 'string', default: import.meta.dirname },
  },
})

if (values.clones === undefined || values.saved === undefined || values.out === undefined) {
  process.stderr.write(
    'Say where clones and saved answers are and where the texts go: --clones, --saved and --out\n',
  )
  process.exit(2)
}

const { clones, saved, out } = {
  clones: resolve(values.clones),
  saved: resolve(values.saved),
  out: resolve(values.out),
}

mkdirSync(out, { recursive: true })

let made = 0

let wrong = 0

for (const paper of readPapers(join(values.lists, 'papers.jsonl'))) {
  if (paper.textBy === 'none') process.stdout.write(`${paper.id}: has no text\n`)
  else await make(paper, () => textOfPaper(paper))
}

for (const opening of linesOf(pathToFileURL(join(values.lists, 'openings.jsonl'))) as Opening[])
  await make(opening, () => textOf(sourceBytes(clones, opening.source), opening))

const excerpts = readExcerptLines(readFileSync(join(values.lists, 'excerpts.jsonl'), 'utf8'))

for (const excerpt of excerpts) await make(excerpt, () => textOfExcerpt(excerpt))

process.stdout.write(`${made} texts made, ${wrong} missing or different\n`)

process.exitCode = wrong === 0 ? 0 : 1

function textOfPaper(paper: Paper): Promise<string> {
  return textOf(sourceBytes(clones, paper.source), paper)
}

function textOfExcerpt({ id, slice }: ExcerptLine): string {
  const file = join(saved, `${id}.txt`)
  if (!existsSync(file)) throw new Error('its answer was not saved')
  return excerptText(readFileSync(file, 'utf8'), slice)
}

/** Writes a text; or says what is wrong with it. A text that differs is not written. */
async function make(
  { id, sha256 }: { readonly id: string; readonly sha256: string },
  textOfIt: () => string | Promise<string>,
): Promise<void> {
  try {
    const text = await textOfIt()
    const own = measure(text).sha256
    if (own !== sha256) throw new Error(`another text: ${own} instead of ${sha256}`)
    writeFileSync(join(out, `${id}.txt`), text)
    made++
  } catch (error) {
    wrong++
    process.stdout.write(`${id}: ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/**
 * The bytes of a paper's file in a folder of clones, which are named OWNER+NAME and hold a git directory as `repo` or
 * `repo/.git`. Throws SourceMissing where the clone or the file is not there, or is a pointer to a large file.
 */
function sourceBytes(clones: string, source: Paper['source']): Uint8Array {
  const gitDirectory = gitDirectoryOf(clones, source.repository)
  let bytes: Uint8Array
  try {
    bytes = execFileSync(
      'git',
      ['--git-dir', gitDirectory, 'cat-file', 'blob', `${source.commit}:${source.path}`],
      { maxBuffer: LARGEST, stdio: ['ignore', 'pipe', 'ignore'] },
    )
  } catch {
    throw new SourceMissing('the clone does not have this file at this commit')
  }
  const head = new TextDecoder().decode(bytes.subarray(0, POINTER.length))
  if (head === POINTER) throw new SourceMissing('the clone has a pointer to a large file only')
  return new Uint8Array(bytes)
}

function gitDirectoryOf(clones: string, repository: string): string {
  const clone = join(clones, repository.replace('/', '+'), 'repo')
  const found = [join(clone, '.git'), clone].find((folder) => existsSync(join(folder, 'HEAD')))
  if (found === undefined) throw new SourceMissing(`no clone of ${repository}`)
  return found
}
