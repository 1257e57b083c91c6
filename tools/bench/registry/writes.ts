/** The writes that are measured: the same values for the registry and for the naive contract. */
import { createHash } from 'node:crypto'
import { contentAddress } from '@hub/core/content/contentAddress'
import { toHex } from 'viem'
import type { ReviewPayload } from './eas.ts'

/** Arguments for one contract and for the other, which names content by the text of its address. */
export interface Write {
  name: string
  registry: readonly unknown[]
  naive: readonly unknown[]
}

export const SCHOOL = ['University of North Carolina at Chapel Hill', 'university'] as const
const TAGS = ['timeline', 'communication', 'support']

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The digest of a text, for the n-th of equal writes, as bytes32 and as an address of IPFS. */
function content(n: number): { hash: `0x${string}`; cid: string } {
  const bytes = digest(`text ${n}`)
  return { hash: toHex(bytes), cid: contentAddress(bytes) }
}

const reviews: Record<string, (n: number) => ReviewPayload> = {
  short: (n) => [1n, '', 4, 'Slow', content(n).hash, [], true],
  typical: (n) => [
    1n,
    '',
    4,
    'The office answered within a week and kept me well informed..',
    content(n).hash,
    TAGS,
    true,
  ],
  'typical, school not listed': (n) => [
    0n,
    'A Small College of Liberal Arts',
    4,
    'The office answered within a week and kept me well informed..',
    content(n).hash,
    TAGS,
    true,
  ],
  'longest allowed': (n) => [
    0n,
    'a'.repeat(255),
    4,
    'b'.repeat(255),
    content(n).hash,
    Array.from({ length: 8 }, () => 'c'.repeat(32)),
    true,
  ],
}

export const reviewKinds = Object.keys(reviews)

/** The n-th review of a kind, as postReview and attest take it. */
export function review(kind: string, n: number): ReviewPayload {
  const make = reviews[kind]
  if (!make) throw new RangeError(`No review is ${kind}.`)
  return make(n)
}

/** The same for the naive contract. */
export function naiveReview(kind: string, n: number): readonly unknown[] {
  return review(kind, n).with(4, content(n).cid)
}

/** The other writes, the n-th of each. They need a document and a conversation with the id 1. */
export function otherWrites(n: number): Write[] {
  const { hash, cid } = content(n)
  const both = (name: string, args: readonly unknown[]): Write => ({
    name,
    registry: args,
    naive: args,
  })
  return [
    both('addSchool', SCHOOL),
    both('createResource', [
      'Know Your IX',
      'Guides by survivors and students on the rights that Title IX gives, on complaints, and on how schools have to act.',
      'https://knowyourix.org',
      'advocacy',
      'Students',
      '',
    ]),
    { name: 'createUserProfile', registry: ['student', hash], naive: ['student', cid] },
    {
      name: 'uploadDocument',
      registry: ['document.pdf', hash, 'application/pdf', 245_760n],
      naive: ['document.pdf', cid, 'application/pdf', 245_760n],
    },
    { name: 'updateDocumentAnalysis', registry: [BigInt(n), hash], naive: [BigInt(n), cid] },
    both('startConversation', ['Title IX Conversation 1']),
    { name: 'sendMessage', registry: [1n, 'user', hash], naive: [1n, 'user', cid] },
  ]
}
