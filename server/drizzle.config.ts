import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/src/db/schema.ts',
    './server/src/db/registrySchema.ts',
    './server/src/db/moderationSchema.ts',
    './server/src/db/keySchema.ts',
  ],
  out: './server/src/db/migrations',
})
