/** The letter beside its findings: marks, the way there and back, phones, paper and long documents. */
import { expectRoomForFingers } from './harness/accessible.ts'
import { subscribe } from './harness/chat.ts'
import { documentAnswer, listIs, storeDocument, textFile } from './harness/documents.ts'
import { expect, test } from './harness/fixtures.ts'
import {
  markOf,
  openReport,
  reportAddress,
  reportAnswer,
  reportCall,
  reportIs,
  reportTitle,
  silence,
  silencePoint,
} from './harness/reportAnswer.ts'

const letter = `March 9, 2026

Dear Riley,

This letter is your written notice that a formal complaint was received on March 3, 2026.
You must not discuss this matter with anyone while the investigation is open.

Title IX Coordinator
Lakeside State University
`

test('an uploaded letter is analyzed, and its report quotes its own words', async ({ page }) => {
  const id = await storeDocument(page, textFile('Letter.txt', letter))
  await subscribe(page)
  const started = await page.request.post(`/api/documents/${id}/analyze`)
  expect(started.status()).toBe(202)
  await expect
    .poll(async () => (await page.request.get(`/api/documents/${id}/report`)).status(), {
      timeout: 30_000,
    })
    .toBe(200)
  await page.goto(`/analysis/${id}`)
  await expect(page).toHaveTitle('Report - Title IX Hub')
  const issue = page.getByRole('article').filter({ hasText: 'Clear.' }).first()
  await expect(issue).toContainText('34\u00a0CFR\u00a0106.45')
  await issue.getByRole('button', { name: /^Show in letter/ }).press('Enter')
  const lit = page.locator('[data-lit]').first()
  await expect(lit).toBeFocused()
  expect(letter).toContain((await lit.locator('span').last().textContent()) ?? 'nothing')
  await expect(page.getByText('This is general information, not legal advice.')).toBeVisible()
})

for (const [width, where] of [
  [360, 'after the findings'],
  [1280, 'in its pane'],
] as const) {
  test(`an address opens the letter at its page, ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const pages = Array.from(
      { length: 30 },
      (_, at) => `Page ${at + 1} begins. ${'Words. '.repeat(300)}`,
    )
    const text = pages.join('')
    let start = 0
    const bounds = pages.map((words, at) => {
      const bound = { number: at + 1, start, end: start + words.length }
      start = bound.end
      return bound
    })
    const { document } = reportAnswer()
    const long = reportAnswer({
      document: { ...document, text, pages: bounds },
      potentialIssues: [],
      keyFindings: [],
      dates: [],
    })
    await page.route(reportCall, (route) => route.fulfill({ json: long }))
    await page.goto(`${reportAddress}#page-17`)
    const heading = page.getByRole('heading', { name: 'Page 17', exact: true })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByText('Page 17 begins.')).toBeInViewport()
    const bar = await page.getByRole('link', { name: 'Leave this site' }).boundingBox()
    const place = await heading.boundingBox()
    expect(place?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(place?.y).toBeLessThan(350)
  })
}

test('an address with a page that the letter has not opens the report at its top', async ({
  page,
}) => {
  await reportIs(page, reportAnswer())
  await page.goto(`${reportAddress}#page-9`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reportTitle)
  await expect(page.getByRole('heading', { name: 'Page 2' })).not.toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an entry lights its words in the letter, and they lead back to it, by keyboard', async ({
  page,
}) => {
  await openReport(page)
  await page.getByRole('button', { name: 'Show in letter: Silence' }).press('Enter')
  const mark = markOf(page, silence)
  await expect(mark).toBeFocused()
  await expect(mark).toBeInViewport()
  await expect(mark).toHaveAttribute('data-lit', '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: silencePoint })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${reportAddress}$`))
  await page.getByRole('article', { name: 'Advisor' }).getByRole('blockquote').click()
  await expect(markOf(page, 'That person may not be an attorney.')).toBeFocused()
  await expect(page.locator('[data-lit]')).toHaveCount(1)
})

test('the outline of lit words does not reach the letters next to them', async ({ page }) => {
  await openReport(page)
  await page.getByRole('button', { name: 'Show in letter: Silence' }).press('Enter')
  const words = markOf(page, silence).locator('span').last()
  const room = await words.evaluate((element) => {
    const { font, outlineOffset, outlineWidth } = getComputedStyle(element)
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (pen) pen.font = font
    const space = pen?.measureText(' ').width ?? 0
    return { space, outline: parseFloat(outlineWidth) + parseFloat(outlineOffset) }
  })
  expect(room.outline).toBeGreaterThan(0)
  expect(room.outline).toBeLessThan(room.space)
})

