/** Looks for all that was acknowledged. */
import type { Visitor } from '../bench/visitor.ts'
import type { Person } from './person.ts'
import { until } from './program.ts'

/** What is amiss, a line each; none: all that was acknowledged is there, once. */
/** @param hubs each by itself: a review that waits is known to the one that took it */
export async function findAll(
  people: readonly Person[],
  hubs: readonly Visitor[] = [],
): Promise<string[]> {
  const amiss: string[] = []
  for (const person of people) amiss.push(...(await findAllOf(person, hubs)))
  return amiss
}

interface Listed {
  id: string
  status: string
  originalName: string
}

async function findAllOf(
  { acknowledged, conversation, visitor }: Person,
  hubs: readonly Visitor[],
): Promise<string[]> {
  const amiss: string[] = []
  const read = async <T>(path: string) => (await visitor.ask('GET', path)) as T
  for (const id of acknowledged.analyses) {
    const seen = async () => (await read<Listed>(`/api/documents/${id}`)).status
    await until(`the analysis of ${id}`, 300, async () => (await seen()) !== 'processing')
    if ((await seen()) !== 'completed') amiss.push(`An analysis is ${await seen()}.`)
  }
  const documents = await read<Listed[]>('/api/documents?limit=200')
  for (const id of acknowledged.documents.keys()) {
    if (!documents.some((one) => one.id === id)) amiss.push('A document is lost.')
    const { status } = await visitor.send('GET', `/api/documents/${id}/file`)
    if (status !== 200) amiss.push(`The file of a document answers ${status}.`)
  }
  amiss.push(...(await twice(documents, visitor)))
  const messages = await read<{ role: string; content: string }[]>(
    `/api/chat/conversations/${conversation}/messages`,
  )
  for (const content of acknowledged.messages) {
    const count = messages.filter((one) => one.role === 'user' && one.content === content).length
    if (count !== 1) amiss.push(`A message is there ${count} times.`)
  }
  for (const receipt of acknowledged.receipts) {
    const found: number[] = []
    for (const one of hubs.length > 0 ? hubs : [visitor]) {
      found.push((await one.send('POST', '/api/reviews/receipt', { receipt })).status)
    }
    if (found.filter((status) => status === 200).length !== 1) {
      amiss.push(`A review answers ${found.join(' and ')}.`)
    }
  }
  return amiss
}

/** Analyses that were told of more than once: every document has a name of its own. */
async function twice(documents: readonly Listed[], visitor: Person['visitor']): Promise<string[]> {
  const activities = (await visitor.ask('GET', '/api/activities?limit=200')) as {
    title: string
    description: string | null
  }[]
  return documents.flatMap(({ originalName }) => {
    const told = activities.filter(
      ({ description, title }) =>
        description === originalName && title.startsWith('Document analy'),
    )
    return told.length > 1 ? [`A document was analyzed ${told.length} times.`] : []
  })
}
