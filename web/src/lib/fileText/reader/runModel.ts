import type { RunModel } from '@hub/core/reader/openEncoder'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'

/**
 * Starts the model in this thread.
 *
 * @param runtime the runtime's WebAssembly
 * @param model model.onnx
 * @throws Error where they do not fit each other, or the device has too little memory
 */
export async function startModel(runtime: Uint8Array, model: Uint8Array): Promise<RunModel> {
  // More threads would need a page that is isolated from all others, which windows of wallets rule out.
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = runtime
  // Its warnings are for whoever makes models.
  env.logLevel = 'error'
  const session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  return async ({ rows, columns, ids, attention }) => {
    const dims = [rows, columns]
    const out = await session.run({
      input_ids: new Tensor('int64', ids, dims),
      attention_mask: new Tensor('int64', attention, dims),
    })
    return out['tokens']?.data as Float32Array
  }
}
