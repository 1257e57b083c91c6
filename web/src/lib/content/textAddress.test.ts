import { contentAddress, digestOfAddress } from '@hub/core/content/contentAddress'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHex } from './digest.ts'
import { textAddress } from './textAddress.ts'

const digests = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('gives for every digest the address that the server and IPFS use', () => {
  fc.assert(
    fc.property(digests, (digest) => {
      const address = textAddress(toHex(digest))
      expect(address).toBe(contentAddress(digest))
      expect(digestOfAddress(address)).toEqual(digest)
    }),
  )
})
