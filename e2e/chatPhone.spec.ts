/** The chat on small screens and for fingers, and what it costs the other screens. */
import { devices, type Page } from '@playwright/test'
import { ask, field, lastAnswer, messages, openChat, subscribe } from './harness/chat.ts'
import { expect, test } from './harness/fixtures.ts'

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7']
  test.use({ viewport, hasTouch, isMobile })

  test('the bottom bar makes way while something is typed', async ({ page }) => {
    await openChat(page)
    const bar = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(bar).toBeVisible()
    await field(page).tap()
    await expect(bar).toBeHidden()
    await field(page).blur()
    await expect(bar).toBeVisible()
  })

  test('the first answer is in view, also for whoever has left the note before it open', async ({
    page,
  }) => {
    await subscribe(page)
    await page.goto('/chat')
    const note = page.getByText('Before you write: others may ask to see a chat.')
    await expect(note).toBeVisible()
    await ask(page, 'i want to kill myself')
    await expect(note).toHaveCount(0)
    await expect(messages(page).first()).toBeInViewport({ ratio: 1 })
    await expect(lastAnswer(page).getByText('988').first()).toBeInViewport()
    await ask(page, 'Who can be my advisor?')
    await expect(messages(page).nth(2)).toBeInViewport({ ratio: 1 })
  })

  test('a press on Send leaves the keyboard as it was', async ({ page }) => {
    await openChat(page)
    await field(page).tap()
    await page.keyboard.type('Who can be my advisor?')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(lastAnswer(page)).toContainText('Answered by')
    await expect(field(page)).toBeFocused()
    // The others do not open it over the answer.
    await field(page).blur()
    await page.getByRole('button', { name: 'Regenerate' }).tap()
    await expect(lastAnswer(page)).toContainText('Answered by')
    await expect(field(page)).not.toBeFocused()
  })
})

/** Where the field is kept while the messages scroll. */
function dock(page: Page) {
  return page.locator('[data-composer]')
}

test('the field stays in view beside a long answer, but not in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(field(page)).toBeInViewport()
  await expect(dock(page)).toHaveCSS('position', 'sticky')
  // A window of 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(dock(page)).toHaveCSS('position', 'static')
})

test('what takes the focus is not covered by the field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openChat(page)
  await ask(page, 'Who can be my advisor?')
  await page.evaluate(() => window.scrollTo(0, 0))
  const links = lastAnswer(page).getByRole('link')
  const count = await links.count()
  expect(count).toBeGreaterThan(4)
  for (let at = 0; at < count; at++) {
    await links.nth(at).focus()
    const covered = await links.nth(at).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return !link.contains(seen)
    })
    expect(covered, `link ${at}`).toBe(false)
  }
})

test('its code comes with its own screen only', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const chat = () => scripts.filter((url) => /ChatScreen/.test(url)).length
  for (const path of ['/', '/resources', '/analysis', '/search']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(scripts.length).toBeGreaterThan(4)
  expect(chat()).toBe(0)
  await page.goto('/chat', { waitUntil: 'networkidle' })
  expect(chat()).toBe(1)
})
