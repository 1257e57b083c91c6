const kinds = ['typo', 'acronym', 'nickname', 'prefix', 'place', 'order'] as const

/**
 * What a query is expected to find: any one of the wanted schools counts, each "Name", "Name | Place" or, for every
 * college of a state, "any college | VT".
 */
export interface LabelledQuery {
  kind: (typeof kinds)[number]
  query: string
  wanted: readonly string[]
}

/** Reads queries written one a line: `query = wanted school / another wanted school`. */
export function readQueries(text: Partial<Record<LabelledQuery['kind'], string>>): LabelledQuery[] {
  return kinds.flatMap((kind) =>
    (text[kind]?.trim().split('\n') ?? []).map((line) => readLine(kind, line)),
  )
}

function readLine(kind: LabelledQuery['kind'], line: string): LabelledQuery {
  const [query = '', wanted = ''] = line.split(' = ')
  return { kind, query, wanted: wanted.split(' / ') }
}
