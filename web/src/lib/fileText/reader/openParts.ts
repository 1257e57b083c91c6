import type { RunModel, SharedFiles } from '@hub/core/reader/openEncoder'
import type { ReaderFile } from './readerFiles.ts'
import { startModel } from './runModel.ts'

/** What core opens a model with, besides what runs it. */
interface Opened extends SharedFiles {
  readonly heads: unknown
  readonly numbers: Uint8Array
}

/**
 * Starts a model on this device.
 *
 * @param open puts it together of its files and of what runs it
 * @throws Error where the files do not fit each other, or the device has too little memory
 */
export async function openParts<Model>(
  { heads, model, numbers, runtime, tokenizer, tokenizerConfig, vectors }: Parts,
  open: (files: Opened, run: RunModel) => Model,
): Promise<Model> {
  const files = {
    tokenizer: json(tokenizer),
    tokenizerConfig: json(tokenizerConfig),
    vectors,
    heads: json(heads),
    numbers,
  }
  return open(files, await startModel(runtime, model))
}

type Parts = Readonly<Record<ReaderFile, Uint8Array>>

export function json(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}
