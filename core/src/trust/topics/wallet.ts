import type { HubSetup } from '../setup.ts'
import { everyone, onDevice } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

type Chain = NonNullable<HubSetup['chain']>

/** How long what is on the chain lasts. */
export function forGood({ practice }: Chain) {
  return practice ? say('chain.practice-time') : say('chain.for-good')
}

export const cannotErase = say('chain.removal')

/** A hub without a chain. */
export function withoutChain(): Topic {
  return topic('your-wallet', {
    answer: reply('wallet.off'),
    lines: [],
    limits: [],
  })
}

const disconnect = say('wallet.disconnect')

/** Connecting a wallet. */
export function wallet({ name, practice, walletConnect }: Chain): Topic {
  return topic('your-wallet', {
    answer: reply('wallet.answer'),
    lines: [
      {
        what: say('wallet.kept'),
        where: ['device'],
        time: [say('wallet.time')],
        readers: [onDevice.readers],
        removal: [disconnect],
      },
      {
        what: say('wallet.pending'),
        where: ['device'],
        time: [say('wallet.pending-time')],
        readers: [onDevice.readers],
        removal: [disconnect],
      },
      {
        what: say('wallet.stays'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      say('wallet.code'),
      say('wallet.node', { chainName: name }),
      say('wallet.hosted'),
      ...when(walletConnect, say('wallet.relay')),
      practice ? say('wallet.practice') : say('wallet.sends'),
    ],
  })
}

/** What is posted with a wallet. */
export function posting(chain: Chain, { files, ipfs }: HubSetup): Topic {
  const elsewhereToo = when(ipfs || files === 'bucket', 'other' as const)
  return topic('wallet-posts', {
    answer: reply('posts.answer'),
    lines: [
      {
        what: say('posts.review'),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      {
        what: say('posts.words'),
        where: ['hub', ...elsewhereToo],
        time: [say('posts.words-time')],
        readers: [everyone],
        removal: [say('posts.words-removal')],
      },
      {
        what: say('posts.resource'),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
    ],
    limits: [
      say('posts.anonymous'),
      say('posts.same-words'),
      say('posts.unshown'),
      ...when(ipfs, say('posts.ipfs')),
    ],
  })
}
