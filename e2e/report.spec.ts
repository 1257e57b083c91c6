/** The full report: what was found, and its states. */
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import {
  doubt,
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

test('says how sure it is that words read against the rule, and why it is no surer', async ({
  page,
}) => {
  const answer = reportAnswer()
  const potentialIssues = answer.potentialIssues.map((issue) =>
    issue.kind === 'contradicted' ? { ...issue, isUnsure: true } : issue,
  )
  await openReport(page, { potentialIssues })
  const point = page.getByRole('article', { name: silencePoint })
  await expect(point).toContainText('Likely. These words may mean something else.')
  await expect(point).not.toContainText('Clear.')
})

test('the summary says that its date has passed by the day of who reads it, also when it is opened again', async ({
  page,
}) => {
  const toNote = [
    { iso: '2026-03-23', meaning: 'deadline', what: 'Your answer is due' },
    { iso: '2026-05-04', meaning: 'event', what: 'Hearing' },
  ]
  const passed = page.getByText('March 23, 2026 has passed.')
  // In Chicago it is still the evening of March 23, in UTC the day after.
  await page.clock.setFixedTime('2026-03-24T03:00:00Z')
  await openReport(page, { toNote })
  await expect(page.getByText('It tells what comes next.')).toBeVisible()
  await expect(passed).toHaveCount(0)
  await page.clock.setFixedTime('2026-03-24T15:00:00Z')
  // The tab was left open over night, and is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(passed).toContainText('The next date still ahead is May 4, 2026: hearing.')
  await page.clock.setFixedTime('2026-06-01T15:00:00Z')
  await page.reload()
  await expect(passed).toContainText('We found no later date to note.')
  await expectAccessible(page)
})

test('shows what the document is, what was found, and what to ask, which can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openReport(page)
  await expect(
    page.getByText('Read as a college letter under the 2020 rule. 2 pages.'),
  ).toBeVisible()
  await expect(
    page.getByText('Someone filed a formal complaint that names you.', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('more likely than not')).toBeVisible()
  const raised = region(page, 'Worth raising 2 points').getByRole('article')
  await expect(raised.getByRole('heading')).toHaveText([silencePoint, missingPoint])
  for (const words of [
    'Clear. These words read against the rule.',
    silence,
    'Why of Silence.',
    'May I ask about Silence?',
    'A recipient’s rule of Silence …',
  ]) {
    await expect(raised.first()).toContainText(words)
  }
  await expect(raised.first()).toContainText('34\u00a0CFR\u00a0106.45(b)(5)(iv)')
  // A report of an earlier version has only a title and a text.
  const asked = region(page, 'Worth asking 1 point').getByRole('article', { name: 'Advisor' })
  await expect(asked).toContainText('Text of Advisor.')
  const missing = page.getByRole('article', { name: missingPoint })
  await expect(missing).toContainText('It may stand in an enclosure or in another letter.')
  await expect(missing.getByRole('blockquote')).toHaveText('A recipient’s rule of Presumption …')
  await expect(page.getByText('Where the rule says “recipient,” it means the school.')).toHaveCount(
    1,
  )
  await expect(missing.getByRole('button', { name: /^Show in letter/ })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Appeal' })).toContainText(
    'Either party may appeal.',
  )
  await expect(page.getByText('Ask in writing.')).toBeVisible()
  await expect(page.getByText('This is general information, not legal advice.')).toContainText(
    'again been the text of the Code since September 29, 2026',
  )
  await expect(page.getByRole('link', { name: 'Ask Questions' })).toHaveCount(
    (await page.request.get('/chat')).ok() ? 1 : 0,
  )
  await expect(page).toHaveTitle('Report - Title IX Hub')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const entry = page.getByRole('article', { name: silencePoint })
  await entry.getByRole('button', { name: /^Copy the question/ }).click()
  await expect(entry.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('May I ask about Silence?')
  await page.getByRole('button', { name: 'Copy all questions' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(
      '1. May I ask about Silence?\n\n2. May I ask about Presumption?\n\n3. May I ask about Advisor?',
    )
})

for (const [width, height] of [
  [360, 780],
  [1280, 800],
] as const) {
  test(`the first screen says what to do and what does not fit the rule, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime('2026-03-20T15:00:00Z')
    const [silent, missing, asked] = reportAnswer().potentialIssues
    const unsaid = {
      ...missing,
      short: 'Not found: that the respondent is presumed not responsible',
    }
    await openReport(page, {
      lead: 'This paper from Lakeside State University looks like a notice of what is alleged. It names Ana Orr as the complainant.',
      potentialIssues: [silent, silent, unsaid, unsaid, asked],
      toNote: [
        { iso: '2126-03-12', meaning: 'event', what: 'First interview' },
        { iso: '2026-03-23', meaning: 'deadline', what: 'Answer due' },
      ],
      dates: reportAnswer().dates.map((date) => ({ ...date, remark: undefined })),
    })
    const acts = region(page, 'What to do now')
    await expect(acts).toContainText('By Monday, Mar 23')
    await expect(acts).toContainText('On Tuesday, Mar 12, 2126')
    await expect(acts.getByText('First interview.')).toBeInViewport({ ratio: 1 })
    const links = page.locator('#misfits').getByRole('link')
    await expect(links).toHaveText([
      'In short: Silence',
      'In short: Silence',
      unsaid.short,
      unsaid.short,
    ])
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
    const bottom = width < 960 ? (await tabs.boundingBox())?.y : height
    const last = await links.last().boundingBox()
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThanOrEqual(bottom ?? 0)
    await links.first().press('Enter')
    await expect(page.getByRole('article', { name: silencePoint }).first()).toBeFocused()
    await expect(page.getByRole('heading', { name: silencePoint }).first()).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${reportAddress}$`))
    await acts.getByRole('link', { name: 'Page 2' }).click()
    await expect(page.locator('[data-lit]').first()).toBeFocused()
  })
}

test('says what the letter gets right, each with its sentence one press away', async ({ page }) => {
  await openReport(page)
  const right = region(page, 'What the letter gets right 1 point')
  const sentence = right.getByText('Either party may appeal.')
  await expect(sentence).toBeHidden()
  await right.getByText('It lets both appeal.').click()
  await expect(sentence).toBeVisible()
  await right.getByRole('button', { name: /^Show in letter/ }).click()
  await expect(page.locator('[data-lit]').first()).toBeFocused()
  await page.locator('[data-lit]').first().press('Enter')
  await expect(page.getByRole('article', { name: 'Appeal' })).toBeFocused()
  await expectAccessible(page)
})

test('a cite leads to a page with its section, in a new tab that is not told from where', async ({
  page,
}) => {
  await openReport(page)
  const cites = region(page, 'Worth raising 2 points').getByRole('link', {
    name: '34 CFR 106.45(b)(5)(iv): read it at law.cornell.edu, opens in a new tab',
  })
  await expect(cites).toHaveCount(2)
  await expect(cites.first()).toHaveAttribute(
    'href',
    'https://www.law.cornell.edu/cfr/text/34/106.45',
  )
  await expect(cites.first()).toHaveAttribute('target', '_blank')
  await expect(cites.first()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(
    page.getByText('A page with another heading is a copy from before September 29, 2026'),
  ).toBeVisible()
})

test('counts points in words, and shows the arithmetic of the score', async ({ page }) => {
  await openReport(page)
  const score = region(page, '2 of 5 points found')
  await expect(score).toContainText(
    'We found 2. 1 needs a check, 1 reads against the rule, and 1 was not found.',
  )
  await expect(score).toContainText('not a grade of your school or of your case')
  await expect(score.getByText('67 of 100', { exact: true })).toBeVisible()
  await expect(score.getByText('Red: below 70')).toBeVisible()
  await expect(score.getByRole('table')).toBeHidden()
  await score.getByText('How the score is counted').press('Enter')
  await expect(score.getByRole('row', { name: 'Point ask 2' })).toContainText('1 of 2')
  await expect(score.getByRole('row', { name: 'In all' })).toContainText('6 of 9')
  await expect(score).toContainText('6 of 9 is 67 of 100')
})

test('shows no score where nothing was checked', async ({ page }) => {
  const compliance = { score: null, issues: [], points: [] }
  await reportIs(
    page,
    reportAnswer({ docType: 'other', compliance, potentialIssues: [], keyFindings: [], dates: [] }),
  )
  await page.goto(reportAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This does not read like a paper from a Title IX case.',
  )
  await expect(page.getByRole('heading', { name: 'Not checked against the rule' })).toBeVisible()
  await expect(page.getByText('of 100')).toHaveCount(0)
  await expect(page.getByText('We found no dates in this document.')).toBeVisible()
})

test('shows by "…" where quoted words were cut', async ({ page }) => {
  const { keyFindings, potentialIssues } = reportAnswer()
  const cutOff = (cut: string) => (one: object) => ({ ...one, cut })
  await openReport(page, {
    keyFindings: keyFindings.map(cutOff('both')),
    potentialIssues: potentialIssues.map(cutOff('before')),
  })
  const quoteIn = (name: string) =>
    page.getByRole('article', { name }).getByRole('blockquote').first()
  await expect(quoteIn('Appeal')).toHaveText('…Either party may appeal.…')
  await expect(quoteIn(silencePoint)).toHaveText(`…${silence}`)
})

test('lists days in their order, says how one was counted, and saves a neutral calendar entry', async ({
  page,
}) => {
  await openReport(page)
  const dates = page.locator('#dates').getByRole('article')
  await expect(dates.getByRole('heading')).toHaveText([
    'Mar 23, 2026',
    'Mar 12, 2126',
    'ten (10) business days',
  ])
  await expect(dates.first().getByText('We worked this day out.')).toHaveText(
    'The letter says “ten (10) business days”. We worked this day out. 10 business days counted from the letter of March 9, 2026.',
  )
  await expect(dates.first()).toContainText('That date has passed.')
  await expect(dates.first().getByRole('button', { name: /calendar/ })).toHaveCount(0)
  await expect(dates.nth(1)).toContainText(`Check this date. ${doubt}`)
  await expect(dates.first()).not.toContainText('Check this date.')
  const download = page.waitForEvent('download')
  await dates
    .nth(1)
    .getByRole('button', { name: /^Add to calendar/ })
    .click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toBe('date.ics')
  const words = await readFile(file, 'utf8')
  expect(words).toContain('DTSTART;VALUE=DATE:21260312')
  expect(words).toContain('SUMMARY:Date from my letter')
  expect(words).not.toMatch(/title ix|hub|interview|complaint/i)
})

test('says first what the reader must know of the text', async ({ page }) => {
  const notes = ['Tracked changes were left out.']
  const document = { ...reportAnswer().document, readBy: 'ocr', notes }
  await openReport(page, { document, rule: '2024_markers' })
  await expect(page.getByText('The words were read from a picture.')).toBeVisible()
  await expect(page.getByText('Tracked changes were left out.')).toBeVisible()
  await expect(page.getByText('A court set that rule aside on January 9, 2025.')).toContainText(
    'from a copy of the Code made before that day',
  )
})

test("marks what a model added as the assistant's", async ({ page }) => {
  const quote = 'Either party may appeal.'
  const { text } = reportAnswer().document
  const start = text.indexOf(quote)
  const place = { quote, page: 2, start, end: start + quote.length }
  const issues = [{ title: 'Added', text: 'Words.', cite: '34 CFR 106.45(b)(8)', ...place }]
  await openReport(page, { assistant: { summary: 'In a few words.', issues } })
  const part = region(page, 'From the assistant')
  await expect(part).toContainText('An AI model wrote this. It may be wrong.')
  await expect(part.getByText('Assistant', { exact: true })).toHaveCount(2)
  await part.getByRole('button', { name: 'Show in letter: Added' }).click()
  await expect(page.locator('[data-lit]')).toBeFocused()
})

test('says that a report is not there, for an unknown id and for that of somebody else', async ({
  page,
  browser,
  hub,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const stranger = await browser.newPage({ baseURL: hub.url })
  const id = await storeDocument(stranger, textFile('Letter.txt'))
  await stranger.close()
  await storeDocument(page, textFile('Own.txt'))
  for (const path of [`/analysis/${id}`, '/analysis/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such report')
    await expect(page).toHaveTitle('Report - Title IX Hub')
    await expect(page.getByRole('main').getByRole('link', { name: 'Your documents' })).toBeVisible()
  }
  await expectAccessible(page)
})

test('signed out, it says where to sign in and not that there is no report', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  const id = await storeDocument(page, textFile('Letter.txt'))
  await page.request.post('/api/logout')
  await page.goto(`/analysis/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see this report')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')
})

test('says that there is no report yet', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  const id = await storeDocument(page, textFile('Letter.txt'))
  await page.goto(`/analysis/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no report yet')
  await page.getByRole('main').getByRole('link', { name: 'Your documents' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document Analysis')
})

test('says what failed and loads on a retry', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await page.route(reportCall, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.goto(reportAddress)
  await expect(page.getByRole('alert')).toContainText('We could not load this report.')
  await page.unroute(reportCall)
  await reportIs(page, reportAnswer())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reportTitle)
})

test('the report has its own code, which the list does not load', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/analysis', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('ReportScreen'))).toEqual([])
  await openReport(page)
  expect(scripts.filter((url) => url.includes('ReportScreen'))).toHaveLength(1)
})
