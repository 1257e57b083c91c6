import { fileURLToPath } from 'node:url'

/** The folder of the model that reads documents, which ships with the hub. */
export const shippedModel = fileURLToPath(new URL('../../../models/reader', import.meta.url))
