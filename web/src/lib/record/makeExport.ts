import type { KeptFile, RecordBook } from '@hub/core/record/book'
import { digestOfBytes, utf8 } from '@hub/core/record/hash'
import { manifestOf, printManifest } from '@hub/core/record/manifest'
import { recordPage } from '@hub/core/record/recordPage'
import { MANIFEST_PATH, PAGE_PATH, VERIFIER_PATH } from '@hub/core/record/verifyExport'
import { ZipWriter } from '@hub/core/record/zip'
import { sha256 } from '../content/digest.ts'
import type { RecordStore } from './recordStore.ts'
import { ShelfFailure } from './shelf.ts'

interface ExportOptions {
  /** ISO instant. */
  made: string
  /** The page that checks an export, whole. */
  verifier: string
  /** The ids of the entries that are part of it; all for undefined. */
  shown?: ReadonlySet<string>
}

/**
 * The record as a readable ZIP. Each file is opened and checked on its way into it.
 *
 * @throws ShelfFailure, SealProblem where a file is not what was added
 */
export async function makeExport(store: RecordStore, options: ExportOptions): Promise<Blob> {
  const { book } = store.view()
  if (!book) throw new ShelfFailure('stale')
  const { made, shown, verifier } = options
  const manifest = manifestOf(book, made, shown)
  const text = utf8(printManifest(manifest))
  const page = recordPage(manifest, await digestOfBytes(text, sha256))
  const zip = new ZipWriter()
  await zip.add(PAGE_PATH, utf8(page), made)
  await zip.add(VERIFIER_PATH, utf8(verifier), made)
  await zip.add(MANIFEST_PATH, text, made)
  const byDigest = filesByDigest(book)
  for (const { path, sha256: digest } of manifest.files) {
    const file = byDigest.get(digest)
    if (!file) throw new ShelfFailure('stale')
    await zip.add(path, await store.fileBytes(file), made, breathe)
  }
  return new Blob([...zip.end()], { type: 'application/zip' })
}

/** Lets the page answer its reader. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

function filesByDigest({ entries }: RecordBook): ReadonlyMap<string, KeptFile> {
  const all = entries.flatMap(({ versions }) => versions.flatMap(({ content }) => content.files))
  return new Map(all.map((file) => [file.sha256, file]))
}
