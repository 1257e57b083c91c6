import type { OpenRing } from '../../../lib/sealing/ringKey.ts'
import type { RegistryWrite } from '../../../wallet/transactions/registryWrite.ts'
import type { Ending } from '../../../wallet/transactions/transactionState.ts'
import { type AnalysisOf, type OpenAnalysis, sealAnalysis } from '../contents/sealedAnalysis.ts'
import { storeBox } from '../contents/sealedContents.ts'
import { analysisWrite } from './documentWrites.ts'

/**
 * Seals an analysis, stores it and records it on the chain. The ring in front of it is the newest there is: it is
 * where other devices find the ways.
 *
 * @param beforeRecord runs once it is stored, and before the wallet is asked to record it
 * @throws CallError where the store refuses it; what `beforeRecord` throws
 */
export async function publishAnalysis(
  analysis: OpenAnalysis,
  of: AnalysisOf,
  open: OpenRing,
  send: (write: RegistryWrite) => Promise<Ending>,
  beforeRecord?: () => Promise<void>,
): Promise<Ending> {
  const digest = await storeBox(await sealAnalysis(analysis, of, open))
  await beforeRecord?.()
  return send(analysisWrite(of.documentId, digest))
}
