/** What people do on a page that is drawn and whose script has not come yet, as on a slow phone. */
import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { listed } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { toBeTakenOver } from './harness/screen.ts'
import { results, searchBox } from './harness/searchScreen.ts'

/** Opens a page without its script; answers what lets the script come. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return letCome
}

test('words that were sent are searched for when the script has come, and not before by a reload', async ({
  page,
}) => {
  const letCome = await openEarly(page, '/search')
  await searchBox(page).fill('advisor')
  await searchBox(page).press('Enter')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  await expect(button).toHaveAttribute('data-held')
  await expect(page.getByText('The page is still loading.')).toBeAttached()
  await expect(page).toHaveURL(/\/search$/)
  letCome()
  await expect(results(page).getByText('For “advisor”', { exact: true })).toBeVisible()
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(searchBox(page)).toHaveValue('advisor')
  await expect(button).not.toHaveAttribute('data-held')
  await expect(page.getByText('The page is still loading.')).toHaveCount(0)
})

for (const path of ['/schools', '/resources', '/reviews', '/guides']) {
  test(`what was typed on ${path} filters its list, and Enter keeps it`, async ({
    page,
    request,
  }) => {
    const review = { rating: 3, title: 'Early', content: 'Words.', schoolName: 'Early College' }
    await request.post('/api/reviews', { data: review })
    const letCome = await openEarly(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('article').first()).toBeAttached()
    await searchBox(page).fill('qqzzxx')
    letCome()
    const empty = main.getByRole('heading', { name: /^No / })
    await expect(empty.first()).toBeVisible()
    await searchBox(page).press('Enter')
    await expect(searchBox(page)).toHaveValue('qqzzxx')
    await expect(empty.first()).toBeVisible()
  })
}

test('choices that were made stand for what is shown, each of them', async ({ page }) => {
  const letCome = await openEarly(page, '/guides')
  const count = () => page.getByRole('main').getByRole('article').count()
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
  const all = await count()
  const school = page.getByRole('combobox', { name: 'School' })
  const role = page.getByRole('combobox', { name: 'For' })
  await school.selectOption('K-12 school')
  await role.selectOption('The person who reported')
  letCome()
  await toBeTakenOver(page)
  await expect(school).toHaveValue('k12')
  await expect(role).toHaveValue('complainant')
  await expect.poll(count).toBeLessThan(all)
  const both = await count()
  await school.selectOption('College and K-12')
  await expect.poll(count).not.toBe(both)
})

test('a button that was pressed does its work once the script has come, the last one alone', async ({
  page,
}) => {
  const letCome = await openEarly(page, '/schools')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const add = page.getByRole('button', { name: 'Add School' })
  await add.click()
  await add.click()
  await expect(add).toHaveCSS('border-style', 'dashed')
  letCome()
  await expect(page.getByRole('dialog', { name: 'Add School' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a file that was chosen is read once the script has come', async ({ page }) => {
  const letCome = await openEarly(page, '/record/verify')
  const file = { name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from('none') }
  await page.getByLabel('ZIP file of the export').setInputFiles(file)
  letCome()
  await expect(page.getByRole('alert')).toBeVisible()
})

/** Drops a file as the browser itself does. */
async function dropFile(page: Page, target: Locator, file: string): Promise<void> {
  const box = await target.boundingBox()
  const at = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  }
}

test('a file that was dropped on its place is taken once the script has come', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('Letter.txt')
  await writeFile(file, 'A letter of my school.')
  const letCome = await openEarly(page, '/analysis')
  const place = page.getByRole('region', { name: 'Upload your document' })
  const words = place.getByText(
    'The page is still loading. We will take your file as soon as it is ready.',
  )
  await expect(words).toBeHidden()
  await dropFile(page, place, file)
  await expect(words).toBeVisible()
  letCome()
  await expect(listed(page, 'Letter.txt')).toHaveCount(1)
  await expect(words).toBeHidden()
  await expect(page).toHaveURL('/analysis')
})

for (const path of ['/', '/analysis']) {
  test(`a file that is dropped on ${path}, beside such a place, is not opened`, async ({
    page,
  }, testInfo) => {
    const file = testInfo.outputPath('Letter.txt')
    await writeFile(file, 'A letter of my school.')
    // What a page leaves to the browser is opened in its place; the browser of the tests does not do so itself.
    await page.addInitScript(() => {
      window.addEventListener('dragover', ({ defaultPrevented, dataTransfer }) => {
        const does = defaultPrevented ? dataTransfer?.dropEffect : 'opens it'
        document.documentElement.dataset.drop = does
      })
    })
    const html = page.locator('html')
    const letCome = await openEarly(page, path)
    const title = page.getByRole('heading', { level: 1 })
    await dropFile(page, title, file)
    await expect(html).toHaveAttribute('data-drop', 'none')
    letCome()
    await toBeTakenOver(page)
    await html.evaluate((element) => delete element.dataset.drop)
    await dropFile(page, title, file)
    await expect(html).toHaveAttribute('data-drop', 'none')
    await expect(page.getByText('Letter.txt')).toHaveCount(0)
  })
}

test('a link that is pressed while the script takes over leads on, and nothing breaks', async ({
  page,
}) => {
  // React works in tasks: the page is there, and none of them has begun.
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isHeld = location.pathname === '/'
    const post = Reflect.get(MessagePort.prototype, 'postMessage') as (word: unknown) => void
    Reflect.set(MessagePort.prototype, 'postMessage', function (this: MessagePort, word: unknown) {
      const send = () => post.call(this, word)
      if (!isHeld) return send()
      document.documentElement.dataset.waits = ''
      held.push(send)
    })
    window.addEventListener('test:go-on', () => {
      isHeld = false
      for (const goOn of held) goOn()
    })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-waits')
  const link = page.getByRole('banner').getByRole('link', { name: 'Schools' })
  await link.press('Enter')
  await page.evaluate(() => window.dispatchEvent(new Event('test:go-on')))
  await expect(page).toHaveURL('/schools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School Reviews')
  await toBeTakenOver(page)
})

test('where the script does not come, the way to load the page again works at once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/reviews')
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await toBeTakenOver(page)
})

test('the way to load the page again leaves it standing while the hub does not answer', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/reviews')
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/assets/index-*.js')
  await context.setOffline(true)
  await again.click()
  await expect(again).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await toBeTakenOver(page)
})

test('where only a part of the script comes, that is said too, with the way to load the page again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/SyntaxError/)
  const script = { contentType: 'text/javascript', body: 'const cut = {' }
  await page.route('**/assets/index-*.js', (route) => route.fulfill(script))
  await page.goto('/reviews')
  await expect(page.getByRole('alert')).toContainText('This page did not load fully.')
  await page.unroute('**/assets/index-*.js')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await toBeTakenOver(page)
})
