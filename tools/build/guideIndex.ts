import { Worker } from 'node:worker_threads'

/**
 * The index of the guide, as the server reads it (server/src/features/chat/loadAssistant.ts). It is built in a
 * thread, whose memory goes with it: a start that builds becomes the server in this very process.
 */
export function buildGuideIndex(): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./guideIndexThread.ts', import.meta.url))
    thread
      .once('message', (buffer: ArrayBuffer) => resolve(new Uint8Array(buffer)))
      .once('error', reject)
  })
}
