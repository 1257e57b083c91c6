import { describe, expect, it } from 'vitest'
import { contentAddress, digestOfAddress } from './contentAddress.ts'

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** SHA-256 of "hello world". */
const helloWorld = hex('b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9')
const address = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'

describe('contentAddress', () => {
  it('gives the CID that IPFS gives to the same raw block', () => {
    expect(contentAddress(helloWorld)).toBe(address)
  })

  it('refuses a digest of another length', () => {
    expect(() => contentAddress(new Uint8Array(31))).toThrow(RangeError)
  })
})

describe('digestOfAddress', () => {
  it('gives the digest back', () => {
    expect(digestOfAddress(address)).toEqual(helloWorld)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'letter'],
    ['a path', '../../etc/passwd'],
    ['capitals', address.toUpperCase()],
    ['a cut address', address.slice(0, -1)],
    ['a longer address', `${address}a`],
    [
      'the address of another kind of block (dag-pb)',
      'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
    ],
    ['version 0', 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'],
  ])('takes %s for no address', (_, text) => {
    expect(digestOfAddress(text)).toBeNull()
  })
})
