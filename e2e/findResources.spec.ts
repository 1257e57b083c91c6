import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { passTime, stopClock } from './harness/clock.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { holdOlderSearch, searchCalls, watchSearches, wordsOf } from './harness/resourceCalls.ts'
import { badge, countOf, openHub, shownAtFirst } from './harness/resourceHub.ts'
import { entry, region, toBeTakenOver } from './harness/screen.ts'

test.describe('categories', () => {
  test('one category is shown alone; the panel stands with all and emergency only', async ({
    page,
  }) => {
    await openHub(page)
    const panel = page.getByRole('heading', { name: 'Emergency Support' })
    await expect(panel).toBeVisible()
    await page.getByRole('combobox', { name: 'Category' }).selectOption('legal')
    await expect(page.getByRole('article')).toHaveCount(countOf('legal'))
    await expect(badge(page, `${countOf('legal')} resources`)).toBeVisible()
    await expect(panel).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('emergency')
    await expect(panel).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page).toHaveURL(/\/resources$/)
  })

  test('a link can arrive at a category, and another choice leaves it', async ({ page }) => {
    await openHub(page, '/resources?category=emergency')
    const select = page.getByRole('combobox', { name: 'Category' })
    await expect(select).toHaveValue('emergency')
    await expect(page.getByRole('article')).toHaveCount(4)
    await select.selectOption('all')
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
  })

  test('an unknown category in a link shows all', async ({ page }) => {
    await openHub(page, '/resources?category=constructor')
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
  })

  test('the emergency panel calls 988 and texts 741741', async ({ page }) => {
    await page.goto('/resources')
    const panel = region(page, 'Emergency Support')
    await expect(panel.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expect(panel.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    )
    await expect(panel.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
  })
})

test.describe('search', () => {
  test('waits until the typing rests, marks the words, and leaves the address alone', async ({
    page,
  }) => {
    const asked = watchSearches(page)
    await page.clock.install()
    await openHub(page)
    await toBeTakenOver(page)
    await stopClock(page)
    await page.getByRole('searchbox').pressSequentially('speech')
    await passTime(page, 299)
    expect(wordsOf(asked)).toEqual([])
    await passTime(page, 1)
    await expect(page.locator('mark').first()).toHaveText(/speech/i)
    await expect(page.getByRole('status').filter({ hasText: 'match' })).toContainText('“speech”')
    expect(wordsOf(asked)).toEqual(['speech'])
    await expect(page).toHaveURL(/\/resources$/)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
    await expect(page.locator('mark')).toHaveCount(0)
  })

  test('runs each suggested search at once', async ({ page }) => {
    await openHub(page)
    for (const term of [
      'investigation timeline',
      'legal representation',
      'appeal process',
      'student rights',
    ]) {
      await page.getByRole('button', { name: term }).click()
      await expect(page.getByRole('searchbox')).toHaveValue(term)
      await expect(page.getByRole('status').filter({ hasText: `“${term}”.` })).toContainText(
        'match',
      )
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Show all resources' }).click()
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('a slow answer never replaces a newer one', async ({ page }) => {
    const answerOlder = await holdOlderSearch(page)
    await openHub(page)
    const box = page.getByRole('searchbox')
    const older = page.waitForRequest((request) => request.url().includes('q=older'))
    await box.fill('older')
    await older
    await expect(page.getByText('Searching for “older”...')).toBeVisible()
    await box.fill('newer')
    await expect(entry(page, 'About newer')).toBeVisible()
    await answerOlder()
    await expect(entry(page, 'About newer')).toBeVisible()
    await expect(entry(page, 'About older')).toHaveCount(0)
  })

  test('says when nothing matches and leads on', async ({ page }) => {
    await openHub(page)
    await page.getByRole('searchbox').fill('qqzzxx')
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await expect(page.getByText('Nothing matches “qqzzxx”.')).toBeVisible()
    await expect(badge(page, '0 resources')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all resources' }).click()
    await expect(page.getByRole('article')).toHaveCount(shownAtFirst())
  })

  test('says when only other categories match', async ({ page }) => {
    await openHub(page, '/resources?category=emergency')
    await page.getByRole('searchbox').fill('lawyer')
    await expect(page.getByText('Nothing in Emergency matches “lawyer”.')).toBeVisible()
    await page.getByRole('button', { name: 'Look in all categories' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('lawyer')
  })

  test('shows the sentence of a server that refuses a search', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    const detail = 'Search for at most 200 characters.'
    await page.route(searchCalls, (route) => route.fulfill({ status: 400, json: { detail } }))
    await openHub(page)
    await page.getByRole('searchbox').fill('appeal')
    await expect(page.getByRole('alert')).toContainText('We could not search for “appeal”.')
    await expect(page.getByRole('alert')).toContainText(detail)
  })

  test('marked results have no grave finding and nothing scrolls sideways', async ({ page }) => {
    await openHub(page)
    await page.getByRole('searchbox').fill('speech')
    await expect(page.locator('mark').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('works by keyboard alone', async ({ page }) => {
    await openHub(page)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('appeal')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '“appeal”.' })).toContainText('match')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('searchbox')).toHaveValue('investigation timeline')
  })
})
