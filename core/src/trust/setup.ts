/** How this hub is set up, as far as it decides who can see what. */
export interface HubSetup {
  /** An AI service writes to analyses and in the chat. */
  readonly model: boolean
  readonly payment: 'stripe' | 'demo'
  /** The network of the wallet's screens; null where the hub runs without one. */
  readonly chain: {
    readonly name: string
    /** The hub's own chain for trying things out. */
    readonly practice: boolean
    readonly walletConnect: boolean
  } | null
  /** People may sign in by another company's service. */
  readonly signInService: boolean
  /** Texts of records are also put on an IPFS node. */
  readonly ipfs: boolean
  readonly database: 'embedded' | 'postgres'
  readonly files: 'folder' | 'bucket'
  /** Reviews wait and appear together, or each appears when it is sent: a hub that only its own machine can reach. */
  readonly reviews: 'batches' | 'at-once'
  /** Messages can go to school addresses: authors can show that they belong to the school, and schools can answer. */
  readonly verification: boolean
}

/** A hub that uses everything: what to show while it is not known how this one is set up. */
export const cautiousSetup: HubSetup = {
  model: true,
  payment: 'stripe',
  chain: { name: 'a public network', practice: false, walletConnect: true },
  signInService: true,
  ipfs: true,
  database: 'postgres',
  files: 'bucket',
  reviews: 'batches',
  verification: true,
}

/** Every way in which a hub may be set up, as far as it matters here. */
export function allSetups(): HubSetup[] {
  const either = [true, false]
  const chains = [
    null,
    ...either.flatMap((practice) =>
      either.map((walletConnect) => ({ name: 'Polygon', practice, walletConnect })),
    ),
  ]
  const ways: HubSetup[] = []
  for (const chain of chains) {
    // The other settings decide about statements of their own, so one run for each is enough.
    for (const all of either) {
      ways.push({
        model: all,
        payment: all ? 'stripe' : 'demo',
        chain,
        signInService: all,
        ipfs: all,
        database: all ? 'postgres' : 'embedded',
        files: all ? 'bucket' : 'folder',
        reviews: all ? 'batches' : 'at-once',
        verification: all,
      })
    }
  }
  return ways
}
