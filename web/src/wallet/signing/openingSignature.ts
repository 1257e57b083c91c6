import { signTypedData } from 'viem/actions'
import { fromHex, toHex } from '../../lib/content/digest.ts'
import type { WalletAccess } from '../access.ts'
import { toRightNetwork } from '../transactions/toRightNetwork.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What is signed to open one's own documents. It names the site and what it is for, so that the wallet can say it; the
 * salt is the person's own, so that the signature opens nothing of anybody else. Never change it: the same words give
 * the same key.
 */
const types = {
  OpenDocuments: [
    { name: 'purpose', type: 'string' },
    { name: 'site', type: 'string' },
    { name: 'salt', type: 'bytes32' },
  ],
} as const

const PURPOSE =
  'Open my sealed documents. Sign this only on the site named here: who has this signature can open them.'

/** Why a wallet cannot be a key. */
export type Unfit = 'contract' | 'unsteady'

/**
 * A signature of the wallet as a secret, asked for once.
 *
 * @param salt 32 bytes
 * @throws viem's error where the wallet does not sign
 */
export async function openingSignature(access: WalletAccess, salt: Uint8Array): Promise<Bytes> {
  const { walletClient, chain } = access
  await toRightNetwork(access)
  const signature = await signTypedData(walletClient, {
    domain: {
      name: 'Title IX Hub',
      version: '1',
      chainId: chain.id,
      verifyingContract: chain.registry,
    },
    types,
    primaryType: 'OpenDocuments',
    message: { purpose: PURPOSE, site: location.origin, salt: toHex(salt) },
  })
  return Uint8Array.from(fromHex(signature))
}

/**
 * The same for a new way: the wallet is asked twice. Only a wallet that signs the same words the same way can be a key,
 * and none that is a contract, whose signers may change.
 *
 * @throws viem's error where the wallet does not sign
 */
export async function steadySignature(
  access: WalletAccess,
  salt: Uint8Array,
): Promise<{ secret: Bytes } | { unfit: Unfit }> {
  const { address, publicClient } = access
  const code = await publicClient.request({ method: 'eth_getCode', params: [address, 'latest'] })
  if (code && code !== '0x') return { unfit: 'contract' }
  const first = await openingSignature(access, salt)
  const second = await openingSignature(access, salt)
  const isSame = first.length === second.length && first.every((byte, at) => byte === second[at])
  return isSame ? { secret: first } : { unfit: 'unsteady' }
}
