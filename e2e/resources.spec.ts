import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { resources } from '@hub/core/knowledge/resources'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { passTime, stopClock } from './harness/clock.ts'
import { expect, test } from './harness/fixtures.ts'
import { startHub } from './harness/server.ts'

const list = '**/api/resources?*'
const search = '**/api/resources/search?*'
const failedLoad = /Failed to load resource/

const entry = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const badge = (page: Page, words: string) =>
  page.getByRole('main').locator('header').getByText(words, { exact: true })

async function openHub(page: Page, address = '/resources'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** The page as it is when the server could not put the list into it: the screen then asks itself. */
async function leaveListOut(page: Page): Promise<void> {
  await page.route(/\/resources(\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(/<script type="application\/json" data-answer.*?<\/script>/gs, '')
    expect(body).not.toBe(html)
    await route.fulfill({ status: 200, contentType: 'text/html; charset=utf-8', body })
  })
}

test.describe('the list', () => {
  test('shows the 44 resources in groups, emergency first, with their explanations', async ({
    page,
  }) => {
    await openHub(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Hub' })).toBeVisible()
    await expect(badge(page, '44 resources')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(44)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Emergency Support',
      'Emergency',
      'Counseling',
      'Legal',
      'Advocacy',
      'Procedural',
      'Educational',
    ])
    const legal = resources.filter(({ category }) => category === 'legal').length
    await expect(group(page, 'Legal').getByText(`${legal} resources`)).toBeVisible()
    await expect(group(page, 'Emergency').getByText('When it cannot wait.')).toBeVisible()
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
    await leaveListOut(page)
    const answer = Promise.withResolvers<void>()
    await page.route(list, async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/resources')
    await expect(page.getByText('Loading resources...')).toBeAttached()
    await expect(page.locator('[data-placeholder]').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Emergency Support' })).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('article')).toHaveCount(44)
    await expect(page.locator('[data-placeholder]')).toHaveCount(0)
  })

  test('reads all pages of a list that is longer than one', async ({ page }) => {
    await leaveListOut(page)
    await page.route(list, async (route) => {
      const cursor = new URL(route.request().url()).searchParams.get('cursor')
      await route.fulfill({
        json: [{ ...sample, id: cursor ? 2 : 1, title: cursor ? 'Second' : 'First' }],
        headers: cursor ? {} : { link: '</api/resources?limit=1&cursor=abc>; rel="next"' },
      })
    })
    await openHub(page)
    await expect(badge(page, '2 resources')).toBeVisible()
    await expect(entry(page, 'Second')).toBeVisible()
  })

  test('shows hostile text as text and links only what is safe', async ({ page }) => {
    await leaveListOut(page)
    const hostile = {
      ...sample,
      title: '<img src=x onerror=alert(1)>',
      url: 'javascript:alert(1)',
      phone: 'javascript:alert(1)',
    }
    await page.route(list, (route) => route.fulfill({ json: [hostile] }))
    await openHub(page)
    const card = page.getByRole('article')
    await expect(card.getByRole('heading')).toHaveText(hostile.title)
    await expect(card.getByRole('link')).toHaveCount(0)
    await expect(card.getByText('javascript:alert(1)')).toBeVisible()
  })
})

const sample = {
  id: 1,
  title: 'A place',
  description: 'It helps.',
  category: 'legal',
  subcategory: null,
  url: null,
  phone: null,
  createdAt: '2026-11-01T12:00:00.000Z',
}

test.describe('failure', () => {
  test('says what failed, keeps the emergency panel, and one retry brings the list', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(failedLoad)
    await leaveListOut(page)
    await page.route(list, (route) => route.abort())
    await page.goto('/resources?category=legal')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('We could not load the resources.')
    await expect(alert).toContainText('The crisis lines and the numbers above still work.')
    await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expectAccessible(page)
    const answer = Promise.withResolvers<void>()
    await page.unroute(list)
    await page.route(list, async (route) => {
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

  test('shows the sentence of a server that refuses a search', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    const detail = 'Search for at most 200 characters'
    await page.route(search, (route) => route.fulfill({ status: 400, json: { detail } }))
    await openHub(page)
    await page.getByRole('searchbox').fill('appeal')
    await expect(page.getByRole('alert')).toContainText('We could not search for “appeal”.')
    await expect(page.getByRole('alert')).toContainText(detail)
  })
})

test.describe('categories', () => {
  test('one category is shown alone; the panel stands with all and emergency only', async ({
    page,
  }) => {
    await openHub(page)
    const panel = page.getByRole('heading', { name: 'Emergency Support' })
    await expect(panel).toBeVisible()
    await page.getByRole('combobox', { name: 'Category' }).selectOption('legal')
    const legal = resources.filter(({ category }) => category === 'legal').length
    await expect(page.getByRole('article')).toHaveCount(legal)
    await expect(badge(page, `${legal} resources`)).toBeVisible()
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
    await expect(page.getByRole('article')).toHaveCount(44)
  })

  test('an unknown category in a link shows all', async ({ page }) => {
    await openHub(page, '/resources?category=constructor')
    await expect(page.getByRole('article')).toHaveCount(44)
  })

  test('the emergency panel calls 988 and texts 741741', async ({ page }) => {
    await page.goto('/resources')
    const panel = group(page, 'Emergency Support')
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
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/api/resources/search') asked.push(url.searchParams.get('q') ?? '')
    })
    await page.clock.install()
    await openHub(page)
    await stopClock(page)
    await page.getByRole('searchbox').pressSequentially('speech')
    await passTime(page, 299)
    expect(asked).toEqual([])
    await passTime(page, 1)
    await expect(page.locator('mark').first()).toHaveText(/speech/i)
    await expect(page.getByRole('status').filter({ hasText: 'match' })).toContainText('“speech”')
    expect(asked).toEqual(['speech'])
    await expect(page).toHaveURL(/\/resources$/)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page.getByRole('article')).toHaveCount(44)
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
    await expect(page.getByRole('article')).toHaveCount(44)
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  test('a slow answer never replaces a newer one', async ({ page }) => {
    const slow = Promise.withResolvers<void>()
    await page.route(search, async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q')
      if (q === 'older') await slow.promise
      const hit = { ...sample, title: `About ${q}`, marks: { title: [], description: [] } }
      await route.fulfill({ json: [hit] }).catch(() => {
        // The older call was given up by the page, which is what it should do.
      })
    })
    await openHub(page)
    const box = page.getByRole('searchbox')
    const older = page.waitForRequest((request) => request.url().includes('q=older'))
    await box.fill('older')
    await older
    await expect(page.getByText('Searching for “older”...')).toBeVisible()
    await box.fill('newer')
    await expect(entry(page, 'About newer')).toBeVisible()
    slow.resolve()
    await page.unrouteAll({ behavior: 'wait' })
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
    await expect(page.getByRole('article')).toHaveCount(44)
  })

  test('says when only other categories match', async ({ page }) => {
    await openHub(page, '/resources?category=emergency')
    await page.getByRole('searchbox').fill('lawyer')
    await expect(page.getByText('Nothing in Emergency matches “lawyer”.')).toBeVisible()
    await page.getByRole('button', { name: 'Look in all categories' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('lawyer')
  })
})

test.describe('suggesting a resource', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Suggest a resource' })
  const dialog = (page: Page) => page.getByRole('dialog')

  async function fill(page: Page, title: string): Promise<void> {
    await dialog(page).getByLabel('Title').fill(title)
    await dialog(page).getByLabel('Description').fill('For students on either side.')
    await dialog(page).getByLabel('Category').selectOption('advocacy')
  }

  test('names each missing field and takes the focus to the first', async ({ page }) => {
    await openHub(page)
    await opener(page).click()
    await expect(dialog(page)).toContainText('It is shown to nobody before that.')
    await dialog(page).getByLabel('Website').fill('lakeside state')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    for (const sentence of [
      'Title is required',
      'Description is required',
      'Category is required',
      'Must be a valid URL',
    ]) {
      await expect(dialog(page).getByText(sentence)).toBeVisible()
    }
    await expect(dialog(page).getByLabel('Title')).toBeFocused()
    await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription(/Title is required/)
    await expectAccessible(page)
    await dialog(page).getByLabel('Title').pressSequentially('A b')
    await expect(dialog(page).getByText('Title is required')).toHaveCount(0)
    await expect(dialog(page).getByLabel('Title')).toBeFocused()
  })

  test('a wrong field takes the focus above the row of actions on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHub(page)
    await opener(page).click()
    await fill(page, 'Harbor')
    await dialog(page).getByLabel('Website').fill('harbor')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    const website = dialog(page).getByLabel('Website')
    await expect(website).toBeFocused()
    await expect(dialog(page).getByText('Must be a valid URL')).toBeInViewport()
    const field = await website.boundingBox()
    const send = await dialog(page).getByRole('button', { name: 'Send suggestion' }).boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(send?.y ?? 0)
  })

  test('keeps what was typed when it is closed, and the focus goes back', async ({ page }) => {
    await openHub(page)
    await opener(page).press('Enter')
    await fill(page, 'Kept words')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).press('Enter')
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Kept words')
    await page.reload()
    await opener(page).click()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('')
  })

  test('keeps the words when sending fails', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    await openHub(page)
    await page.route('**/api/resources', (route) => route.abort())
    await opener(page).click()
    await fill(page, 'Not lost')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('We could not send your suggestion.')
    await expect(alert).toContainText('Your words are still here. Try again.')
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Not lost')
    await page.unroute('**/api/resources')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible()
  })

  test("shows the server's sentence at its field", async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    await openHub(page)
    await page.route('**/api/resources', (route) =>
      route.fulfill({
        status: 400,
        json: { detail: 'Please check.', errors: { phone: 'Bad phone' } },
      }),
    )
    await opener(page).click()
    await fill(page, 'Refused')
    await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
    await expect(dialog(page).getByText('Bad phone')).toBeVisible()
    await expect(dialog(page).getByLabel('Phone or text line')).toBeFocused()
  })

  test('says when the form itself cannot be fetched', async ({ page, allowErrors }) => {
    allowErrors(failedLoad)
    await openHub(page)
    await page.route(/SuggestDialog/, (route) => route.abort())
    await opener(page).click()
    await expect(page.getByText('The form did not load.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(44)
  })

  test('a suggestion is shown to nobody until a person approves it', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'hub-approve-'))
    await cp(process.env.HUB_IMAGE ?? '', folder, { recursive: true })
    const hub = await startHub(folder)
    try {
      await openHub(page, `${hub.url}/resources`)
      await opener(page).click()
      await fill(page, 'Harbor Advocates')
      await dialog(page).getByLabel('Website').fill('https://harbor.example.org/help')
      const answer = page.waitForResponse((response) => response.request().method() === 'POST')
      await dialog(page).getByRole('button', { name: 'Send suggestion' }).click()
      expect((await answer).status()).toBe(202)
      const { id } = (await (await answer).json()) as { id: number }
      const thanks = page.getByRole('dialog', { name: 'Thank you' })
      await expect(thanks).toContainText('A person reads it before anybody is shown it.')
      await expectAccessible(page)
      await thanks.getByRole('button', { name: 'Done' }).click()
      await expect(opener(page)).toBeFocused()
      await openHub(page, `${hub.url}/resources`)
      await expect(page.getByRole('article')).toHaveCount(44)

      const admin = fileURLToPath(new URL('../server/src/admin/cli.ts', import.meta.url))
      await promisify(execFile)(process.execPath, [admin, 'resources', 'approve', String(id)], {
        env: { ...process.env, DATA_DIR: folder },
      })
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(45)
      await expect(entry(page, 'Harbor Advocates').getByText('harbor.example.org')).toBeVisible()
    } finally {
      await hub.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

test.describe('access', () => {
  test('the whole list has no grave finding and nothing scrolls sideways', async ({ page }) => {
    await openHub(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
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

  test('gives fingers 44 px on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHub(page)
    const targets = page.getByRole('main').locator('article a, button, select, input[type=search]')
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => ({
        text: target.textContent,
        height: target.getBoundingClientRect().height,
      })),
    )
    expect(heights.length).toBeGreaterThan(60)
    expect(heights.filter(({ height }) => height < 44)).toEqual([])
  })
})
