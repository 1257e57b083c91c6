import { createSchoolIndex, type SchoolIndex } from '@hub/core/schools/schoolIndex'
import type { SchoolType } from '@hub/core/schools/schoolTypes'
import { CHANGES, type Change } from '../../db/announce.ts'
import type { Database } from '../../db/database.ts'
import { findSchool, namesOfSchools } from './store.ts'

/** What the index holds of a school. */
interface Named {
  id: number
  name: string
  type: string
  location: string | null
}

/**
 * The search index of the directory, beside the database: read from it for the first search, and kept up by the
 * announcements of this server's writes and the others'.
 */
export class SchoolDirectory {
  readonly #database: Database
  /** Null: not read yet. Whoever reads it then finds all that was written before. */
  #index: Promise<SchoolIndex> | null = null

  private constructor(database: Database) {
    this.#database = database
  }

  static async open(database: Database): Promise<SchoolDirectory> {
    const directory = new SchoolDirectory(database)
    await database.listen(CHANGES, (payload) => directory.#hear(payload))
    return directory
  }

  /** Reads the index before somebody searches. */
  async prepare(): Promise<void> {
    await this.#ready()
  }

  /** Ids of the schools that match, best first; `limit` of them at most. */
  async search(words: string, type: SchoolType | undefined, limit: number): Promise<number[]> {
    const index = await this.#ready()
    return index.search(words, { type, limit })
  }

  /** Takes a new school in at once, so that its writer finds it in the next search. */
  async add(school: Named): Promise<void> {
    const index = await this.#index
    if (index) put(index, school)
  }

  #ready(): Promise<SchoolIndex> {
    return this.#index ?? this.#keep(this.#read())
  }

  /** After a failure the next search reads again. */
  #keep(index: Promise<SchoolIndex>): Promise<SchoolIndex> {
    this.#index = index
    index.catch(() => {
      if (this.#index === index) this.#index = null
    })
    return index
  }

  async #read(): Promise<SchoolIndex> {
    const index = createSchoolIndex()
    const rows = await namesOfSchools(this.#database.queries)
    index.addAll(rows.map((row) => ({ ...row, type: row.type as SchoolType })))
    return index
  }

  /** A search that begins from now on waits: its answer may be kept as one that knows the change. */
  #hear(payload: string | null): void {
    const change = payload === null ? null : (JSON.parse(payload) as Change)
    if ((change && change.table !== 'schools') || !this.#index) return
    void this.#keep(change?.id === undefined ? this.#read() : this.#refresh(this.#index, change.id))
  }

  async #refresh(reading: Promise<SchoolIndex>, id: number): Promise<SchoolIndex> {
    const index = await reading
    const row = await findSchool(this.#database.queries, id)
    if (row) put(index, row)
    // It was taken down.
    else index.remove(id)
    return index
  }
}

function put(index: SchoolIndex, school: Named): void {
  index.remove(school.id)
  index.add({ ...school, type: school.type as SchoolType })
}
