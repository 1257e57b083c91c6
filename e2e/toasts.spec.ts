import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { fillPost, openPost } from './harness/chainReviews.ts'
import { choose, textFile } from './harness/documents.ts'
import { expect, test } from './harness/fixtures.ts'
import { ask, begin, openPrivate } from './harness/privateAssistant.ts'
import { uniqueWord } from './harness/reviews.ts'
import { toasts } from './harness/screen.ts'
import { addWallet, type TestWallet, walletRpcUrl } from './harness/wallet.ts'
import { connect } from './harness/walletScreen.ts'

/**
 * Every control of the dialog, of the place where a message is written or a file taken, and of the safety bar that the
 * toast covers, and what is said in such a place.
 */
function coveredControls(toast: Locator): Promise<string[]> {
  return toast.evaluate((shown) => {
    const over = shown.getBoundingClientRect()
    const controls = document.querySelectorAll<HTMLElement>(
      ':is([role=dialog], [data-composer], section:has(> input[type=file])) :is(button, input, select, textarea, a[href], [role=alert]), [data-exit], summary',
    )
    return [...controls]
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const scroller = control.closest('[role=dialog]')?.getBoundingClientRect()
        const top = Math.max(box.top, scroller?.top ?? 0)
        const bottom = Math.min(box.bottom, scroller?.bottom ?? innerHeight)
        const isSeen = bottom > top && box.width > 0
        const isBeside = box.right <= over.left || box.left >= over.right
        return isSeen && !isBeside && bottom > over.top && top < over.bottom
      })
      .map((control) => control.textContent || control.getAttribute('aria-label') || control.id)
  })
}

/** Fills in the form of a review and says no at the wallet, which a toast tells while the dialog stays. */
async function fail(page: Page, wallet: TestWallet): Promise<Locator> {
  const form = await openPost(page)
  await fillPost(form, uniqueWord())
  wallet.rejectNext('eth_sendTransaction')
  await form.post.click()
  const toast = toasts(page).locator(':scope > *')
  await expect(toast).toContainText('Failed to post review. Please try again.')
  await toast.hover()
  return toast
}

/** Notes whatever is put into the live region, since that is what is read out. */
function noteTold(page: Page): Promise<void> {
  return page.evaluate(() => {
    const region = document.getElementById('toasts')
    if (!region) throw new Error('The page has no live region.')
    const told: string[] = []
    Object.assign(window, { told })
    const note = (node: Node) => told.push(node.textContent ?? '')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note)
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })
}

test('a toast over a dialog covers none of its controls: on a phone, with the keyboard up, and wide; it is told once', async ({
  page,
  hub,
}) => {
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 1 })
  await page.setViewportSize({ width: 360, height: 640 })
  await connect(page)
  await noteTold(page)
  const toast = await fail(page, wallet)
  const sizes = [
    { width: 360, height: 640 },
    // What is left of it above the keyboard.
    { width: 360, height: 340 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
  ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await toast.hover()
    await expect.poll(() => coveredControls(toast), `${size.width}x${size.height}`).toEqual([])
    await expect(toast).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await toast.hover()
  const post = page.getByRole('dialog').locator('[type=submit]')
  await expect(post).toBeInViewport({ ratio: 1 })

  // It goes to its other place when the dialog closes, and back, without being told again.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await toast.hover()
  await openPost(page)
  await toast.hover()
  await expect.poll(() => coveredControls(toast)).toEqual([])
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
  expect(told.filter((words) => words.includes('Failed to post review'))).toHaveLength(1)
  await expectAccessible(page)
})

test('a toast covers neither a message that is being written nor its button', async ({ page }) => {
  await openPrivate(page)
  await begin(page)
  // With an answer above it, the place for the next message stays at the foot of the window.
  await ask(page, 'How long do I have to appeal?')
  await begin(page, 'Title IX Conversation 2')
  const toast = toasts(page).locator(':scope > *')
  await toast.hover()
  await page.getByRole('button', { name: 'Title IX Conversation 1' }).click()
  await toast.hover()
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.getByRole('textbox', { name: 'Your message' }).focus()
    await toast.hover()
    await expect.poll(() => coveredControls(toast), `${size.width}x${size.height}`).toEqual([])
  }
})

test('a toast covers neither the button of an upload nor what is said there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/analysis')
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  const toast = toasts(page).locator(':scope > *')
  for (const size of [
    { width: 360, height: 740 },
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await toast.hover()
    await expect(toast).toContainText('Invalid file type')
    await expect.poll(() => coveredControls(toast), `${size.width}x${size.height}`).toEqual([])
  }
})

test('a toast with a long name without a space keeps its close button in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/analysis')
  const name = `${'Notice_of_Allegations_'.repeat(6)}.txt`
  await choose(page, textFile(name))
  const toast = toasts(page).locator(':scope > *')
  await expect(toast).toContainText(name)
  const close = toast.getByRole('button', { name: 'Close message' })
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await toast.hover()
    await expect(close).toBeInViewport({ ratio: 1 })
    const isWrapped = await toast.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    )
    expect(isWrapped, `${width} px`).toBe(true)
  }
  await close.click()
  await expect(toast).toHaveCount(0)
})
