/** What a query is expected to find: any one of the wanted schools counts, each "Name" or "Name | Place". */
export interface LabelledQuery {
  kind: 'typo' | 'acronym' | 'nickname' | 'prefix' | 'place' | 'order'
  query: string
  wanted: readonly string[]
}

/** Reads queries written one a line: `query = wanted school / another wanted school`. */
export function readQueries(text: Record<LabelledQuery['kind'], string>): LabelledQuery[] {
  return Object.entries(text).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [query = '', wanted = ''] = line.split(' = ')
        return { kind: kind as LabelledQuery['kind'], query, wanted: wanted.split(' / ') }
      }),
  )
}
