import { askServer } from '@hub/server/admin/socket'
import type { Source } from './listen.ts'

/** Makes an account with premium access and `count` conversations, and what is sent into each. */
export async function hubSource(url: string, dataDir: string, count: number): Promise<Source[]> {
  // The first write of somebody new makes the account.
  const letter = new FormData()
  letter.append('file', new Blob(['Dear Robin']), 'letter.txt')
  const first = await fetch(`${url}/api/documents/upload`, { method: 'POST', body: letter })
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  const user = await fetch(`${url}/api/auth/user`, { headers: { cookie } })
  const { id } = (await user.json()) as { id: string }
  await askServer(dataDir, { words: ['premium', 'grant', id], folder: '.' }, () => {})
  const headers = { cookie, 'content-type': 'application/json' }
  const sources: Source[] = []
  for (let made = 0; made < count; made++) {
    const body = JSON.stringify({ title: 'Bench' })
    const answer = await fetch(`${url}/api/chat/conversations`, { method: 'POST', headers, body })
    const { id: conversation } = (await answer.json()) as { id: string }
    sources.push({
      url: `${url}/api/chat/conversations/${conversation}/messages`,
      headers: { ...headers, accept: 'text/event-stream' },
      body: JSON.stringify({ role: 'user', content: 'Who can be my advisor at a hearing?' }),
    })
  }
  return sources
}
