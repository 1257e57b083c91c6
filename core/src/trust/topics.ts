import type { HubSetup } from './setup.ts'
import { mapStatements, type Statement, type Topic } from './statement.ts'
import { groups } from './texts.ts'
import { account, paying } from './topics/account.ts'
import { chat } from './topics/chat.ts'
import { documents } from './topics/documents.ts'
import { cleanCopy, record, timeline } from './topics/onDevice.ts'
import { backups, demands, logs } from './topics/operator.ts'
import { reports, reviews, suggestions } from './topics/reviews.ts'
import { privateAssistant, sealedDocuments } from './topics/sealed.ts'
import { leaving, searching, visiting } from './topics/visiting.ts'
import { posting, wallet, withoutChain } from './topics/wallet.ts'

/** Topics that stand together on the page. */
export interface TopicGroup {
  readonly title: string
  readonly topics: readonly Topic[]
}

/** All that the trust page says of a hub that is set up like this, in the order of the page. */
export function trustGroups(setup: HubSetup): readonly TopicGroup[] {
  const said = new Set<string>()
  const anchor = <T extends Statement>(statement: T): T => {
    if (said.has(statement.id)) return statement
    said.add(statement.id)
    return { ...statement, anchor: statement.id }
  }
  return allGroups(setup).map(({ title, topics }) => ({
    title,
    topics: topics.map((topic) => mapStatements(topic, anchor)),
  }))
}

/** The same without the groups. */
export function trustTopics(setup: HubSetup): readonly Topic[] {
  return trustGroups(setup).flatMap(({ topics }) => topics)
}

function allGroups(setup: HubSetup): readonly TopicGroup[] {
  const { chain } = setup
  return [
    {
      title: groups.writing,
      topics: [
        documents(setup),
        cleanCopy(),
        chat(setup),
        record(setup),
        timeline(),
        reviews(setup),
        suggestions(),
        reports(),
      ],
    },
    { title: groups.visit, topics: [visiting(setup), leaving(), searching()] },
    { title: groups.account, topics: [account(setup), paying(setup)] },
    {
      title: groups.wallet,
      topics: chain
        ? [
            wallet(chain),
            posting(chain, setup),
            sealedDocuments(chain, setup),
            privateAssistant(chain, setup),
          ]
        : [withoutChain()],
    },
    { title: groups.operator, topics: [logs(), backups(setup), demands(setup)] },
  ]
}
