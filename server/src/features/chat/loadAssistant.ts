import { readFile } from 'node:fs/promises'
import { deserialize } from 'node:v8'
import type { GuideIndexData } from '@hub/core/retrieval/guideIndex'

/** The file of the index of the guide, beside the bundle, which names it (tools/build/server.ts). */
declare const GUIDE_INDEX: string | undefined

let reading: Promise<void> | undefined

/**
 * The assistant's code: its thousands of patterns are not made before the server listens. The server asks for it
 * soon after (`warmAssistant`), so that nobody's question waits.
 */
export async function loadAssistant() {
  await readGuideIndex()
  return import('./assistant.ts')
}

/**
 * Reads the index of the guide that the build made, once. Building it here takes seconds, and a hundred megabytes
 * that V8 then keeps. Where the server runs from its sources, or the file is missing, it is built when it is asked for.
 */
export function readGuideIndex(): Promise<void> {
  reading ??= read().catch(() => {})
  return reading
}

async function read(): Promise<void> {
  if (typeof GUIDE_INDEX === 'undefined') return
  const built = new URL('../../../../.build/server/', import.meta.url)
  const data = deserialize(await readFile(new URL(GUIDE_INDEX, built))) as GuideIndexData
  const { takeGuideIndex } = await import('@hub/core/retrieval/findEntries')
  takeGuideIndex(data)
}
