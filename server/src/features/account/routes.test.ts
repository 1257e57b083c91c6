import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runAdmin } from '../../admin/commands.ts'
import { describeApi, type Hub } from '../../testing/describeApi.ts'
import { guest } from '../../testing/guest.ts'

async function admin(hub: Hub, ...words: string[]): Promise<string> {
  const lines: string[] = []
  await runAdmin({ words, folder: '.' }, hub.database, (line) => lines.push(line))
  return lines.join('\n')
}

describeApi('accounts', (hub) => {
  test('without a session there is no account, no access and nothing in the lists', async () => {
    const answer = await hub().get('/api/auth/user')
    expect([answer.status, answer.text]).toEqual([
      401,
      'There is no account in this browser yet, or it is signed out.',
    ])
    expect((await hub().get('/api/subscription-status')).json).toEqual({
      hasAccess: false,
      status: 'none',
      cancelAtPeriodEnd: false,
      endsAt: null,
      source: null,
      hasAccount: false,
    })
    expect((await hub().get('/api/activities')).json).toEqual([])
    expect((await hub().get('/api/account/export')).status).toBe(401)
    expect((await hub().ask({ method: 'DELETE', url: '/api/account' })).status).toBe(401)
  })

  test('a new account knows nothing', async () => {
    const { browser, id } = await guest(hub())
    expect((await browser.get('/api/auth/user')).json).toEqual({
      id,
      email: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      subscriptionStatus: 'none',
      isGuest: true,
    })
    expect((await browser.get('/api/subscription-status')).json).toMatchObject({
      hasAccess: false,
      hasAccount: true,
    })
  })

  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', false],
    ['canceled', false],
    ['none', false],
  ])('a subscription that is %s gives access: %s', async (status, hasAccess) => {
    const { browser, id } = await guest(hub())
    await hub().database.queries.execute(
      sql`update users set subscription_status = ${status} where id = ${id}`,
    )
    expect((await browser.get('/api/subscription-status')).json).toMatchObject({ hasAccess })
  })

  test('premium access is granted and revoked from the command line', async () => {
    const { browser, id } = await guest(hub())
    expect(await admin(hub(), 'premium', 'grant', id)).toBe(`User ${id} has premium access now.`)
    expect((await browser.get('/api/subscription-status')).json).toMatchObject({ hasAccess: true })
    expect(await admin(hub(), 'premium', 'revoke', id)).toBe(
      `User ${id} has no premium access any more.`,
    )
    expect((await browser.get('/api/subscription-status')).json).toMatchObject({ hasAccess: false })
  })

  test.each([
    [[], "Give the user's id, as the account page shows it."],
    [['somebody'], "Give the user's id, as the account page shows it."],
    [
      ['5c9f4f0e-7c0b-4b0e-9a53-0d6b0c3f3f11'],
      'There is no user 5c9f4f0e-7c0b-4b0e-9a53-0d6b0c3f3f11.',
    ],
  ])('premium access for %j is refused with a sentence', async (words, sentence) => {
    await expect(admin(hub(), 'premium', 'grant', ...words)).rejects.toThrow(sentence)
  })
})
