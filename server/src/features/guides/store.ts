/** The official text that an operator imported (`npm run knowledge:import`). */
import { inArray } from 'drizzle-orm'
import { announce } from '../../db/announce.ts'
import type { Queries } from '../../db/database.ts'
import { officialTexts } from '../../db/schema.ts'

/** A paragraph, word for word. */
export interface OfficialText {
  cite: string
  text: string
  /** Where it came from: the name of the imported file. */
  source: string
}

/** The imported text of these cites by the cite; one that was not imported is left out. */
export async function officialText(
  queries: Queries,
  cites: readonly string[],
): Promise<ReadonlyMap<string, OfficialText>> {
  if (cites.length === 0) return new Map()
  const rows = await queries
    .select({
      cite: officialTexts.cite,
      text: officialTexts.text,
      source: officialTexts.source,
    })
    .from(officialTexts)
    .where(inArray(officialTexts.cite, [...cites]))
  return new Map(rows.map((row) => [row.cite, row]))
}

/** Puts these paragraphs in place of all that were imported before: all of them, or none. */
export async function replaceOfficialTexts(
  queries: Queries,
  texts: readonly OfficialText[],
): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.delete(officialTexts)
    await transaction.insert(officialTexts).values([...texts])
    await announce(transaction, { table: 'official_texts' })
  })
}

/** Takes out all that was imported. Answers how many paragraphs that were. */
export function removeOfficialTexts(queries: Queries): Promise<number> {
  return queries.transaction(async (transaction) => {
    const removed = await transaction.delete(officialTexts).returning({ cite: officialTexts.cite })
    await announce(transaction, { table: 'official_texts' })
    return removed.length
  })
}
