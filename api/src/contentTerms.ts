/** What pages must know of the content store without loading the schemas. */
import { UNRECORDED_HOURS } from '@hub/core/trust/terms'

/** What anybody may store: the text of a review. */
export const CONTENT_TEXT_BYTES_MAX = 64 * 1024

/** What a session may store: a sealed document of 10 MB with its frame. */
export const CONTENT_SEALED_BYTES_MAX = 11 * 1024 * 1024

/** What one account may store, so that nobody can fill the disk for all. */
export const CONTENT_ACCOUNT_BYTES_MAX = 500 * 1024 * 1024

/** What no record on chain refers to is swept after this time, in hours. */
export const CONTENT_UNREFERENCED_HOURS = UNRECORDED_HOURS

/** Where a content address is checked against what the caller thinks it is. */
export const CONTENT_CID_HEADER = 'x-content-cid'

/**
 * The media types of a stored text and of a sealed document. The store keeps bytes and tells them
 * apart by nothing else: text is taken from anybody, sealed bytes from a session.
 */
export const CONTENT_TEXT_TYPE = 'text/plain; charset=utf-8'
export const CONTENT_SEALED_TYPE = 'application/octet-stream'

/**
 * What the author of a record signs (EIP-712) to have its stored text removed. The domain is
 * `{ name: 'Title IX Hub', version: '1', chainId, verifyingContract: registry }`, the primary type
 * `RemoveContent`.
 */
export const removeContentTypes = {
  RemoveContent: [
    { name: 'record', type: 'string' },
    { name: 'id', type: 'uint256' },
    { name: 'contentHash', type: 'bytes32' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const

/** The domain that the signature is bound to, without the chain and the contract. */
export const removeContentDomain = { name: 'Title IX Hub', version: '1' } as const

/** A signature is good for at most this many seconds from now. */
export const REMOVE_CONTENT_SECONDS_MAX = 15 * 60
