import type { Page } from '@playwright/test'
import { everyView, expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { requestsFrom } from './harness/requests.ts'
import { expectOneTapTo988 } from './harness/safetyBar.ts'
import { toBeTakenOver } from './harness/screen.ts'

const phone = { width: 390, height: 800 }
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const screens = [
  { label: 'Dashboard', path: '/web3-dashboard', title: 'Title IX Hub' },
  {
    label: 'Resources',
    path: '/web3-resources',
    title: 'Decentralized Resources - Title IX Hub',
  },
  {
    label: 'Reviews',
    path: '/web3-reviews',
    title: 'Decentralized Anonymous Reviews - Title IX Hub',
  },
  { label: 'Schools', path: '/schools', title: 'School Reviews - Title IX Hub' },
]

test('each link of the header leads to its screen, with title, mark and focus', async ({
  page,
}) => {
  await page.goto('/search')
  await toBeTakenOver(page)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  for (const { label, path, title } of screens) {
    const link = main(page).getByRole('link', { name: label })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(title)
    await expect(heading(page)).toBeFocused()
    await expect(main(page).locator('[aria-current]')).toHaveText(label)
  }
  expect(loads, 'no navigation reloads the page').toBe(0)
})

test('a screen below a link keeps it marked', async ({ page }) => {
  await page.goto('/')
  await expect(main(page).locator('[aria-current]')).toHaveText('Dashboard')
  await page.goto('/schools/1')
  await expect(main(page).locator('[aria-current]')).toHaveText('Schools')
})

test('a new screen starts at its top, and back returns to the old place', async ({ page }) => {
  await page.goto('/resources')
  await toBeTakenOver(page)
  // All heights are known only then.
  await expect(page.locator('html')).not.toHaveAttribute('data-later-parts')
  await page.evaluate(() => window.scrollTo(0, 1200))
  // By the mouse itself: Playwright's own click scrolls the page before it presses.
  const link = await main(page).getByRole('link', { name: 'Dashboard' }).boundingBox()
  if (!link) throw new Error('The link is not on the page.')
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  await expect(page).toHaveURL('/web3-dashboard')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/resources')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200)
})

test('"Skip to content" comes first by keyboard and moves there, and the exit comes next', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Leave this site' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('by keyboard nothing takes the focus behind the bottom bar of a low window', async ({
  page,
}) => {
  // 1280 px at 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/reviews')
  const bar = await shortcuts(page).boundingBox()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  const focused = page.locator(':focus')
  do {
    await page.keyboard.press('Tab')
    const box = await focused.boundingBox()
    const words = await focused.evaluate((one) => one.textContent || one.id)
    expect((box?.y ?? 0) + (box?.height ?? 0), words).toBeLessThanOrEqual(bar?.y ?? 0)
  } while (!(await last.evaluate((one) => one === document.activeElement)))
})

test('a first load takes the focus nowhere, and the header stays beneath the safety bar', async ({
  page,
}) => {
  await page.goto('/resources')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(page.getByRole('article').nth(8)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const bar = await page.locator('[data-safety-bar]').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(bar).toMatchObject({ y: 0, height: 52 })
  expect(header?.y).toBe(52)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the bottom bar has five links and marks the current one', async ({ page }) => {
    await page.goto('/')
    await expect(shortcuts(page).getByRole('link')).toHaveText([
      'Home',
      'Resources',
      'Reviews',
      'Documents',
      'Assistant',
    ])
    await shortcuts(page).getByRole('link', { name: 'Documents' }).click()
    await expect(page).toHaveURL('/web3-documents')
    await expect(shortcuts(page).locator('[aria-current]')).toHaveText('Documents')
  })

  test('the drawer holds all links, takes the focus and gives it back', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await menu.click()
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    await expect(drawer.getByRole('link')).toHaveText([
      'Dashboard',
      'Resources',
      'Reviews',
      'Documents',
      'AI Assistant',
      'Schools',
      'Resource Hub',
      'Guide',
      'Search and Discovery',
      'School reviews',
      'Document Analysis',
      'Timeline',
      'My record',
      'Check an exported record',
      'AI Assistant',
      'Premium',
      'What we keep, and for how long',
      'Moderation log',
      'Your account and your data',
    ])
    // Two links say the same: the name of their list tells them apart.
    const free = drawer.getByRole('list', { name: 'No wallet needed' })
    await expect(free.getByRole('link', { name: 'AI Assistant' })).toHaveAttribute('href', '/chat')
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await expect(page.locator('#frame')).toHaveAttribute('inert')
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(menu).toBeFocused()

    await menu.click()
    await drawer.getByRole('link', { name: 'Schools' }).click()
    await expect(page).toHaveURL('/schools')
    await expect(drawer).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('988 is one tap away at every width, also over the drawer, and says what it is', async ({
    page,
  }) => {
    for (const width of [320, 360, 390, 767]) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto('/')
      await expectOneTapTo988(page)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectOneTapTo988(page)
  })

  test('the crisis lines are one tap away, also over the drawer', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByText('Crisis lines').first().click()
    await expect(page.getByRole('link', { name: 'Call 800-656-4673' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Call 800-656-4673' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  })
})

test('the crisis lines open in place, without a request, with numbers to press', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const requests = requestsFrom(page)
  await page.getByText('All lines').click()
  const bar = page.getByRole('region', { name: 'Safety' })
  const hrefs = await bar
    .locator('details a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    'tel:911',
    'tel:988',
    'sms:988',
    'sms:741741?&body=HOME',
    'tel:+18006564673',
    'sms:64673?&body=HOPE',
    'tel:+18007997233',
    'sms:88788?&body=START',
    '/emergency',
  ])
  await expect(bar.getByRole('link', { name: 'Call 911' })).toBeVisible()
  expect(requests).toEqual([])
  // Beside the list.
  await page.mouse.click(640, 700)
  await expect(bar.getByRole('link', { name: 'Call 911' })).toBeHidden()
})

test('an unknown address shows the 404 and a way back', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page).toHaveTitle('Page not found - Title IX Hub')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the folder of the program files shows the 404 too, and none of them', async ({ request }) => {
  const answer = await request.get('/assets/')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('404 Page Not Found')
  const missing = await request.get('/assets/none.js')
  expect([missing.status(), await missing.text()]).toEqual([404, 'No such file.'])
})

