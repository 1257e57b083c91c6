/** What an answer offers to say next, and options side by side: in the chat and in the private assistant. */
import type { Page } from '@playwright/test'
import { everyView, expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import * as chat from './harness/chat.ts'
import { expect, test } from './harness/fixtures.ts'
import * as own from './harness/privateAssistant.ts'

const bothSides = 'can the police use what is said in the school case?'
const options = 'should i just report it or file a formal complaint?'
const draft = 'Also, who pays for'

const assistants = [
  { name: 'the chat', ...chat, open: (page: Page) => chat.openChat(page) },
  {
    name: 'the private assistant',
    ...own,
    open: async (page: Page) => {
      await own.openPrivate(page)
      await own.begin(page)
    },
  },
]

for (const { name, open, ask, field, messages } of assistants) {
  const offered = (page: Page) => page.getByRole('list', { name: 'Tell the assistant more' })

  test(`in ${name} a tap tells who asks: it is answered anew, and the draft and the focus stay`, async ({
    page,
  }) => {
    await open(page)
    await ask(page, bothSides)
    await expect(offered(page)).toHaveCount(1)
    const replies = offered(page).getByRole('button')
    await expect(replies.first()).toBeVisible()
    const words = await replies.first().textContent()
    await expectAccessible(page, everyView)
    await expectNoSidewaysScroll(page)
    await field(page).fill(draft)

    await replies.first().focus()
    await page.keyboard.press('Enter')
    await expect(messages(page)).toHaveCount(4)
    await expect(messages(page).nth(2)).toContainText(words ?? '')
    await expect(messages(page).last()).toContainText(/Answered/)
    await expect(field(page)).toHaveValue(draft)
    await expect(field(page)).toBeFocused()
    // What was told is not asked for again, and the old replies are gone.
    await expect(page.getByRole('button', { name: words ?? '', exact: true })).toHaveCount(0)
    await expect(
      messages(page).nth(1).getByRole('list', { name: 'Tell the assistant more' }),
    ).toHaveCount(0)
  })

  test(`in ${name} options stand side by side, with names for their rows and columns, also on the narrowest phone`, async ({
    page,
  }) => {
    await open(page)
    await ask(page, options)
    const table = page.getByRole('table', { name: /^A report and a formal complaint/ })
    await expect(table.getByRole('row')).toHaveCount(8)
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(table.getByRole('columnheader')).toHaveText(['A report', 'A formal complaint'])
      const row = table.getByRole('row', { name: /^Time limit/ })
      await expect(row.getByRole('rowheader')).toHaveText('Time limit')
      await expect(row.getByRole('cell').first()).toContainText('The federal rule sets none.')
      await expect(row.getByRole('link', { name: /^Source/ }).first()).toBeVisible()
    }
    await expectAccessible(page, everyView)
    await expectNoSidewaysScroll(page)
  })
}

test('nothing is offered while an answer is written', async ({ page }) => {
  await chat.openChat(page)
  await chat.ask(page, bothSides)
  const replies = page.getByRole('list', { name: 'Tell the assistant more' })
  await expect(replies).toHaveCount(1)
  await page.route(chat.chatCalls.messages, () => {})
  await replies.getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Writing...' })).toBeVisible()
  await expect(replies).toHaveCount(0)
})

test('the note on the one download of the private assistant can be read by everybody', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/)
  await page.route(/\/assets\/reader-.*\.bin/, (route) => route.abort())
  await own.openPrivate(page)
  await own.begin(page)
  await expect(page.getByText('did not come whole')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page, everyView)
  await expectNoSidewaysScroll(page)
})
