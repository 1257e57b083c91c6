import { fileURLToPath } from 'node:url'

/** Where the numbered migrations stand; both drivers apply the same set. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
