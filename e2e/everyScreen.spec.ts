/**
 * Every screen there is, as somebody meets it on the narrowest phone, with large text, or without a pointer, in light and
 * in dark. What a screen shows once something was done on it is looked at where that is tested.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { everyView, expectAccessible } from './harness/accessible.ts'
import { keepAccountWithLetter } from './harness/account.ts'
import { ask, openChat } from './harness/chat.ts'
import { openDashboard } from './harness/dashboard.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { keyboardWalk } from './harness/keyboardWalk.ts'
import { signIn, withDesk } from './harness/moderationDesk.ts'
import { noticeReport } from './harness/noticeReport.ts'
import { beginRecord, writeEntry } from './harness/record.ts'
import { addResource, postReview as postOnChain, registryOf } from './harness/registryRecords.ts'
import { reportAddress, reportIs } from './harness/reportAnswer.ts'
import { storeReview } from './harness/reviews.ts'
import { addSchool, postReview, uniqueSchool } from './harness/schools.ts'
import { region, toBeTakenOver } from './harness/screen.ts'
import { brokenWordsOfTitle, expectNoOverflow, setTextSize } from './harness/textSize.ts'

const routesFile = fileURLToPath(new URL('../.build/web/routes.json', import.meta.url))

/** What everybody reads, by the route that it is of: lists, and texts. */
const lists = {
  '/': '/',
  '/reviews': '/reviews',
  '/resources': '/resources',
  '/guides': '/guides',
  '/schools': '/schools',
}
const texts = {
  '/guides/:slug': '/guides/free-advisor-at-the-hearing',
  '/search': '/search',
  '/trust': '/trust',
  '/moderation-log': '/moderation-log',
  '/emergency': '/emergency',
}

/** What shows what is somebody's own, and leads to it where there is none. */
const ofOnesOwn = [
  '/analysis',
  '/chat',
  '/ai-assistant',
  '/account',
  '/subscribe',
  '/record',
  '/record/verify',
  '/timeline',
]

/** What needs a wallet. */
const ofWallets = [
  '/web3-dashboard',
  '/web3-reviews',
  '/web3-resources',
  '/web3-assistant',
  '/web3-documents',
]

const withParameters = ['/schools/:id', '/analysis/:id']
const ofAdministrators = '/moderation'

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
// A walk of many screens takes twenty times as long on a machine with much else at work; each wait in it has a limit of its own.
test.describe.configure({ timeout: 600_000 })

/** Opens a screen, and goes through it. */
async function walkTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await walk(page)
}

/** Goes through the screen that is open: axe, the keyboard, and text of twice its size. */
async function walk(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  // The page for the time without a connection has no script that could take it over.
  if (pathname !== '/emergency') await toBeTakenOver(page)
  await expect(page.getByRole('heading', { level: 1 }).first(), pathname).toBeVisible()
  // What loads, and what lies over the page for a moment.
  const passing = page.locator('[aria-busy=true], [data-placeholder], #toasts > *')
  await expect(passing, pathname).toHaveCount(0)
  // What is not laid out yet cannot be hit, though it can have the focus.
  await expect(page.locator('html'), pathname).not.toHaveAttribute('data-later-parts')
  await test.step(`axe: ${pathname}`, () => expectAccessible(page, everyView))
  await test.step(`keyboard: ${pathname}`, async () => {
    expect.soft(await keyboardWalk(page), pathname).toEqual([])
  })
  await test.step(`width: ${pathname}`, async () => {
    await expectNoOverflow(page)
    await setTextSize(page, 32)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await expectNoOverflow(page)
    // “Decentralized” does not fit, and a school may have any name.
    if (!/^\/(web3-|schools\/)/.test(pathname))
      expect(await brokenWordsOfTitle(page), pathname).toEqual([])
    await setTextSize(page, 16)
  })
}

test('no screen of the product is left out below', async () => {
  const routes = JSON.parse(await readFile(routesFile, 'utf8')) as { pattern: string }[]
  const walked = [
    ...Object.keys(lists),
    ...Object.keys(texts),
    ...ofOnesOwn,
    ...ofWallets,
    ...withParameters,
    ofAdministrators,
  ]
  expect(walked.toSorted()).toEqual(routes.map(({ pattern }) => pattern).toSorted())
})