test('an address that cannot be read shows the 404, with the way out and the crisis lines', async ({
  page,
  request,
  allowErrors,
}) => {
  allowErrors(/status of 404/)
  for (const path of ['/%E0%A4%A', '/schools/%E0%A4%A']) {
    // The browser asks for it as it is written.
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(heading(page)).toHaveText('404 Page Not Found')
    await expect(page.getByRole('link', { name: 'Leave this site' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Safety' })).toContainText('988')
  }
  const call = await request.get('/api/%E0%A4%A')
  expect([call.status(), await call.text()]).toEqual([400, 'The address is not valid.'])
})

test('the choice of light or dark is kept and shown before the page is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () =>
    page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    )
  expect(await ground()).toBe('rgb(250, 249, 245)')
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await ground()).toBe('rgb(20, 24, 23)')

  await page.goto('/resources')
  expect(await ground()).toBe('rgb(20, 24, 23)')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'System' }).check()
  expect(await ground()).toBe('rgb(250, 249, 245)')
})

test('"Skip to content" is out of the way while a dialog is open', async ({ page }) => {
  await page.goto('/schools')
  await page.getByRole('button', { name: 'Add School' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('Skip to content')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Skip to content')).toBeVisible()
})

test.describe('with forced colours', () => {
  test.use({ viewport: phone })

  test('only the current link of the bars has its line, and a quiet button none', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    const colours = await shortcuts(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopColor))
    const [current, ...others] = colours
    const [ground = ''] = others
    expect(others).toEqual(others.map(() => ground))
    expect(current).not.toBe(ground)
    const quiet = page.getByRole('link', { name: 'Read the guide' })
    await expect(quiet).toHaveCSS('border-top-color', ground)
  })

  test('only the current entry of the menu has its line', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('navigation', { name: 'Menu' })
    await expect(drawer.locator('[aria-current]')).toHaveText('Dashboard')
    const ground = 'rgb(255, 255, 255)'
    for (const entry of await drawer.locator('li a, [data-wallet]').all()) {
      const isCurrent = (await entry.getAttribute('aria-current')) !== null
      const line = expect(entry)
      await (isCurrent ? line.not : line).toHaveCSS('border-left-color', ground)
    }
  })
})

test('the crisis lines are usable for everyone while they are open', async ({ page }) => {
  await page.goto('/')
  await page.getByText('All lines').click()
  await expectAccessible(page, everyView)
})

test('home links only what exists, counts what is there, and says what costs something', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('cell', { name: '44 organizations that can help' })).toBeVisible()
  const hrefs = await page
    .locator('#frame a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200)
  const paid = page.getByRole('row', { name: /^Analysis and assistant/ })
  await expect(paid).toContainText('$10 a month')
  for (const [name, address] of [
    ['Guide', '/guides'],
    ['AI Assistant', '/chat'],
    ['Documents', '/analysis'],
  ]) {
    const way = page.locator('main').getByRole('listitem').getByRole('link', { name, exact: true })
    await expect(way).toHaveAttribute('href', address ?? '')
  }
  await paid.getByRole('link', { name: '$10 a month' }).click()
  await expect(page).toHaveURL('/subscribe')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the first page reads, its links lead on and the crisis lines open', async ({ page }) => {
    await page.goto('/')
    await expectOneTapTo988(page)
    await expect(heading(page)).toBeVisible()
    await page.getByText('Crisis lines').first().click()
    await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible()
    await page.getByText('Crisis lines').first().click()
    await main(page).getByRole('link', { name: 'Resources' }).click()
    await expect(heading(page)).toHaveText('Decentralized Resources')
    await page.getByRole('link', { name: 'Resource Hub' }).first().click()
    await expect(heading(page)).toContainText('Resource Hub')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  })
})
