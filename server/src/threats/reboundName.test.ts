import { expect, test } from 'vitest'
import { describeHub } from '../testing/describeApi.ts'
import { FIRST_WRITE } from '../testing/guest.ts'

const refused = [403, 'This request came from another site, so it was refused.']

describeHub(
  'a name that another site points at the hub',
  (hub) => {
    const write = (host: string, origin: string) =>
      hub().ask({ method: 'POST', url: FIRST_WRITE, headers: { host, origin } })

    test('rebound name: an origin is not believed because the request names the same host', async () => {
      const answer = await write('evil.example', 'http://evil.example')
      expect([answer.status, answer.text]).toEqual(refused)
    })

    test("rebound name: the hub's own host over another scheme or port is another site", async () => {
      expect((await write('hub.example', 'http://hub.example')).status).toBe(403)
      expect((await write('hub.example:81', 'http://hub.example:81')).status).toBe(403)
    })

    test('the public address writes, whatever host the last stretch names', async () => {
      expect((await write('127.0.0.1:3000', 'https://hub.example')).status).toBe(200)
    })
  },
  { publicUrl: 'https://hub.example' },
)
