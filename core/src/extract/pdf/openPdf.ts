import type { getDocumentProxy as Open } from 'unpdf'
import { ExtractionProblem } from '../problem.ts'

export type Pdf = Awaited<ReturnType<typeof Open>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** Loads what a PDF needs ahead of the first one: by far the largest part of the extraction. */
export async function preparePdf(): Promise<void> {
  await (await import('unpdf')).getResolvedPDFJS()
}

/** More pages are no letter; a policy or a hearing's transcript stays below. */
const PAGES_MAX = 5000

/**
 * Opens a PDF for its text: no fonts are made, no script is run, nothing is fetched.
 * @throws ExtractionProblem 'password', 'damaged', 'too_long'
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: 60_000_000,
  }).catch((error: unknown) => {
    throw new ExtractionProblem(nameOf(error) === 'PasswordException' ? 'password' : 'damaged')
  })
  if (pdf.numPages > PAGES_MAX) throw new ExtractionProblem('too_long')
  return pdf
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
