/** The private assistant: conversations that only this browser knows, answered on the device. */
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import {
  ask,
  begin,
  field,
  listed,
  messages,
  opened,
  openPrivate,
  privateScreen,
  storedUnder,
} from './harness/privateAssistant.ts'
import { region } from './harness/screen.ts'
import { connectButton } from './harness/walletScreen.ts'

const question = 'can i bring my mom as my advisor to the meeting?'

test('it asks for a wallet, then says that there is nothing yet, then shows a new conversation at the top and open', async ({
  page,
}) => {
  await test.step('without a wallet', async () => {
    await page.goto(privateScreen)
    await expect(page).toHaveTitle('Private AI Assistant - Title IX Hub')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private AI Assistant')
    await expect(
      page.getByText('Connect your wallet to chat with the private assistant'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'New', exact: true })).toHaveCount(0)
  })
  await test.step('with nothing yet, both sides say so, and nothing can be sent', async () => {
    await connectButton(page, 'Demo wallet').click()
    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
    await expect(page.getByText('Start a new conversation to get help')).toBeVisible()
    const chat = region(page, 'Chat')
    await expect(
      chat.getByRole('heading', { name: 'Select a conversation', exact: true }),
    ).toBeVisible()
    await expect(
      chat.getByRole('heading', { name: 'Select a conversation to start chatting' }),
    ).toBeVisible()
    await expect(chat.getByText('Or create a new conversation')).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })
  await test.step('a new conversation is open, and told of', async () => {
    await begin(page)
    await expect(page.getByText('New Conversation Started')).toBeVisible()
    await expect(
      page.getByText('Your conversation is stored locally and privately on your device.'),
    ).toBeVisible()
    await expect(page.getByText('Locally Secured')).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('placeholder', 'Ask me anything about Title IX...')
    await expect(
      page.getByText('Press Enter to send • Messages are stored locally on your device'),
    ).toBeVisible()
  })
  await test.step('the newest stands at the top', async () => {
    await begin(page, 'Title IX Conversation 2')
    await expect(listed(page)).toHaveText([
      /Title IX Conversation 2\s*0 messages, Today/,
      /Title IX Conversation 1\s*0 messages, Today/,
    ])
    // What is not on a chain has no badge that says so.
    await expect(page.getByText('On-chain')).toHaveCount(0)
  })
})

test('[private.kept][private.open][private.removal] a question is answered with its sources, is there after a reload, and is renamed, exported and deleted after a question', async ({
  page,
}) => {
  await openPrivate(page)
  await begin(page)
  const answer = await ask(page, question)
  await expect(messages(page).first()).toContainText(question)
  await expect(messages(page).first()).toContainText(/You\s*\d{1,2}:\d{2} [AP]M/)
  await expect(answer).toContainText(/AI Assistant\s*\d{1,2}:\d{2} [AP]M/)
  await expect(answer).toContainText('Answered on this device by the guide.')
  const source = answer.getByRole('link', { name: /^Source 1: 34 CFR 106\.45/ }).first()
  await expect(source).toHaveAttribute('href', /^\/guides\/[a-z0-9-]+/)
  await expect(listed(page)).toHaveText([/2 messages, Today/])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await begin(page, 'Title IX Conversation 2')
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Title IX Conversation 2' }),
  ).toBeVisible()
  await listed(page).nth(1).getByRole('button').click()
  await expect(messages(page)).toHaveCount(2)
  const [second, first] = JSON.parse(await opened(page)) as Record<string, unknown>[]
  expect(second).toMatchObject({ title: 'Title IX Conversation 2', messages: [] })
  expect(first).toMatchObject({
    id: expect.any(Number),
    lastActivity: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    messages: [
      { role: 'user', content: question, timestamp: expect.any(String) },
      { role: 'assistant', content: expect.any(String) },
    ],
  })

  await page.getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(' ')
  await dialog.getByRole('button', { name: 'Save title' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByRole('textbox').fill('My hearing')
  await dialog.getByRole('textbox').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'My hearing' })).toBeVisible()
  await expect(page).toHaveTitle('Private AI Assistant - Title IX Hub')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as text' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('export.txt')
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('My hearing')
  expect(text).toContain(question)
  expect(text).toMatch(/Sources:\n\[1\] 34 CFR/)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toContainText('Are you sure you want to delete this conversation?')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(messages(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(listed(page)).toHaveText([/Title IX Conversation 2/])
  await expect.poll(() => opened(page)).not.toContain(question)
  await listed(page).getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete conversation' }).click()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expect.poll(() => opened(page)).toBe('[]')
})

