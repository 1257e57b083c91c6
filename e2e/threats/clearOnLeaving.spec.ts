/** Leaving by choice with all that is kept here: what is left in the browser's own files afterwards. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'
import { browserArgs } from '../harness/browserArgs.ts'
import { ask, field, openChat } from '../harness/chat.ts'
import { choose, storeDocument, textFile } from '../harness/documents.ts'
import { expect, failedLoad, test } from '../harness/fixtures.ts'
import * as privateTalk from '../harness/privateAssistant.ts'
import { beginRecord, fillEntry } from '../harness/record.ts'
import { region, toBeTakenOver } from '../harness/screen.ts'
import { searchFor } from '../harness/searchScreen.ts'
import { openDialog } from '../harness/writeReview.ts'

const elsewhere = 'https://www.weather.gov/'
const COUNT = 200
/** Stands in no file of a browser by itself. */
const STEM = 'zqxvokka'

const choice = (page: Page) =>
  page.getByRole('switch', { name: 'Also sign out and clear this site’s data here' })

async function answerElsewhere(context: BrowserContext): Promise<void> {
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Rain</h1>' }),
  )
}

async function chooseClearing(page: Page): Promise<void> {
  await page.goto('/account')
  await toBeTakenOver(page)
  await choice(page).check()
}

