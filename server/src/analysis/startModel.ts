import type { RunModel } from '@hub/core/reader/openEncoder'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/**
 * Starts model.onnx.
 *
 * @param cores that one batch is read with
 * @throws Error where the file is absent or damaged
 */
export async function startModel(file: string, cores: number): Promise<RunModel> {
  const session = await InferenceSession.create(file, {
    intraOpNumThreads: cores,
    // The server answers requests on the same cores: a thread that waits for work must not hold one.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  return async (inputs) => {
    const given = Object.entries(inputs).map(
      ([name, { numbers, dims }]) => [name, new Tensor(numbers, dims)] as const,
    )
    const out = await session.run(Object.fromEntries(given))
    const numbers = out[session.outputNames[0] ?? '']?.data
    if (!(numbers instanceof Float32Array)) throw new Error('model.onnx gives no numbers.')
    return numbers
  }
}
