import type { Link } from './chain.ts'
import { type Digest, digestOf, type Sha256 } from './hash.ts'

/**
 * A time stamp of a record as it was: of the chain up to one of its links. Only `commitment` becomes public; the salt
 * keeps it a number that means nothing to others.
 */
export interface Stamp {
  /** How many links there were. */
  readonly links: number
  /** 32 random bytes. */
  readonly salt: string
  readonly commitment: Digest
  /** ISO instant at which it was asked for, by the device's clock. */
  readonly asked: string
  /**
   * - asked: it may have been sent; how it ended is not known here
   * - stamped: it was seen on the chain
   * - failed: nothing was sent, or the network did not take it
   */
  readonly state: 'asked' | 'stamped' | 'failed'
  /** The network and the contract that it was given to. */
  readonly chainId: number
  readonly chainName: string
  readonly registry: string
  /** ISO instant of its block; '' until it was seen. */
  readonly time: string
  /** The wallet that stamped it; '' until it was seen. */
  readonly account: string
  /** The transaction; '' where it is not known. */
  readonly transaction: string
}

/** The number that is stamped, from the last link that it covers. */
export function commitmentOf(
  last: Pick<Link, 'number' | 'digest'>,
  salt: string,
  sha256: Sha256,
): Promise<Digest> {
  return digestOf(['hub.record.stamp.1', salt, last.number, last.digest], sha256)
}