test('what failed on the device is said and can be tried again; while it is answered it says so, and the field takes nothing', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|ERR_FAILED/)
  const worker = '**/assets/assistantWorker-*.js'
  await page.route(worker, (route) => route.abort())
  await openPrivate(page)
  await begin(page)
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(page.getByText('Failed to get AI response. Please try again.')).toBeVisible()
  await expect(page.getByText('This question has no answer yet.')).toBeVisible()
  await page.unroute(worker)
  // Now the assistant comes, but not before the test says so.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(worker, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Answer it now' }).click()
  await expect(messages(page).last()).toContainText('typing...')
  await expect(field(page)).toHaveAttribute('readonly', '')
  await expect(page.getByRole('button', { name: 'Writing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  release()
  await expect(messages(page).last()).toContainText('Answered on this device')
  await expect(field(page)).not.toHaveAttribute('readonly')
  await expect(messages(page)).toHaveCount(2)
})

test('Enter sends, Shift and Enter makes a line, blanks are not sent, and a crisis is answered with the lines first', async ({
  page,
}) => {
  await openPrivate(page)
  await begin(page)
  await field(page).press('Enter')
  await field(page).fill('  \n ')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toHaveCount(0)
  await field(page).fill('I want to')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('kill myself')
  await field(page).press('Enter')
  await expect(messages(page).first()).toContainText('I want to\nkill myself')
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('')
  const lines = messages(page).last().getByRole('link', { name: /988/ })
  await expect(lines.first()).toBeVisible()
})

test('data that cannot be read empties the list, and is kept to download', async ({ page }) => {
  await openPrivate(page)
  await page.evaluate(
    ([name = '', text = '']) => localStorage.setItem(name, text),
    [storedUnder, '[{"title":"spoiled words'],
  )
  await page.reload()
  await expect(page.getByText('Saved conversations could not be read.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()
  await expectAccessible(page)
  await begin(page)
  await page.reload()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the damaged data' }).click()
  const { readFile } = await import('node:fs/promises')
  expect(await readFile(await (await download).path(), 'utf8')).toBe('[{"title":"spoiled words')
  await page.getByRole('button', { name: 'Delete the damaged data' }).click()
  await expect(page.getByText('Saved conversations could not be read.')).toHaveCount(0)
  await expect(listed(page)).toHaveCount(1)
})

test('two tabs at once lose no message', async ({ page, context }) => {
  await openPrivate(page)
  await begin(page)
  const other = await context.newPage()
  await other.goto(privateScreen)
  await expect(
    other.getByRole('heading', { level: 2, name: 'Title IX Conversation 1' }),
  ).toBeVisible()
  await Promise.all([ask(page, 'How do I appeal?'), field(other).fill('What is a notice?')])
  await field(other).press('Enter')
  for (const tab of [page, other]) {
    await expect(messages(tab)).toHaveCount(4)
    await expect(messages(tab).getByText('How do I appeal?', { exact: true })).toBeVisible()
    await expect(messages(tab).getByText('What is a notice?', { exact: true })).toBeVisible()
  }
})

test('a storage without room is told of, and loses nothing', async ({ page }) => {
  await openPrivate(page)
  await begin(page)
  await page.evaluate(() => {
    let size = 2 ** 22
    while (size > 0) {
      try {
        localStorage.setItem(`fill-${size}`, 'x'.repeat(size))
      } catch {
        // It is full at this size.
      }
      size = Math.floor(size / 2)
    }
  })
  await field(page).fill(question)
  await field(page).press('Enter')
  await expect(page.getByText('This browser has no room left.')).toBeVisible()
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByText('Locally Secured')).toHaveCount(0)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('fill-')) localStorage.removeItem(key)
    }
  })
  await ask(page, 'How do I appeal?')
  await expect(page.getByText('This browser has no room left.')).toHaveCount(0)
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
})
