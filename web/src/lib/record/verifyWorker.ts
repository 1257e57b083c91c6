/** Checks an export in a thread of its own: unpacking and drawing would keep the page waiting. */
import type { Verification } from '@hub/core/record/verifyExport'
import type { ChosenFiles } from './givenFiles.ts'
import { verifyFiles } from './verifyFiles.ts'

/** What was found; null where a file could not be read. */
export type VerifyAnswer = Verification | null

addEventListener('message', ({ data }: MessageEvent<ChosenFiles>) => {
  void verifyFiles(data)
    .catch(() => null)
    // A worker has no other origin to name.
    .then((answer: VerifyAnswer) => postMessage(answer))
})
