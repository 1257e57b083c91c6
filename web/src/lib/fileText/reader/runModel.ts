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
  return async (inputs) => {
    const given = Object.entries(inputs).map(
      ([name, { numbers, dims }]) => [name, new Tensor(numbers, dims)] as const,
    )
    const out = await session.run(Object.fromEntries(given))
    return out[session.outputNames[0] ?? '']?.data as Float32Array
  }
}
