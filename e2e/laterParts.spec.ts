import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'

test.use({ viewport: { width: 390, height: 800 } })

const mark = 'data-later-parts'

/** How far a resource stands from the top of the window. */
const topOf = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => {
    return Math.round(heading.getBoundingClientRect().top)
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Waits until all of the page is laid out. */
const toRest = (page: Page) => expect(page.locator('html')).not.toHaveAttribute(mark)

const firstInSight = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((headings) => {
      return headings.find((one) => one.getBoundingClientRect().top > 60)?.textContent ?? ''
    })

/** Waits until what has just come into sight is laid out: the browser does that in the next frame. */
const frameDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

const DEEP = 'LawHelp.org'

test('parts below the window wait until the page rests, and nothing moves when they come', async ({
  page,
}) => {
  // Before the page rests: nothing is taken off yet.
  await page.addInitScript(() => {
    const rest = window.requestIdleCallback.bind(window)
    let isHeld = true
    const held: (() => void)[] = []
    window.requestIdleCallback = (work, options) => {
      if (!isHeld) return rest(work, options)
      return held.push(() => rest(work, options))
    }
    window.addEventListener('test:rest', () => {
      isHeld = false
      for (const go of held) go()
    })
  })
  await page.goto('/resources')
  await page.waitForLoadState('load')
  await expect(page.locator('html')).toHaveAttribute(mark)
  const laidOut = await page
    .getByRole('heading', { name: DEEP, exact: true })
    .evaluate((heading) => {
      return heading.checkVisibility({ contentVisibilityAuto: true })
    })
  expect(laidOut).toBe(false)
  await page.evaluate(() => window.scrollTo(0, 2500))
  await frameDrawn(page)
  const name = await firstInSight(page)
  const place = await topOf(page, name)
  await page.evaluate(() => window.dispatchEvent(new Event('test:rest')))
  await toRest(page)
  expect(await topOf(page, name)).toBe(place)
  const height = await heightOf(page)
  await page.reload()
  expect(await heightOf(page)).toBe(height)
})

test('a reload, and "back" from another document, return to the place in the page', async ({
  page,
}) => {
  await page.goto('/resources')
  await toRest(page)
  await page.evaluate(() => window.scrollTo(0, 5000))
  const name = await firstInSight(page)
  const place = await topOf(page, name)
  await page.reload()
  await expect.poll(() => topOf(page, name)).toBe(place)
  await page.goto('/subscribe')
  await page.goBack()
  await expect(page).toHaveURL('/resources')
  await expect.poll(() => topOf(page, name)).toBe(place)
})
