import type { Page } from '@playwright/test'
import { expect, test } from './harness/fixtures.ts'
import { region, toBeTakenOver } from './harness/screen.ts'
import { results, searchBox, searchFor } from './harness/searchScreen.ts'

const kept = (page: Page, name: string) =>
  region(page, name).getByRole('list').getByRole('listitem')

test('[search.recent][search.sealed] keeps ten recent searches, none of them in clear, shows five, and moves a repeated one to the front', async ({
  page,
}) => {
  await page.goto('/search')
  await toBeTakenOver(page)
  for (let at = 1; at <= 12; at++) await searchFor(page, `rights ${at}`)
  await expect(kept(page, 'Recent Searches')).toHaveCount(5)
  await searchFor(page, 'Rights 9')
  await expect(kept(page, 'Recent Searches').getByRole('button', { name: /^rights/i })).toHaveText([
    'Rights 9',
    'rights 12',
    'rights 11',
    'rights 10',
    'rights 8',
  ])
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(stored).toContain('hub.recentSearches')
  expect((await stored()).toLowerCase()).not.toContain('rights')
  await page.reload()
  await expect(kept(page, 'Recent Searches').first()).toContainText('Rights 9')
  await expect(kept(page, 'Recent Searches')).toHaveCount(5)
  // The ten that were searched for last; removing the five that are shown brings the others.
  for (const term of ['Rights 9', 'rights 12', 'rights 11', 'rights 10', 'rights 8']) {
    await page.getByRole('button', { name: `Remove “${term}” from recent searches` }).click()
  }
  await expect(kept(page, 'Recent Searches').getByRole('button', { name: /^rights/i })).toHaveText([
    'rights 7',
    'rights 6',
    'rights 5',
    'rights 4',
    'rights 3',
  ])
})

test('[search.typing] typing alone leaves no trace on the device', async ({ page }) => {
  await page.goto('/search')
  await searchBox(page).fill('campus')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await expect(page.getByText('No recent searches yet.')).toBeVisible()
})

test('[search.saved][search.saved-removal] saves a search once, runs it, and removes it', async ({
  page,
}) => {
  await page.goto('/search')
  await searchFor(page, 'campus')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(kept(page, 'Saved Searches')).toHaveCount(1)
  await searchFor(page, 'CAMPUS')
  await expect(page.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
  await page.reload()
  await kept(page, 'Saved Searches').getByRole('button', { name: 'campus', exact: true }).click()
  await expect(searchBox(page)).toHaveValue('campus')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Results')
  await page.getByRole('button', { name: 'Remove “campus” from saved searches' }).click()
  await expect(kept(page, 'Saved Searches')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hub.savedSearches'))).toBeNull()
})

test('[search.clear] clears the recent and the saved searches after a question', async ({
  page,
}) => {
  await page.goto('/search')
  await searchFor(page, 'campus')
  await page.getByRole('button', { name: 'Save this search' }).click()
  for (const [title, key] of [
    ['Recent Searches', 'hub.recentSearches'],
    ['Saved Searches', 'hub.savedSearches'],
  ] as const) {
    const name = title.toLowerCase()
    const list = region(page, title)
    await expect(list.getByText('Kept on this device only.')).toBeVisible()
    const clear = list.getByRole('button', { name: `Clear ${name}` })
    await clear.press('Enter')
    await expect(
      list.getByText(`Are you sure you want to clear your ${name}? They cannot be brought back.`),
    ).toBeVisible()
    await expect(clear).toBeFocused()
    await list.getByRole('button', { name: 'Keep them' }).press('Enter')
    await expect(kept(page, title)).toHaveCount(1)
    await expect(clear).toBeFocused()
    await clear.press('Enter')
    await clear.press('Enter')
    await expect(list.getByText(`Your ${name} are cleared.`)).toBeVisible()
    await expect(kept(page, title)).toHaveCount(0)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), key)).toBeNull()
  }
})

test('starts empty on corrupt storage and works on', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoilt')) return
    sessionStorage.setItem('spoilt', 'yes')
    localStorage.setItem('hub.recentSearches', '{"not":"a list"')
    localStorage.setItem('hub.savedSearches', '[1, null, "", "kept one"]')
  })
  await page.goto('/search')
  await expect(kept(page, 'Saved Searches')).toHaveCount(1)
  await expect(page.getByText('No recent searches yet.')).toBeVisible()
  await searchFor(page, 'campus')
  await expect(kept(page, 'Recent Searches')).toHaveCount(1)
  await page.reload()
  await expect(kept(page, 'Recent Searches')).toHaveCount(1)
})

test('works and says so where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.goto('/search')
  await searchFor(page, 'campus')
  await expect(kept(page, 'Recent Searches')).toHaveCount(1)
  await expect(
    region(page, 'Recent Searches').getByText('This browser keeps nothing for us.'),
  ).toBeVisible()
})

test('follows what another tab clears', async ({ page, context }) => {
  await page.goto('/search')
  await searchFor(page, 'campus')
  await expect(kept(page, 'Recent Searches')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto('/search')
  await other.getByRole('button', { name: 'Remove “campus” from recent searches' }).click()
  await expect(kept(page, 'Recent Searches')).toHaveCount(0)
})
