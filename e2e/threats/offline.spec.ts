/** What works when nothing else does: without a connection, without JavaScript, on a slow line, on paper. */

import { pathToFileURL } from 'node:url'
import { crisisLines } from '@hub/core/knowledge/crisisLines'
import type { Page } from '@playwright/test'
import { everyView, expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { storeDocument, textFile } from '../harness/documents.ts'
import { expect, failedLoad, test } from '../harness/fixtures.ts'
import {
  beginRecord,
  expectOpen,
  recordScreen,
  unlockRecord,
  writeEntry,
} from '../harness/record.ts'
import { toBeTakenOver } from '../harness/screen.ts'

test.use({ serviceWorkers: 'allow' })

const SLOW_3G = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** All that is kept for the time without a connection: the path of each, and its text. */
function keptFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        kept[new URL(request.url).pathname] = (await answer?.text()) ?? ''
      }
    }
    return kept
  })
}

async function toBeKept(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => Object.keys(await keptFiles(page))).toContain(path)
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G })
}

/** When the page showed its first words, in milliseconds after it was asked for. */
function firstDrawn(page: Page): Promise<number | undefined> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
}

/** What browsers leave free around a page. */
const edge = '0.4in'
const paperMargin = { top: edge, right: edge, bottom: edge, left: edge }

async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = (await page.pdf({ format, margin: paperMargin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
}

/** Nine dates, far ahead, typed in one after the other. */
async function addNineDates(page: Page): Promise<void> {
  await page.goto('/timeline')
  await toBeTakenOver(page)
  const form = page.getByRole('region', { name: 'Add a date' })
  for (let at = 1; at <= 9; at++) {
    await form.getByLabel('What to call it').fill(`Quokka date ${at}`)
    await form.getByLabel('Day', { exact: true }).fill(`2127-01-0${at}`)
    await form.getByRole('button', { name: 'Add to the case clock' }).click()
    await expect(page.getByRole('article', { name: new RegExp(`date ${at}`) })).toBeVisible()
  }
}

/** Saves the dates as a page, and answers where it lies. */
async function saveAsPage(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a page' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('dates.html')
  const path = test.info().outputPath('dates.html')
  await file.saveAs(path)
  return path
}

async function expectEmergencyPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
  for (const { name, ways } of crisisLines) {
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    for (const { href } of ways) {
      await expect(page.locator(`.lines a[href="${href}"]`)).toBeVisible()
    }
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
}

test('without a connection any page shows crisis lines and first steps, and leaving goes blank there too', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/guides')
  await toBeKept(page, '/emergency')
  await context.setOffline(true)
  await page.goto('/emergency')
  await expectEmergencyPage(page)
  await page.goto('/schools/1')
  await expectEmergencyPage(page)
  await expect(page).toHaveTitle('Help now - Title IX Hub')
  await page.getByRole('link', { name: 'Leave this site' }).click({ noWaitAfter: true })
  await expect(page.locator('.lines')).toBeHidden()
})

test('one’s own record opens without a connection where it was opened before', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.goto('/')
  await toBeKept(page, '/emergency')
  await beginRecord(page)
  await writeEntry(page, { what: 'The first letter came' })
  await toBeKept(page, '/record')
  await context.setOffline(true)
  await page.goto(recordScreen)
  await unlockRecord(page)
  await expectOpen(page)
  await expect(page.getByRole('heading', { name: 'The first letter came' })).toBeVisible()
  const words = Object.values(await keptFiles(page)).join('\n')
  expect(words).not.toContain('The first letter came')
})

test('one’s own case clock opens without a connection once it was opened, takes a date and keeps it, and the cache has none of it', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const add = async (name: string) => {
    const form = page.getByRole('region', { name: 'Add a date' })
    await form.getByLabel('What to call it').fill(name)
    await form.getByLabel('Day', { exact: true }).fill('2027-01-15')
    await form.getByRole('button', { name: 'Add to the case clock' }).click()
    await expect(page.getByRole('article', { name: new RegExp(name) })).toBeVisible()
  }
  await page.clock.setFixedTime('2027-01-11T15:00:00Z')
  // By a link, and with no other page loaded before: the worker comes while it is open.
  await page.goto('/')
  await toBeTakenOver(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Timeline' }).click()
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
  await add('Quokka answer')
  await toBeKept(page, '/timeline')
  await context.setOffline(true)
  await page.goto('/timeline')
  await toBeTakenOver(page)
  await expect(page.getByRole('article', { name: /Quokka answer/ })).toBeVisible()
  await add('Quokka appeal')
  await page.reload()
  await expect(page.getByRole('article', { name: /Quokka appeal/ })).toBeVisible()
  await expectAccessible(page)
  const kept = await keptFiles(page)
  expect(Object.values(kept).join('\n')).not.toMatch(/Quokka|2027-01-15/)
})

