/** Builds the index of the guide, and hands it over as bytes. */
import { serialize } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { guideIndex } from '@hub/core/retrieval/findEntries'

const { buffer } = new Uint8Array(serialize(guideIndex().data))
parentPort?.postMessage(buffer, [buffer])