test('the focus stays on the title when the report has come', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(reportCall, async (route) => {
    await held
    await route.fulfill({ json: reportAnswer() })
  })
  const { id } = reportAnswer().document
  await listIs(page, [documentAnswer({ id, status: 'completed' })])
  await page.goto('/analysis')
  await page.getByRole('link', { name: /^View Full Report/ }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Report')
  await expect(title).toBeFocused()
  await expect(page.getByText('Loading the report...')).toBeAttached()
  answer()
  await expect(title).toHaveText(reportTitle)
  await expect(title).toBeFocused()
})

test('a date lights words that bear no mark, and they lead back too', async ({ page }) => {
  await openReport(page)
  await page.getByRole('button', { name: /^Show in letter: Mar 12, 2126/ }).click()
  const words = markOf(page, 'March 12')
  await expect(words).toBeFocused()
  await words.press('Enter')
  await expect(page.getByRole('article', { name: 'Mar 12, 2126' })).toBeFocused()
})

test('on a phone the findings come first, with links to each part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openReport(page)
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN
  expect(await top('Advisor')).toBeLessThan(await top('The letter'))
  // Only the first point stands open; a press on the short words of another one opens it.
  await expect(page.getByText('Why of Silence.')).toBeVisible()
  await expect(page.getByText('Why of Presumption.')).toBeHidden()
  await page.getByRole('link', { name: 'In short: Presumption' }).click()
  await expect(page.getByText('Why of Presumption.')).toBeVisible()
  const jumps = page.getByRole('navigation', { name: 'Parts of this report' })
  await expect(jumps.getByRole('link')).toHaveText([
    'Points (3)',
    'Gets right (1)',
    'Dates (3)',
    'Findings (1)',
    'Letter',
  ])
  await jumps.getByRole('link', { name: 'Letter' }).click()
  await expect(page.getByRole('heading', { name: 'The letter', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Show in letter: Silence' }).click()
  await expect(markOf(page, silence)).toBeInViewport()
  await expectRoomForFingers(
    page
      .locator('#misfits, #issues-next, #right, nav')
      .locator('button:visible, a:visible, summary:visible'),
    5,
  )
})

test('prints in one column, with underlines and numbers, without buttons', async ({ page }) => {
  await openReport(page)
  await page.emulateMedia({ media: 'print' })
  const looks = await page.evaluate(() => {
    const words = document.querySelector('#letter a span:last-child') as Element
    const style = getComputedStyle(words)
    const pane = document.querySelector('#letter > div') as Element
    const shown = [...document.querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && button.closest('main'),
    )
    return {
      ground: style.backgroundColor,
      line: style.borderBottomStyle,
      overflow: getComputedStyle(pane).overflowY,
      buttons: shown.map((button) => button.textContent),
    }
  })
  expect(looks).toEqual({
    ground: 'rgba(0, 0, 0, 0)',
    line: 'solid',
    overflow: 'visible',
    buttons: [],
  })
  const finding = await page.getByRole('article', { name: silencePoint }).boundingBox()
  const words = await page.locator('#letter').boundingBox()
  expect(words?.x).toBeCloseTo(finding?.x ?? -1, 0)
  await expect(page.getByRole('table')).toBeVisible()
})

test('a thousand pages are there, and the last one is one press away', async ({ page }) => {
  const pages = Array.from({ length: 1000 }, (_, at) => `Page words ${at + 1}. `.repeat(150))
  const text = pages.join('\n\n')
  let start = 0
  const ranges = pages.map((words, at) => {
    const range = { number: at + 1, start, end: start + words.length }
    start += words.length + 2
    return range
  })
  const quote = 'Page words 1000.'
  const from = text.indexOf(quote)
  const place = { quote, page: 1000, start: from, end: from + quote.length }
  const finding = { title: 'Last', text: 'The last page.', ...place }
  await openReport(page, {
    keyFindings: [finding],
    potentialIssues: [],
    dates: [],
    document: { ...reportAnswer().document, text, pages: ranges },
  })
  await page.getByRole('button', { name: 'Show in letter: Last' }).click()
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await expect(page.locator('[data-lit]')).toContainText(quote)
  // Most pages are not laid out, and yet the browser finds their words.
  expect(
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'find'), window, ['words 500.'])),
  ).toBe(true)
})
