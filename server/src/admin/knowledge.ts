import { isUtf8 } from 'node:buffer'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { checkTexts } from '@hub/core/knowledge/officialTexts/checkTexts'
import {
  type OfficialParagraph,
  OfficialTextProblem,
} from '@hub/core/knowledge/officialTexts/officialText'
import { readEcfr } from '@hub/core/knowledge/officialTexts/readEcfr'
import { z } from 'zod'
import type { Queries } from '../db/database.ts'
import { removeOfficialTexts, replaceOfficialTexts } from '../features/guides/store.ts'
import { AdminRefusal, type Print } from './print.ts'

/** The whole of title 34 has a quarter of this. */
const LARGEST_FILE = 64 * 2 ** 20
const LONGEST_SOURCE = 255
/** So many cites that the guide does not know are named. */
const NAMED = 10

const listShape = z.array(z.object({ cite: z.string().trim(), text: z.string().trim() }))

/**
 * Puts the paragraphs of a file (a JSON list of cite and text, or the eCFR's XML) in place of all that were
 * imported before: all of them, or none. Run again it changes nothing.
 *
 * @throws AdminRefusal when the file cannot be read or taken
 */
export async function importKnowledge(file: string, queries: Queries, print: Print): Promise<void> {
  const content = await contentOf(file)
  print(`Reading ${basename(file)}...`)
  try {
    const { paragraphs, headings } = content.startsWith('<')
      ? readEcfr(content)
      : { paragraphs: readList(content), headings: undefined }
    print(`${counted(paragraphs.length)} read. Checking them...`)
    const { known, unknown } = checkTexts(paragraphs, headings)
    const source = basename(file).slice(0, LONGEST_SOURCE)
    await replaceOfficialTexts(
      queries,
      known.map((paragraph) => ({ ...paragraph, source })),
    )
    print(`${counted(known.length)} imported. The guide shows them now.`)
    if (unknown.length > 0) print(leftOut(unknown))
  } catch (error) {
    if (error instanceof OfficialTextProblem) throw new AdminRefusal(error.message)
    throw error
  }
}

/** Takes out all official text. */
export async function removeKnowledge(queries: Queries, print: Print): Promise<void> {
  const removed = await removeOfficialTexts(queries)
  print(
    removed === 0
      ? 'No official text was imported.'
      : `${counted(removed)} taken out. The guide links the official pages again.`,
  )
}

async function contentOf(file: string): Promise<string> {
  const name = basename(file)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new AdminRefusal(`The file ${file} cannot be read.`)
  if (found.size > LARGEST_FILE) {
    throw new AdminRefusal(`${name} is too large: at most ${LARGEST_FILE / 2 ** 20} MB are read.`)
  }
  const bytes = await readFile(file).catch(() => {
    throw new AdminRefusal(`The file ${file} cannot be read.`)
  })
  if (!isUtf8(bytes)) throw new AdminRefusal(`${name} is no text in UTF-8.`)
  const content = bytes
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
  if (content === '') throw new AdminRefusal(`${name} is empty.`)
  return content
}

function readList(content: string): OfficialParagraph[] {
  let list: unknown
  try {
    list = JSON.parse(content)
  } catch {
    throw new AdminRefusal(
      'The file is neither JSON nor XML. Give a list of cite and text, or the eCFR.',
    )
  }
  const checked = listShape.safeParse(list)
  if (checked.success) return checked.data
  const at = checked.error.issues[0]?.path[0]
  throw new AdminRefusal(
    typeof at === 'number'
      ? `Entry ${at + 1} of the list is not of the shape {"cite": "…", "text": "…"}.`
      : 'The file must hold a list of {"cite": "…", "text": "…"}.',
  )
}

function leftOut(unknown: readonly string[]): string {
  const named = unknown.slice(0, NAMED).map((cite) => cite.slice(0, 80))
  const more = unknown.length - named.length
  return `${counted(unknown.length)} left out, since the guide does not cite them: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function counted(count: number): string {
  return count === 1 ? '1 paragraph' : `${count.toLocaleString('en-US')} paragraphs`
}
