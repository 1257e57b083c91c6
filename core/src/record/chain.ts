import { type Digest, digestOf, type Sha256 } from './hash.ts'

/** A record's name and beginning: what the first link follows. */
export interface RecordStart {
  /** 16 random bytes. */
  readonly id: string
  /** ISO instant of the device's clock. */
  readonly begun: string
}

/** What was done to an entry. */
export type LinkKind = 'written' | 'deleted'

/** One step of a record: a version that was written, or an entry that was deleted. Each holds the digest of the one before. */
export interface Link {
  /** From 1 on, without gaps. */
  readonly number: number
  readonly kind: LinkKind
  readonly entry: string
  /** The version that was written; of a deletion the last one there was. */
  readonly version: number
  /** ISO instant of the device's clock. */
  readonly at: string
  /** The salted digest of what was written; '' of a deletion. */
  readonly content: Digest
  readonly previous: Digest
  /** The digest of all that stands above. */
  readonly digest: Digest
}

export type NewLink = Pick<Link, 'kind' | 'entry' | 'version' | 'at' | 'content'>

/** What the first link follows. */
function startDigest({ id, begun }: RecordStart, sha256: Sha256): Promise<Digest> {
  return digestOf(['hub.record.begin.1', id, begun], sha256)
}

/** The digest of a link's own parts. */
function linkDigest(link: Omit<Link, 'digest'>, sha256: Sha256): Promise<Digest> {
  const { number, kind, entry, version, at, content, previous } = link
  return digestOf(
    ['hub.record.link.1', number, kind, entry, version, at, content, previous],
    sha256,
  )
}

/** The chain with one more link at its end. */
export async function addLink(
  start: RecordStart,
  links: readonly Link[],
  added: NewLink,
  sha256: Sha256,
): Promise<readonly Link[]> {
  const previous = links.at(-1)?.digest ?? (await startDigest(start, sha256))
  const link = { number: links.length + 1, ...added, previous }
  return [...links, { ...link, digest: await linkDigest(link, sha256) }]
}

/** The number of the first link that does not follow from those before it; null where all of them do. */
export async function firstBrokenLink(
  start: RecordStart,
  links: readonly Link[],
  sha256: Sha256,
): Promise<number | null> {
  let previous = await startDigest(start, sha256)
  for (const [at, link] of links.entries()) {
    const fits = link.number === at + 1 && link.previous === previous
    if (!fits || link.digest !== (await linkDigest(link, sha256))) return at + 1
    previous = link.digest
  }
  return null
}
