import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type ImportedSchool, mapperFor, type RowMapper } from '@hub/core/schools/importRows'
import { CsvError, parse } from 'csv-parse'
import type { Queries } from '../db/database.ts'
import { mergeSchools } from '../features/schools/merge.ts'
import { AdminRefusal, type Print } from './print.ts'

const BATCH = 1000
const ROWS_PER_LINE = 10_000

interface Tally {
  read: number
  added: number
  changed: number
  skipped: Map<string, number>
}

/**
 * Takes in a CSV of the U.S. Department of Education (IPEDS HD or the NCES school directory), a batch at a
 * time. Run again it changes nothing: a known school gets its place and website filled in at most.
 *
 * @throws AdminRefusal when the file cannot be read or has other columns
 */
export async function importSchools(file: string, queries: Queries, print: Print): Promise<void> {
  const encoding = await encodingOf(file)
  const tally: Tally = { read: 0, added: 0, changed: 0, skipped: new Map() }
  let batch: ImportedSchool[] = []
  const flush = async () => {
    const result = await mergeSchools(queries, batch)
    tally.added += result.added
    tally.changed += result.changed
    batch = []
  }
  try {
    for await (const row of rowsOf(file, encoding, tally)) {
      batch.push(row)
      if (batch.length === BATCH) await flush()
      if (tally.read % ROWS_PER_LINE === 0) print(`${tally.read.toLocaleString('en-US')} rows read`)
    }
  } catch (error) {
    await flush()
    throw error instanceof CsvError ? brokenOff(tally) : error
  }
  await flush()
  report(tally, print)
}

/** The Department writes some of its files in UTF-8 and some in Latin-1, without saying which. */
async function encodingOf(file: string): Promise<BufferEncoding> {
  try {
    return isUtf8(await readFile(file)) ? 'utf8' : 'latin1'
  } catch {
    throw new AdminRefusal(`The file ${file} cannot be read.`)
  }
}

async function* rowsOf(
  file: string,
  encoding: BufferEncoding,
  tally: Tally,
): AsyncGenerator<ImportedSchool> {
  const records = createReadStream(file, encoding).pipe(
    parse({ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }),
  )
  let mapper: RowMapper | null = null
  for await (const record of records as AsyncIterable<string[]>) {
    if (!mapper) {
      mapper = mapperOf(record)
      continue
    }
    tally.read += 1
    const school = mapper.map(record)
    if (!('skipped' in school)) yield school
    else tally.skipped.set(school.skipped, (tally.skipped.get(school.skipped) ?? 0) + 1)
  }
  if (!mapper) throw new AdminRefusal('The file is empty.')
}

function mapperOf(header: readonly string[]): RowMapper {
  try {
    return mapperFor(header)
  } catch (error) {
    throw new AdminRefusal((error as Error).message)
  }
}

/** A download that was cut off may end inside of a quoted text. */
function brokenOff({ read }: Tally): AdminRefusal {
  const rows = read.toLocaleString('en-US')
  return new AdminRefusal(
    `The file is damaged after ${rows} rows, which were taken in. Get a whole one and run this again.`,
  )
}

function report({ read, added, changed, skipped }: Tally, print: Print): void {
  const counted = (count: number) => count.toLocaleString('en-US')
  print(
    `${counted(read)} rows read: ${counted(added)} schools added, ${counted(changed)} completed.`,
  )
  for (const [reason, count] of skipped) print(`${counted(count)} rows skipped: ${reason}`)
}
