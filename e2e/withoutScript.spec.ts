/** The lists as the server draws them: read without JavaScript, and taken over by it without a call. */
import { expect, test } from './harness/fixtures.ts'

const review = {
  rating: 2,
  title: 'Drawn on the server',
  content: 'Two lines\nand </script><b id="broken">no markup</b>.',
  schoolName: 'Serverside College',
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the resources and their numbers are there', async ({ page }) => {
    await page.goto('/resources')
    const hotline = page.getByRole('link', { name: '800-656-4673' }).last()
    await expect(hotline).toHaveAttribute('href', 'tel:+18006564673')
    await expect(page.getByRole('heading', { name: 'The Trevor Project' })).toBeVisible()
  })

  test('the guide and each of its entries are there, and the chapters lead to them', async ({
    page,
  }) => {
    await page.goto('/guides')
    await page.getByText('Jump to a chapter').click()
    await page.getByRole('link', { name: 'Your advisor', exact: true }).click()
    await page.getByRole('link', { name: 'Who can be your advisor' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who can be your advisor')
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  })

  test('the schools and one of them are there', async ({ page, request }) => {
    const name = 'Scriptless Academy'
    await request.post('/api/schools', { data: { name, type: 'college' } })
    await page.goto('/schools')
    // The latest addition stands first.
    await page
      .getByRole('link', { name: /View Details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
  })

  const sisters = [
    ['/web3-reviews', '/reviews', 'Anonymous School Reviews'],
    ['/web3-resources', '/resources', 'Resource Hub'],
    ['/web3-documents', '/analysis', 'Document Analysis'],
    ['/web3-assistant', '/chat', 'AI Assistant'],
  ] as const

  test('a screen with a wallet says that it needs JavaScript, and leads to its sister', async ({
    page,
  }) => {
    for (const [path, sister, name] of sisters) {
      await page.goto(path)
      const words = page.getByText('This part needs JavaScript.')
      await expect(words).toBeVisible()
      await expect(page.getByText('Loading...')).toBeHidden()
      await words.getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`${sister}$`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('a screen that needs JavaScript says so, and the search leads to all that is in it', async ({
    page,
  }) => {
    // By the element: Playwright's other ways take nothing in it for part of the page.
    const words = page.locator('main noscript p')
    for (const path of ['/account', '/subscribe', '/chat', '/analysis', '/record', '/timeline']) {
      await page.goto(path)
      await expect(words, path).toBeVisible()
      await expect(words, path).toContainText('This part needs JavaScript.')
    }
    // What is sealed on the device stays closed; what was saved of it, and help, does not.
    for (const [path, saved] of [
      ['/record', 'The page in an export that you saved before opens without it'],
      ['/timeline', 'A page of them that you saved before, “dates.html”, opens without it'],
    ] as const) {
      await page.goto(path)
      await expect(words, path).toContainText(saved)
      // Nothing looks as if it were still to come.
      await expect(page.locator('main [data-placeholder]').first()).toBeHidden()
      await words.locator('a').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help now')
    }
    await page.goto('/search')
    await expect(words).toContainText('Search needs JavaScript.')
    await words.locator('a').click()
    await expect(page.getByRole('heading', { name: 'The Trevor Project' })).toBeVisible()
  })

  test('the reviews are there, and their words are text', async ({ page, request }) => {
    await request.post('/api/reviews', { data: review })
    await page.goto('/reviews')
    await expect(page.getByRole('heading', { name: review.title })).toBeVisible()
    await expect(page.getByText('and </script><b id="broken">no markup</b>.')).toBeVisible()
    await expect(page.locator('#broken')).toHaveCount(0)
  })
})

test('the first view of a list or an entry makes no call', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  const paths = [
    '/resources',
    '/guides',
    '/guides/hearing-day',
    '/schools',
    '/schools/1',
    '/reviews',
  ]
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(calls, path).toEqual([])
  }
})

test('a page drawn before a write is drawn again after it', async ({ page, request }) => {
  await page.goto('/reviews')
  await request.post('/api/reviews', { data: { ...review, title: 'Newer than the page' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Newer than the page' })).toBeVisible()
})
