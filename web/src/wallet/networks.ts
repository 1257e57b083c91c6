/** The networks that a wallet's badge names. */
const names = new Map([
  [1, 'Ethereum'],
  [137, 'Polygon'],
  // Its operator has ended it; an old wallet may still be on it.
  [80001, 'Mumbai (retired)'],
  [80002, 'Polygon Amoy'],
  [1337, 'Localhost'],
])

/** The name of a network by its EIP-155 id, 'Unknown' for one that is not among the known. */
export function networkName(chainId: number): string {
  return names.get(chainId) ?? 'Unknown'
}
