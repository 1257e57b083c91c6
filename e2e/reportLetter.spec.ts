/** The letter beside its findings: marks, the way there and back, phones, paper and long documents. */
import { expectAccessible, expectRoomForFingers } from './harness/accessible.ts'
import { subscribe } from './harness/chat.ts'
import { documentAnswer, listIs, storeDocument, textFile } from './harness/documents.ts'
import { expect, test } from './harness/fixtures.ts'
import { longestTask } from './harness/longestTask.ts'
import {
  markOf,
  missingPoint,
  openReport,
  reportAddress,
  reportAnswer,
  reportCall,
  reportIs,
  reportTitle,
  silence,
  silencePoint,
} from './harness/reportAnswer.ts'
import { region } from './harness/screen.ts'

const letter = `March 9, 2026

Dear Riley,

This letter is your written notice that a formal complaint was received on March 3, 2026.
You may have an advisor, but attorneys may not attend.

Title IX Coordinator
Lakeside State University
`

test('an uploaded letter is analyzed, and its report quotes its own words', async ({ page }) => {
  const id = await storeDocument(page, textFile('Letter.txt', letter))
  await subscribe(page)
  const started = await page.request.post(`/api/documents/${id}/analyze`)
  expect(started.status()).toBe(202)
  await expect
    .poll(async () => (await page.request.get(`/api/documents/${id}/report`)).status())
    .toBe(200)
  await page.goto(`/analysis/${id}`)
  await expect(page).toHaveTitle('Report - Title IX Hub')
  const quoting = page.getByRole('link', { name: /^Page 1/ })
  const issue = page.getByRole('article').filter({ has: quoting }).first()
  await expect(issue).toContainText('34\u00a0CFR\u00a0106.45')
  await issue.getByRole('link', { name: /^Page 1/ }).press('Enter')
  const lit = page.locator('[data-lit]').first()
  await expect(lit).toBeFocused()
  expect(letter).toContain((await lit.locator('span').last().textContent()) ?? 'nothing')
  await expect(page.getByText('This is general information, not legal advice.')).toBeVisible()

  const read = region(page, 'How we read it')
  await read.locator('summary', { hasText: 'Is it something else?' }).press('Enter')
  await expectAccessible(page)
  await read.getByLabel('What this document is').selectOption('Hearing notice')
  await read.getByRole('button', { name: 'Read it again' }).press('Enter')
  await expect(read.getByRole('status')).toHaveText(
    'Read again as: Hearing notice. The report above is new.',
  )
  await expect(read.getByText('You told us: Hearing notice.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Documents / Hearing notice')).toBeVisible()
})

for (const [width, where] of [
  [360, 'in the second view'],
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
    const leave = page.getByRole('link', { name: 'Leave this site' })
    const bar = await (width < 1180 ? page.locator('[data-views]') : leave).boundingBox()
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
  await page.getByRole('link', { name: 'Page 1: Silence' }).press('Enter')
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
  await page.getByRole('link', { name: 'Page 1: Silence' }).press('Enter')
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
  const date = page.getByRole('article', { name: 'Tuesday, March 12, 2126: First interview' })
  await page.getByText('The same dates in words').press('Enter')
  await date.getByRole('link', { name: 'Page 1' }).press('Enter')
  const words = markOf(page, 'March 12')
  await expect(words).toBeFocused()
  // Also where the list was closed meanwhile.
  await page.getByText('The same dates in words').click()
  await expect(date).toBeHidden()
  await words.press('Enter')
  await expect(date).toBeFocused()
})

