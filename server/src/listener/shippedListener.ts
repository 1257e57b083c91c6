import { fileURLToPath } from 'node:url'

/** The folder of the model that hears messages, which ships with the hub. */
export const shippedListener = fileURLToPath(new URL('../../../models/listener', import.meta.url))