test('the walk finds what cannot be reached, seen, named or pressed by a key', async ({ page }) => {
  await page.goto('/moderation-log')
  await toBeTakenOver(page)
  await expectAccessible(page, everyView.slice(0, 1))
  await page.getByRole('contentinfo').evaluate(breakLinks)
  const faults = await keyboardWalk(page)
  expect(faults.map((fault) => fault.replace(/: <.*>/, ''))).toEqual([
    'shows no focus Guide (light)',
    'shows no focus Guide (dark)',
    'is covered School reviews',
    'is not reached Resource Hub',
    'is for the pointer alone Press',
    'has no name ',
  ])
})

/** Runs in the page: spoils four links of the footer, and adds words that a pointer alone can press. */
function breakLinks(footer: Element): void {
  const [unreached, faint, nameless, covered] = footer.querySelectorAll('a')
  if (!unreached || !faint || !nameless || !covered) throw new Error('The footer has few links.')
  unreached.tabIndex = -1
  faint.style.outlineColor = 'var(--paper)'
  nameless.textContent = ''
  nameless.style.padding = '1rem'
  const cover = document.createElement('div')
  Object.assign(cover.style, { position: 'fixed', inset: '0', display: 'none' })
  document.body.append(cover)
  covered.addEventListener('focus', () => (cover.style.display = 'block'))
  covered.addEventListener('blur', () => (cover.style.display = 'none'))
  const pressed = document.createElement('span')
  pressed.textContent = 'Press'
  pressed.style.cursor = 'pointer'
  footer.append(pressed)
}

test('the lists that everybody reads can be used without a pointer, at 320 px, with large text and in both themes', async ({
  page,
  request,
}) => {
  const website = `https://${'averylongname'.repeat(4)}.k12.example.us`
  const school = await addSchool(request, { ...uniqueSchool(), website })
  for (const rating of [5, 4, 4, 3, 1]) await postReview(request, school.id, rating)
  await storeReview(request, {
    title: `Title ${'long'.repeat(50)}`,
    content: 'unbroken'.repeat(60),
    tags: ['a'.repeat(32), 'support'],
  })
  for (const address of Object.values(lists)) await walkTo(page, address)
  await walkTo(page, `/schools/${school.id}`)
})

test('so can the texts', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  for (const address of Object.values(texts)) await walkTo(page, address)
  await walkTo(page, '/no-such-page')
})

test("so can the screens of one's own, before anything is there", async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  // Without a wallet all that need one ask for it in the same way; with one each is walked below.
  for (const address of [...ofOnesOwn, ...ofWallets.slice(0, 1)]) await walkTo(page, address)
})

test('so can they with what somebody keeps there', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await walk(page)
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await walk(page)
  await walkTo(page, '/subscribe')
  await walkTo(page, '/analysis')
  await reportIs(page, await noticeReport())
  await walkTo(page, reportAddress)
  await page.goto('/timeline')
  const form = region(page, 'Add a date')
  await form.getByLabel('What is it?').selectOption('The evidence is sent to me')
  await form.getByLabel('Day', { exact: true }).fill('2027-01-06')
  await form.getByRole('button', { name: 'Add to the case clock' }).click()
  await walk(page)
  await beginRecord(page)
  await writeEntry(page, { what: 'They wrote to me.', day: '2027-01-06' })
  await walk(page)
})

test('so can the screens of the chain, with a wallet', async ({ page, hub }) => {
  const registry = await registryOf(hub.url)
  await addResource(registry, 5, {
    title: 'Breakwater Advocates',
    url: 'https://harbor.example.org',
  })
  await postOnChain(registry, 5, 'They answered')
  await openDashboard(page, hub.url)
  for (const address of ofWallets) await walkTo(page, address)
})

test("so can the administrators' page, before the sign-in and with what waits there", async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await withDesk(async (hub) => {
    await walkTo(page, hub.url + ofAdministrators)
    const { request } = page
    await request.post(`${hub.url}/api/reviews`, {
      data: { rating: 1, title: 'Slander', content: 'About him.', schoolName: 'Ash College' },
    })
    const [review] = (await (await request.get(`${hub.url}/api/reviews`)).json()) as {
      id: number
    }[]
    const data = { kind: 'review', id: String(review?.id), reason: 'name', words: 'It names me.' }
    const reported = await request.post(`${hub.url}/api/reports`, { data })
    expect(reported.ok(), await reported.text()).toBe(true)
    await signIn(page, 'avery', hub.url)
    await walk(page)
  })
})
