import type { Answer, Citation } from '../exchange.ts'

/** Two answers as one, of the first one's kind: the marks of the second count on from the first. */
export function joined(first: Answer, second: Answer): Answer {
  const citations: Citation[] = [...first.citations]
  const places = second.citations.map((citation) => {
    const known = citations.findIndex(
      ({ cite, page, quote }) =>
        cite === citation.cite && page === citation.page && quote === citation.quote,
    )
    return known === -1 ? citations.push(citation) : known + 1
  })
  const text = second.text.replace(/\[(\d+)\]/g, (mark, number: string) => {
    const place = places[Number(number) - 1]
    return place === undefined ? mark : `[${place}]`
  })
  return { kind: first.kind, text: `${first.text}\n\n${text}`, citations }
}
