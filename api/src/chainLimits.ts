/** What pages must know of the chain's calls without loading the schemas. */

/**
 * Where the pages read the chain: a POST of JSON-RPC to the hub, which passes on only what a page
 * needs. So no third party learns who reads, and the pages connect to nobody but the hub.
 */
export const CHAIN_RPC_PATH = '/api/chain/rpc'

/** How many calls one POST to `CHAIN_RPC_PATH` may hold. */
export const CHAIN_CALLS_MAX = 50
