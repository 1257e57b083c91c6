import type { HubSetup } from './setup.ts'
import type { Topic } from './statement.ts'
import { account, paying } from './topics/account.ts'
import { chat } from './topics/chat.ts'
import { documents } from './topics/documents.ts'
import { cleanCopy, record } from './topics/onDevice.ts'
import { backups, demands, logs } from './topics/operator.ts'
import { reviews, suggestions } from './topics/reviews.ts'
import { privateAssistant, sealedDocuments } from './topics/sealed.ts'
import { leaving, searching, visiting } from './topics/visiting.ts'
import { posting, wallet, withoutChain } from './topics/wallet.ts'

/** All that the trust page says of a hub that is set up like this, in the order of the page. */
export function trustTopics(setup: HubSetup): readonly Topic[] {
  const { chain, ipfs } = setup
  return [
    documents(setup),
    cleanCopy(),
    chat(setup),
    record(setup),
    reviews(),
    suggestions(),
    visiting(setup),
    leaving(),
    searching(),
    account(setup),
    paying(setup),
    ...(chain
      ? [
          wallet(chain),
          posting(chain, ipfs),
          sealedDocuments(chain),
          privateAssistant(chain, setup),
        ]
      : [withoutChain()]),
    logs(),
    backups(setup),
    demands(setup),
  ]
}
