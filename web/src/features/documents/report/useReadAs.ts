import type { DocumentReport } from '@hub/api/documents'
import { useState } from 'react'
import { call } from '../../../lib/client.ts'
import { type FailureWords, failureWords } from '../../../lib/failureWords.ts'
import { putReport } from '../documentQueries.ts'

/**
 * Has a document read again as a kind; `read` answers whether it worked. Until there is a new report the old one stays, also
 * where it fails.
 */
export function useReadAs(id: string) {
  const [busy, setBusy] = useState(false)
  const [isRead, setRead] = useState(false)
  const [failure, setFailure] = useState<FailureWords>()
  const read = async (kind: DocumentReport['docType']) => {
    setBusy(true)
    setRead(false)
    setFailure(undefined)
    try {
      putReport(await call('PUT /api/documents/:id/kind', { params: { id }, body: { kind } }))
      setRead(true)
      return true
    } catch (error) {
      setFailure(failureWords(error, 'It was not read again. The report is the old one.'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, isRead, read }
}