/** Words that stand nowhere else. */
function markers(): string[] {
  return Array.from({ length: COUNT }, (_, at) => {
    const letters = String(at)
      .padStart(3, '0')
      .replace(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
    return `${STEM}${letters}`
  })
}

test.describe('in a profile that stays', () => {
  // A browser of its own, and two hundred words that are typed.
  test.setTimeout(420_000)

  test('[leaving.choice][leaving.stays][leaving.files] after leaving by choice no file of the browser holds any of 200 words, names and files of a visit', async ({
    hub,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-profile-'))
    const words = markers()
    const take = (count: number) => words.splice(0, count)
    const all = [...words]
    try {
      const context = await openProfile(folder, hub.url)
      const page = context.pages()[0] ?? (await context.newPage())
      await chooseClearing(page)
      // First: Chromium writes what is stored down within some seconds.
      await talkPrivately(page, take(10))
      await addDates(page, take(10))
      await search(page, take(40))
      await lookForSchools(page, take(40))
      await writeReviews(page, take(40))
      await openChat(page)
      await chat(page, take(20))
      await uploadFiles(page, take(30))
      await writeRecord(page, take(10))
      expect(words).toEqual([])
      const other = await context.newPage()
      await other.goto('/search')
      await other.getByRole('searchbox').fill(all[0] ?? '')

      await page.getByRole('link', { name: 'Leave this site' }).click()
      await page.waitForURL(elsewhere)
      await expect.poll(() => other.isClosed() || other.url() === elsewhere).toBe(true)
      const kept = await context.storageState({ indexedDB: true })
      expect(kept.cookies).toEqual([])
      expect(kept.origins.flatMap(databasesOf)).toEqual([])
      await context.close()
      expect(await filesWith(folder, STEM)).toEqual([])
      // The key of what was sealed goes with its file: what a log of storage still holds opens no more.
      expect(await databaseFiles(folder, hub.url)).toEqual([])
      // The search finds what is there: the address, which the page says stays.
      expect((await filesWith(folder, new URL(hub.url).host)).length).toBeGreaterThan(0)
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})

/** Playwright answers them when it is asked to, and has no type for that. */
function databasesOf(origin: { origin: string; indexedDB?: unknown[] }): unknown[] {
  return origin.indexedDB ?? []
}

async function openProfile(folder: string, baseURL: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: browserArgs,
    baseURL,
    locale: 'en-US',
  })
  await answerElsewhere(context)
  return context
}

async function search(page: Page, words: readonly string[]): Promise<void> {
  await page.goto('/search')
  await toBeTakenOver(page)
  for (const [at, word] of words.entries()) {
    await searchFor(page, word)
    if (at < 10) await page.getByRole('button', { name: 'Save this search' }).click()
  }
  await expect(region(page, 'Recent Searches')).toContainText(words.at(-1) ?? '')
  await expect(region(page, 'Saved Searches')).toContainText(words[0] ?? '')
}

async function lookForSchools(page: Page, words: readonly string[]): Promise<void> {
  for (const name of words.slice(0, 5)) {
    const answer = await page.request.post('/api/schools', {
      data: { name: `${name} College`, type: 'college' },
    })
    const { id } = (await answer.json()) as { id: number }
    await page.goto(`/schools/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await page.goto('/schools')
  await toBeTakenOver(page)
  for (const word of words) await page.getByRole('searchbox').fill(word)
}

/** None of them is posted. */
async function writeReviews(page: Page, words: readonly string[]): Promise<void> {
  await page.goto('/reviews')
  await toBeTakenOver(page)
  const form = await openDialog(page)
  for (const word of words) {
    await form.school.fill(`${word} College`)
    await form.title.fill(`About ${word}`)
    await form.content.fill(`They wrote ${word}.`)
  }
}

async function chat(page: Page, words: readonly string[]): Promise<void> {
  await ask(page, `What is a notice? ${words.slice(0, 10).join(' ')}`)
  await field(page).fill(words.slice(10).join(' '))
  await page.reload()
}

async function uploadFiles(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words.slice(0, 25)) await storeDocument(page, textFile(`${word}.txt`))
  await page.goto('/analysis')
  await toBeTakenOver(page)
  // The latest stands first.
  await expect(page.getByText(`${words[24]}.txt`).first()).toBeAttached()
  for (const word of words.slice(25)) await choose(page, textFile(`${word}.txt`))
  await page.goto('/account')
  await page.waitForLoadState('networkidle')
}

async function writeRecord(page: Page, words: readonly string[]): Promise<void> {
  await beginRecord(page)
  await page.getByRole('button', { name: 'New entry' }).click()
  await fillEntry(page, { what: words.join(' ') })
}

async function addDates(page: Page, words: readonly string[]): Promise<void> {
  await page.goto('/timeline')
  await toBeTakenOver(page)
  const form = region(page, 'Add a date')
  for (const word of words) {
    await form.getByLabel('What to call it').fill(word)
    await form.getByLabel('Day', { exact: true }).fill('2027-01-06')
    await form.getByRole('button', { name: 'Add to the case clock' }).click()
  }
}

/** Without a lock. */
async function talkPrivately(page: Page, words: readonly string[]): Promise<void> {
  await privateTalk.openPrivate(page)
  await privateTalk.begin(page)
  await privateTalk.ask(page, `What is a notice? ${words.slice(0, 5).join(' ')}`)
  await privateTalk.field(page).fill(words.slice(5).join(' '))
  await page.reload()
  await expect(privateTalk.messages(page)).toHaveCount(2)
}

/** The files of the browser's databases of a site. */
async function databaseFiles(folder: string, url: string): Promise<string[]> {
  const files = await readdir(join(folder, 'Default'), { recursive: true })
  const port = new URL(url).port
  return files.filter((path) => path.startsWith('IndexedDB/') && path.includes(`_${port}.`))
}

/** The files below a folder in which this stands, as UTF-8 or UTF-16, also where a file is packed. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const all = [bytes, ...unpacked(bytes)]
    if (all.some((one) => forms.some((form) => one.includes(form))))
      found.push(path.slice(folder.length))
  }
  return found
}

/** What a file holds from its first mark of gzip on, where there is one. */
function unpacked(bytes: Buffer): Buffer[] {
  const start = bytes.indexOf(Buffer.from([0x1f, 0x8b, 0x08]))
  if (start < 0) return []
  try {
    return [gunzipSync(bytes.subarray(start), { maxOutputLength: 2 ** 26 })]
  } catch {
    return []
  }
}

test('[leaving.account][leaving.device] leaving alone forgets searches; by choice the account, storage, caches and the worker go, and only the choice stays', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await answerElsewhere(context)
  await storeDocument(page, textFile('Letter.txt'))
  await page.goto('/search')
  await toBeTakenOver(page)
  await searchFor(page, 'campus')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const kept = () => page.evaluate(() => ({ ...localStorage }))
  await expect
    .poll(async () => Object.keys(await kept()).toSorted())
    .toEqual(['hub.recentSearches', 'hub.savedSearches'])
  const leave = async () => {
    await page.getByRole('link', { name: 'Leave this site' }).click()
    await page.waitForURL(elsewhere)
  }
  await leave()
  await page.goto('/account')
  expect(Object.keys(await kept())).toEqual(['hub.savedSearches'])
  expect((await page.request.get('/api/auth/user')).status()).toBe(200)

  await toBeTakenOver(page)
  await expect(region(page, 'When you leave this site')).toContainText('This cannot be undone')
  await expectAccessible(page)
  await choice(page).focus()
  await page.keyboard.press('Space')
  await expect(choice(page)).toBeChecked()
  await page.reload()
  await toBeTakenOver(page)
  await expect(choice(page)).toBeChecked()
  // As whoever had a document analyzed on this device has it.
  await page.evaluate(async () => void (await caches.open('reader')))
  await leave()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  expect(await context.cookies()).toEqual([])
  await page.goto('/account')
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await kept()).toEqual({ 'hub:leaving': 'clear' })
  await toBeTakenOver(page)
  await choice(page).uncheck()
  expect(await kept()).toEqual({})
})

test('by choice it leaves also where the hub does not answer', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await answerElsewhere(context)
  await chooseClearing(page)
  await page.evaluate(() => localStorage.setItem('hub.savedSearches', '["campus"]'))
  await page.route('**/api/leave', () => {})
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL(elsewhere)
  await page.goto('/search')
  expect(await page.evaluate(() => localStorage.getItem('hub.savedSearches'))).toBeNull()
})
