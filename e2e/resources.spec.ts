import { expectAccessible, expectRoomForFingers } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { listCalls, sampleResource } from './harness/resourceCalls.ts'
import { badge, countOf, openHub, shownAtFirst } from './harness/resourceHub.ts'
import { entry, region } from './harness/screen.ts'
import { withoutAnswers } from './harness/withoutAnswers.ts'

test('shows the organizations in groups, the first guides after them, emergency first, with their explanations', async ({
  page,
}) => {
  await openHub(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Hub' })).toBeVisible()
  await expect(badge(page, `${countOf()} resources`)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Emergency Support',
    'Emergency',
    'Counseling',
    'Legal',
    'Advocacy',
    'Procedural',
    'Educational',
  ])
  await expect(region(page, 'Legal').getByText(`${countOf('legal')} resources`)).toBeVisible()
  await expect(region(page, 'Emergency').getByText('When it cannot wait.')).toBeVisible()
})

test('gives each card its one right action', async ({ page }) => {
  await openHub(page)
  const call = entry(page, '988 Suicide & Crisis Lifeline').getByRole('link', {
    name: 'Call Now',
  })
  await expect(call).toHaveAttribute('href', 'tel:988')
  const text = entry(page, 'Crisis Text Line').getByRole('link', { name: 'Text HOME to 741741' })
  await expect(text).toHaveCount(1)
  await expect(text).toHaveAttribute('href', 'sms:741741?&body=HOME')
  const visit = entry(page, 'LawHelp.org').getByRole('link', { name: 'Visit Resource' })
  await expect(visit).toHaveAttribute('href', 'https://www.lawhelp.org')
  await expect(visit).toHaveAttribute('target', '_blank')
  await expect(visit).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(visit).toHaveAccessibleName(
    'Visit Resource: LawHelp.org. Opens lawhelp.org in a new tab.',
  )
  await expect(entry(page, 'LawHelp.org').getByText('lawhelp.org', { exact: true })).toBeVisible()
})

test('makes every way to reach someone a link', async ({ page }) => {
  await openHub(page)
  const rainn = entry(page, 'RAINN National Sexual Assault Hotline')
  await expect(rainn.getByRole('link', { name: '800-656-4673' })).toHaveAttribute(
    'href',
    'tel:+18006564673',
  )
  await expect(rainn.getByRole('link', { name: 'Text HOPE to 64673' })).toHaveAttribute(
    'href',
    'sms:64673?&body=HOPE',
  )
  const office = entry(page, 'Victim Rights Law Center')
  await expect(office.getByRole('link', { name: '617-399-6720' })).toBeVisible()
  await expect(office.getByText('Massachusetts', { exact: true })).toBeVisible()
})

test('keeps the placeholders until the answer comes', async ({ page }) => {
  await withoutAnswers(page)
  const answer = Promise.withResolvers<void>()
  await page.route(listCalls, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/resources')
  await expect(page.getByText('Loading resources...')).toBeAttached()
  await expect(page.locator('[data-placeholder]').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Emergency Support' })).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
})

test('reads all pages of a list that is longer than one', async ({ page }) => {
  await withoutAnswers(page)
  await page.route(listCalls, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const cursor = searchParams.get('cursor')
    if (searchParams.get('kind') === 'guide') return route.fulfill({ json: [] })
    return route.fulfill({
      json: [{ ...sampleResource, id: cursor ? 2 : 1, title: cursor ? 'Second' : 'First' }],
      headers: cursor ? {} : { link: '</api/resources?limit=1&cursor=abc>; rel="next"' },
    })
  })
  await openHub(page)
  await expect(badge(page, '2 resources')).toBeVisible()
  await expect(entry(page, 'Second')).toBeVisible()
})

test('shows hostile text as text and links only what is safe', async ({ page }) => {
  await withoutAnswers(page)
  const hostile = {
    ...sampleResource,
    title: '<img src=x onerror=alert(1)>',
    url: 'javascript:alert(1)',
    phone: 'javascript:alert(1)',
  }
  await page.route(listCalls, (route) => {
    const isGuides = route.request().url().includes('kind=guide')
    return route.fulfill({ json: isGuides ? [] : [hostile] })
  })
  await openHub(page)
  const card = page.getByRole('article')
  await expect(card.getByRole('heading')).toHaveText(hostile.title)
  await expect(card.getByRole('link')).toHaveCount(0)
  await expect(card.getByText('javascript:alert(1)')).toBeVisible()
})

test('says what failed, keeps the emergency panel, and one retry brings the list', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await withoutAnswers(page)
  await page.route(listCalls, (route) => route.abort())
  await page.goto('/resources?category=legal')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('We could not load the resources.')
  await expect(alert).toContainText('The crisis lines and the numbers above still work.')
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expectAccessible(page)
  const answer = Promise.withResolvers<void>()
  await page.unroute(listCalls)
  await page.route(listCalls, async (route) => {
    await answer.promise
    await route.continue()
  })
  const retry = page.getByRole('button', { name: /Try again|Trying/ })
  await retry.press('Enter')
  await expect(retry).toHaveText(/Trying\.\.\./)
  await expect(retry).toBeFocused()
  answer.resolve()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('For people on either side')
})

test('fingers have 44 px on a phone', async ({ page }) => {
  await openHub(page)
  await page.setViewportSize({ width: 360, height: 740 })
  const targets = page.getByRole('main').locator('article a, button, select, input[type=search]')
  await expectRoomForFingers(targets, 60)
})

test('the way back finds the category and the search as they were, and no address names them', async ({
  page,
}) => {
  await openHub(page)
  const category = page.getByRole('combobox', { name: 'Category' })
  const box = page.getByRole('searchbox')
  await category.selectOption('Legal')
  await box.fill('legal')
  await expect(badge(page, `${countOf()} resources`)).toHaveCount(0)
  await box.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: 'Schools' }).press('Enter')
  await expect(page).toHaveURL('/schools')
  await page.goBack()
  await expect(page).toHaveURL('/resources')
  await expect(category).toHaveValue('legal')
  await expect(box).toHaveValue('legal')
  await page.reload()
  await expect(category).toHaveValue('all')
  await expect(box).toHaveValue('')
})