test('on slow 3G one’s own case clock is drawn with its dates within three seconds, without waiting for the line, and prints on one sheet', async ({
  page,
}) => {
  await addNineDates(page)
  await toBeKept(page, '/timeline')
  await slowDown(page)
  await page.reload()
  await expect(page.getByRole('article', { name: /Quokka date 9/ })).toBeVisible()
  const answered = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().responseEnd)[0],
  )
  expect(answered).toBeLessThan(SLOW_3G.latency)
  expect(await firstDrawn(page)).toBeLessThan(3000)
  await expectOneSheet(page)
})

test('[timeline.page] one’s own dates are saved as a page, which opens without a connection and without JavaScript, asks for nothing, and prints on one sheet', async ({
  page,
  browser,
}) => {
  await addNineDates(page)
  const path = await saveAsPage(page)
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true })
  const saved = await context.newPage()
  const asked: string[] = []
  saved.on('request', (request) => asked.push(request.url()))
  await saved.goto(pathToFileURL(path).href)
  await expect(saved).toHaveTitle('Dates from my letters')
  for (let at = 1; at <= 9; at++) {
    await expect(saved.getByRole('heading', { name: `Quokka date ${at}` })).toBeVisible()
  }
  await expect(saved.getByText('Days left are counted from that day.')).toBeVisible()
  await expect(saved.getByText('This file is not locked.')).toBeVisible()
  for (const { ways } of crisisLines) {
    for (const { href } of ways) await expect(saved.locator(`a[href="${href}"]`)).toBeVisible()
  }
  expect(asked).toEqual([pathToFileURL(path).href])
  await expectOneSheet(saved)
  await context.close()
})

test('the saved page can be used by everyone, at each width, light and dark', async ({ page }) => {
  await addNineDates(page)
  await page.goto(pathToFileURL(await saveAsPage(page)).href)
  await expectAccessible(page, everyView)
  await page.setViewportSize({ width: 320, height: 780 })
  await expectNoSidewaysScroll(page)
})

test('[visiting.offline][visiting.offline-record][visiting.offline-timeline] nothing but the listed pages and files is kept: no answer of the API, and no page of an account', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await toBeKept(page, '/emergency')
  await storeDocument(page, textFile('Quokka letter.txt', 'Quokka words of the letter.'))
  await request.post('/api/schools', { data: { name: 'Quokka Academy', type: 'college' } })
  const paths = [
    '/analysis',
    '/account',
    '/chat',
    '/schools',
    '/reviews',
    '/search',
    '/record',
    '/timeline',
    '/guides/safe-devices',
  ]
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await toBeTakenOver(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await toBeKept(page, '/record')
  await toBeKept(page, '/timeline')
  const kept = await keptFiles(page)
  const pages = Object.keys(kept).filter((path) => !path.startsWith('/assets/'))
  expect(pages.toSorted()).toEqual(['/emergency', '/record', '/timeline'])
  const listed = await (await request.get('/offline.js')).text()
  for (const path of Object.keys(kept)) expect(listed).toContain(JSON.stringify(path).slice(1, -1))
  expect(Object.values(kept).join('\n')).not.toMatch(/Quokka/i)
  // Without the session's cookie it is byte for byte what anybody gets.
  for (const path of pages)
    expect(kept[path]).toBe(await (await fetch(new URL(path, page.url()))).text())
})

test('the page of emergency help is drawn within three seconds on slow 3G, the first time too, used by keyboard, and printed on one sheet of either size', async ({
  page,
}) => {
  await slowDown(page)
  await page.goto('/emergency')
  await expectEmergencyPage(page)
  expect(await firstDrawn(page)).toBeLessThan(3000)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '911' }).first()).toBeFocused()
  await expectOneSheet(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is whole, and the list of crisis lines leads to it', async ({ page }) => {
    await page.goto('/reviews')
    await page.locator('[data-crisis] summary').click()
    await page.getByRole('link', { name: /^First steps/ }).click()
    await expect(page).toHaveURL('/emergency')
    await expectEmergencyPage(page)
    await expect(page.getByRole('link', { name: 'Leave this site' })).toHaveAttribute(
      'href',
      /^https:/,
    )
  })
})
