import { toHex } from '@hub/core/record/hash'
import { browserMeans } from '../../lib/record/browserMeans.ts'

/** 16 random bytes. */
export function newId(): string {
  return toHex(browserMeans.random(16))
}
