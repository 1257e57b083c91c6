import type { Report } from '@hub/core/analysis/report'
import type { DigestHex } from '../../../lib/content/digest.ts'
import { openBox, sealBox } from '../../../lib/sealing/box.ts'
import { pack, unpack } from '../../../lib/sealing/padding.ts'
import type { OpenRing } from '../../../lib/sealing/ringKey.ts'
import { SealProblem } from '../../../lib/sealing/sealProblem.ts'
import { isSameOwner, type Owner, readOwner } from '../owner.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What an analysis belongs to. It is sealed with it, so that it is never shown for another document. */
export interface AnalysisOf {
  readonly owner: Owner
  readonly documentId: number
  readonly contentHash: DigestHex
}

/** An analysis in clear: in memory alone. */
export interface OpenAnalysis {
  readonly report: Report
  /** Sentences about what was left out or may be wrong. */
  readonly notes: readonly string[]
  /** From 1; one more each time it is sealed anew. */
  readonly revision: number
}

export function sealAnalysis(
  analysis: OpenAnalysis,
  of: AnalysisOf,
  open: OpenRing,
): Promise<Bytes> {
  const words = new TextEncoder().encode(JSON.stringify({ of, analysis }))
  return sealBox('analysis', pack(words, new Uint8Array(0)), open)
}

/** @throws SealProblem where it is not this document's analysis, whole and unchanged */
export async function openAnalysis(
  box: Bytes,
  of: AnalysisOf,
  ringKey: CryptoKey,
): Promise<OpenAnalysis> {
  const packed = unpack(await openBox(box, 'analysis', ringKey))
  if (!packed) throw new SealProblem('changed')
  const said = JSON.parse(new TextDecoder().decode(packed.words)) as {
    of: Record<keyof AnalysisOf, unknown>
    analysis: OpenAnalysis
  }
  const owner = readOwner(said.of.owner)
  const isOfIt =
    owner !== null &&
    isSameOwner(owner, of.owner) &&
    said.of.documentId === of.documentId &&
    said.of.contentHash === of.contentHash.toLowerCase()
  if (!isOfIt) throw new SealProblem('changed')
  return said.analysis
}
