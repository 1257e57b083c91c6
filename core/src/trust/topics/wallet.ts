import type { HubSetup } from '../setup.ts'
import { everyone, onDevice } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'
import { PENDING_DAYS, UNRECORDED_HOURS } from '../terms.ts'

type Chain = NonNullable<HubSetup['chain']>

/** How long what is on the chain lasts. */
export function forGood({ practice }: Chain) {
  return practice
    ? say(
        'chain.practice-time',
        'For as long as this practice chain runs. No record can be taken out.',
      )
    : say('chain.for-good', 'For good. Nobody can change or erase it, we included.')
}

export const cannotErase = say('chain.removal', 'Not possible. The contract has no way to do it.')

/** A hub without a chain. */
export function withoutChain(): Topic {
  return {
    slug: 'your-wallet',
    name: 'Your wallet',
    question: 'What does a wallet show about me?',
    answer: reply(
      'wallet.off',
      'Nothing here: there is no blockchain.',
      'Nothing here: this hub runs without a blockchain.',
    ),
    lines: [],
    limits: [],
  }
}

const disconnect = say('wallet.disconnect', 'Press “Disconnect”: this goes at once, in every tab.')

/** Connecting a wallet. */
export function wallet({ name, practice, walletConnect }: Chain): Topic {
  return {
    slug: 'your-wallet',
    name: 'Your wallet',
    question: 'What does a wallet show about me?',
    answer: reply(
      'wallet.answer',
      'Its address, to everyone, on what you post.',
      'Connecting sends nothing to the blockchain. What you post then carries your wallet’s address.',
    ),
    lines: [
      {
        what: say('wallet.kept', 'Which wallet you connected, and its address.'),
        where: ['device'],
        time: [say('wallet.time', 'Until you press “Disconnect”.')],
        readers: [onDevice.readers],
        removal: [disconnect],
      },
      {
        what: say(
          'wallet.pending',
          'Of a transaction under way: its number, the network and your address. Never its words.',
        ),
        where: ['device'],
        time: [
          say(
            'wallet.pending-time',
            `Until it ends, or you disconnect. After ${PENDING_DAYS} days your next visit to a wallet page clears it.`,
          ),
        ],
        readers: [onDevice.readers],
        removal: [disconnect],
      },
      {
        what: say(
          'wallet.stays',
          'After “Disconnect” too: your address beside the keys of sealed documents, and the code of a talk that you recorded.',
        ),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      say(
        'wallet.code',
        'Who has the code of a recorded talk can find out which address recorded it.',
      ),
      say(
        'wallet.node',
        `Pages read the blockchain (${name}) by way of our server. Its node does not learn who reads.`,
      ),
      say(
        'wallet.hosted',
        'A wallet of another company calls that company once you choose it, not before.',
      ),
      ...when(
        walletConnect,
        say('wallet.relay', 'WalletConnect passes messages by its own servers. They can see that.'),
      ),
      practice
        ? say(
            'wallet.practice',
            'This blockchain is for practice. It runs on our server, and everybody knows the demo wallet’s key.',
          )
        : say(
            'wallet.sends',
            'Your wallet sends what you sign by itself. Whoever runs its servers may learn your internet address.',
          ),
    ],
  }
}

/** What is posted with a wallet. */
export function posting(chain: Chain, { files, ipfs }: HubSetup): Topic {
  const elsewhereToo = when(ipfs || files === 'bucket', 'other' as const)
  return {
    slug: 'wallet-posts',
    name: 'Reviews and resources by wallet',
    question: 'Can I take back what I post?',
    answer: reply(
      'posts.answer',
      'Only the words. Everyone reads the rest.',
      'Only the words of a review. What is on the blockchain cannot be taken back.',
    ),
    lines: [
      {
        what: say(
          'posts.review',
          'Of a review: your wallet’s address, the time, the school, the stars, the title, the tags and a code made from your words.',
        ),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
      {
        what: say('posts.words', 'The words of the review, with no account.'),
        where: ['hub', ...elsewhereToo],
        time: [
          say(
            'posts.words-time',
            `As long as its record stands. Words without a record go after ${UNRECORDED_HOURS} hours.`,
          ),
        ],
        readers: [everyone],
        removal: [
          say(
            'posts.words-removal',
            'Sign a removal with the same wallet. The words go from here.',
          ),
        ],
      },
      {
        what: say(
          'posts.resource',
          'Of a resource: all that you wrote, your wallet’s address and the time.',
        ),
        where: ['chain'],
        time: [forGood(chain)],
        readers: [everyone],
        removal: [cannotErase],
      },
    ],
    limits: [
      say(
        'posts.anonymous',
        '“Anonymous” hides your address on this hub alone. The blockchain shows it to everyone.',
      ),
      ...when(
        ipfs,
        say('posts.ipfs', 'The words are also put on an IPFS node. Copies that others make stay.'),
      ),
    ],
  }
}
