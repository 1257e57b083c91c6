import type { Report } from '@hub/core/analysis/report'
import type { DocumentText } from '@hub/core/document/documentText'
import type { FileAnswer, FileQuestion } from '../../../lib/fileText/fileWork.ts'

/** The question waits a minute in all. What came of the download by then is kept, so that the next try has less to get. */
const LONGEST_MS = 50_000

/**
 * The report on a letter that stands in a message, made by the worker that reads files: it alone may run the reader.
 *
 * @returns null where this device cannot analyze it now, which the answer then says
 */
export function readLetter({ text }: DocumentText): Promise<Report | null> {
  const worker = new Worker(new URL('../../../lib/fileText/fileWorker.ts', import.meta.url), {
    type: 'module',
  })
  return new Promise<Report | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), LONGEST_MS)
    const end = (report: Report | null) => {
      clearTimeout(timer)
      resolve(report)
    }
    worker.addEventListener('error', () => end(null))
    worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
      if (data.step === 'failed') end(null)
      if (data.step === 'done') end('report' in data.file ? data.file.report : null)
    })
    const bytes = new TextEncoder().encode(text)
    const question: FileQuestion = { bytes, named: 'txt', wants: 'analysis' }
    // A worker has no other origin to name.
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
