import type { DocumentReport } from '@hub/api/documents'
import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { failureWords } from '../../../lib/failureWords.ts'
import type { ReadAgain } from '../../../lib/report/readAgain.ts'
import { putReport } from '../documentQueries.ts'

/** Has the hub read a document again. */
export function useReadAgain(id: string): ReadAgain {
  const [isBusy, setBusy] = useState(false)
  const read = async (kind: DocumentReport['docType']) => {
    setBusy(true)
    try {
      putReport(await call('PUT /api/documents/:id/kind', { params: { id }, body: { kind } }))
      return undefined
    } catch (error) {
      return failureWords(error, 'It was not read again. The report is the old one.')
    } finally {
      setBusy(false)
    }
  }
  return { busy: isBusy && 'Reading...', read }
}
