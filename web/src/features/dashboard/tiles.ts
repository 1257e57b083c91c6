/** A way on from the dashboard; the first of its addresses that exists is linked. */
interface Tile {
  name: string
  note: string
  candidates: readonly string[]
}

export const tiles: readonly Tile[] = [
  {
    name: 'Analyze Documents',
    note: 'Read a letter from the school closely.',
    candidates: ['/web3-documents', '/analysis'],
  },
  {
    name: 'Chat with AI',
    note: 'Ask in your own words, with sources.',
    candidates: ['/web3-assistant', '/chat'],
  },
  {
    name: 'Browse Resources',
    note: 'People and pages that can help.',
    candidates: ['/web3-resources', '/resources'],
  },
  {
    name: 'View Reviews',
    note: 'How schools handle cases.',
    candidates: ['/web3-reviews', '/reviews'],
  },
]
