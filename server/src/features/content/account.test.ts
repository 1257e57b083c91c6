/** Sealed contents belong to the account that stored them: its room, its export, its end. */
import { readFile } from 'node:fs/promises'
import { CONTENT_ACCOUNT_BYTES_MAX } from '@hub/api/content'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { BYTES, cidOf, fileOf, held, put, sealed, someText } from '../../testing/contents.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { keptAccount, login } from '../../testing/passkeys.ts'

async function stored(hub: Hub, browser = new Browser(hub)) {
  const bytes = sealed(500)
  expect((await put(hub, bytes, BYTES, browser)).status).toBe(201)
  return { browser, cid: cidOf(bytes), bytes }
}

describeApi('sealed contents of an account', (hub) => {
  const setSize = (cid: string, size: number) =>
    hub().database.queries.execute(sql`update content set size = ${size} where cid = ${cid}`)

  test('an account may store so much and no more, also side by side', async () => {
    const { browser, cid } = await stored(hub())
    await setSize(cid, CONTENT_ACCOUNT_BYTES_MAX - 1200)
    const before = await held(hub())
    const sending = Array.from({ length: 12 }, () => put(hub(), sealed(500), BYTES, browser))
    const statuses = (await Promise.all(sending)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(2)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    const { json } = await put(hub(), sealed(500), BYTES, browser)
    expect(json.detail).toBe('Your sealed documents would be larger than 500 MB together.')
    const after = await held(hub())
    expect(after).toEqual({ ...before, kept: before.kept + 2, rows: before.rows + 2 })
    // Texts take nobody's room.
    expect((await put(hub(), someText(), undefined, browser)).status).toBe(201)
  })

  test('who stores what is there already takes no room and becomes no owner', async () => {
    const { bytes, cid } = await stored(hub())
    const other = new Browser(hub())
    expect((await put(hub(), bytes, BYTES, other)).status).toBe(200)
    await other.delete('/api/account')
    expect((await hub().get(`/api/content/${cid}`)).status).toBe(200)
  })

  test('the export names them', async () => {
    const { browser, cid } = await stored(hub())
    await stored(hub())
    const { contents } = JSON.parse((await browser.get('/api/account/export')).text)
    expect(contents).toEqual([{ cid, size: 500 }])
  })

  test('[sealed.time] they go with the account; a text that it sent stays', async () => {
    const { browser, cid } = await stored(hub())
    const text = someText()
    await put(hub(), text, undefined, browser)
    const file = (await fileOf(hub(), cid)) ?? ''
    expect(await readFile(file)).toHaveLength(500)
    expect((await browser.delete('/api/account')).status).toBe(204)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
    expect((await hub().get(`/api/content/${cid}`)).status).toBe(404)
    expect((await hub().get(`/api/content/${cidOf(text)}`)).text).toBe(text)
  })

  test('what a guest stored moves into the account that signs in', async () => {
    const { device } = await keptAccount(hub())
    const { browser, cid } = await stored(hub())
    expect((await login(browser, device)).status).toBe(200)
    const { contents } = JSON.parse((await browser.get('/api/account/export')).text)
    expect(contents).toEqual([{ cid, size: 500 }])
  })
})