test('on a phone the letter is a second view of the page, and each view stays where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openReport(page)
  const views = page.getByRole('navigation', { name: 'Report or letter' })
  const letter = region(page, 'The letter')
  await expect(letter).toBeHidden()
  // Only the first point stands open; a press on the short words of another one opens it.
  await expect(page.getByText('Why of Silence.')).toBeVisible()
  await expect(page.getByText('Why of Presumption.')).toBeHidden()
  await page.getByRole('link', { name: 'In short: Presumption' }).click()
  const missing = page.getByRole('article', { name: missingPoint })
  await expect(missing).toBeInViewport()
  await expect(page.getByText('Why of Presumption.')).toBeVisible()
  const place = await page.evaluate(() => scrollY)
  await expectRoomForFingers(
    page
      .locator('#misfits, #issues-next, #right, nav')
      .locator('button:visible, a:visible, summary:visible'),
    5,
  )
  // The switch stays in view, under the bar with the way out.
  await views.getByRole('link', { name: 'The letter' }).press('Enter')
  await expect(views.getByRole('link', { name: 'The letter' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(missing).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Page 1' })).toBeInViewport()
  await views.getByRole('link', { name: 'The report' }).press('Enter')
  await expect(missing).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await expect(page).toHaveURL(new RegExp(`${reportAddress}$`))
})

test('the short words of a point show the report where the letter was on view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openReport(page)
  await page
    .getByRole('navigation', { name: 'Report or letter' })
    .getByRole('link', { name: 'The letter' })
    .click()
  await page.getByRole('link', { name: 'In short: Silence' }).press('Enter')
  await expect(page.getByRole('article', { name: silencePoint })).toBeFocused()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 768, height: 1024 } })

  test('words and their point lead to each other, and one touch leads back', async ({ page }) => {
    await openReport(page)
    const point = page.getByRole('article', { name: silencePoint })
    const views = page.getByRole('navigation', { name: 'Report or letter' })
    await point.getByRole('link', { name: 'Page 1: Silence' }).tap()
    const mark = markOf(page, silence)
    await expect(mark).toBeFocused()
    await expect(mark).toBeInViewport()
    await expect(views.getByRole('link', { name: 'The letter' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to point 1' }).tap()
    await expect(point).toBeFocused()
    await expect(point).toBeInViewport()
    await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0)
    await point.getByRole('blockquote').first().tap()
    await expect(mark).toBeFocused()
    await mark.tap()
    await expect(point).toBeFocused()
  })
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
  await page.getByText('The last page.').click()
  await page.getByRole('link', { name: 'Page 1000: Last' }).click()
  await expect(page.locator('[data-lit]')).toBeInViewport()
  await expect(page.locator('[data-lit]')).toContainText(quote)
  // Most pages are not laid out, and yet the browser finds their words, once around from where the reader is.
  expect(
    await page.evaluate(() =>
      Reflect.apply(Reflect.get(window, 'find'), window, ['words 500.', false, false, true]),
    ),
  ).toBe(true)
})

for (const [width, where] of [
  [360, 'in the second view'],
  [1280, 'in its pane'],
] as const) {
  test(`a document of 300 pages has its contents, and scrolls without a long task, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await openReport(page, documentOf(300))
    if (width < 1180) await page.getByRole('link', { name: 'The letter' }).click()
    await page.getByText('Contents', { exact: true }).press('Enter')
    const contents = page.getByRole('navigation', { name: 'Contents of the letter' })
    await expect(contents.getByRole('link')).toHaveCount(300)
    await contents.getByRole('link', { name: 'Chapter 217 Page 217' }).press('Enter')
    const chapter = page.getByText('Chapter 217', { exact: true }).last()
    await expect(chapter).toBeFocused()
    await expect(chapter).toBeInViewport()
    const box = await region(page, 'The letter').boundingBox()
    await page.mouse.move((box?.x ?? 0) + width / 4, 600)
    const longest = await longestTask(page, async () => {
      for (let turn = 0; turn < 40; turn += 1) {
        await page.mouse.wheel(0, turn % 2 === 0 ? 3000 : -1000)
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
    })
    expect(longest).toBeLessThan(50)
  })
}

/** The fields of a report on a document of so many pages, with a point on every tenth of them. */
function documentOf(count: number) {
  const pages = Array.from(
    { length: count },
    (_, at) =>
      `Chapter ${at + 1}\n\n${`Paragraph ${at + 1} tells what the school does. It goes on for some lines, as policies do.\n\n`.repeat(24)}`,
  )
  let start = 0
  const bounds = pages.map((words, at) => {
    const bound = { number: at + 1, start, end: start + words.length }
    start = bound.end
    return bound
  })
  const [silent] = reportAnswer().potentialIssues
  const potentialIssues = bounds
    .filter(({ number }) => number % 10 === 0)
    .map(({ number, start: from }) => ({
      ...silent,
      page: number,
      start: from + 14,
      end: from + 60,
    }))
  const document = { ...reportAnswer().document, text: pages.join(''), pages: bounds }
  return { document, potentialIssues, keyFindings: [], dates: [] }
}
