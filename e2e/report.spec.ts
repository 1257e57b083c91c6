/** The full report: what was found. Its dates, questions, letter and states have their own files. */
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { noticeReport } from './harness/noticeReport.ts'
import {
  markOf,
  missingPoint,
  openReport,
  reportAddress,
  reportAnswer,
  reportCall,
  reportIs,
  silence,
  silencePoint,
} from './harness/reportAnswer.ts'
import { region } from './harness/screen.ts'

test('says how sure it is that words go against the rule, and why it is no surer', async ({
  page,
}) => {
  const answer = reportAnswer()
  const potentialIssues = answer.potentialIssues.map((issue) =>
    issue.kind === 'contradicted' ? { ...issue, isUnsure: true } : issue,
  )
  await openReport(page, { potentialIssues })
  const point = page.getByRole('article', { name: silencePoint })
  await expect(point).toContainText(
    'Likely. Read the quoted words in the letter: the sentences around them may explain them.',
  )
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
  await expect(passed).toContainText('The next date still ahead is May 4, 2026 (hearing).')
  await page.clock.setFixedTime('2026-06-01T15:00:00Z')
  await page.reload()
  await expect(passed).toContainText('We found no other date to note that is still ahead.')
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
    'Clear. These words go against the rule.',
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
  await expect(missing).toContainText('It may be in an enclosure or in another letter.')
  // Only the gravest point stands open.
  await expect(missing.getByRole('blockquote')).toBeHidden()
  await missing.getByText('The rule, and what to ask').press('Space')
  await expect(missing.getByRole('blockquote')).toHaveText('A recipient’s rule of Presumption …')
  await expect(page.getByText('Where the rule says “recipient,” it means the school.')).toHaveCount(
    1,
  )
  await expect(missing.getByRole('link', { name: /^Page/ })).toHaveCount(0)
  const finding = region(page, 'Key Findings 1 in this letter').getByRole('listitem')
  await expect(finding.getByText('Either party may appeal.')).toBeHidden()
  await finding.getByText('Both may appeal.').click()
  await expect(finding.getByText('Either party may appeal.')).toBeVisible()
  await expect(page.getByText('Ask in writing.')).toBeVisible()
  await expect(page.getByText('This is general information, not legal advice.')).toContainText(
    'the Code has shown its text again since September 29, 2026',
  )
  await expect(page.getByRole('link', { name: 'Ask Questions' })).toHaveCount(
    (await page.request.get('/chat')).ok() ? 1 : 0,
  )
  await expect(page).toHaveTitle('Report - Title IX Hub')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const entry = page.getByRole('article', { name: silencePoint })
  await entry.getByRole('button', { name: /^Copy: / }).click()
  await expect(entry.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('May I ask about Silence?')
  await page.getByRole('button', { name: 'Copy all questions' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(
      '1. May I ask about Silence?\n\n2. May I ask about Presumption?\n\n3. May I ask about Advisor?',
    )
})

test('the report of a letter with six points and ten that it gets right is at most 5,800 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.setFixedTime('2026-11-17T15:00:00Z')
  await reportIs(page, await noticeReport())
  await page.goto(reportAddress)
  await expect(page.getByRole('listitem').filter({ hasText: 'It lets you see' })).toBeVisible()
  await expect(page.locator('[data-drawing]')).toBeVisible()
  const high = () => page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(high).toBeLessThanOrEqual(5800)
  // The page begins with whom the letter is about: its end does not say it again.
  const read = region(page, 'How we read it')
  await expect(read).toContainText('What comes next: The school should hear both sides first')
  await expect(read).not.toContainText('looks like a notice')
  const rest = page.locator('article details')
  await expect(rest).toHaveCount(6)
  await expect(page.locator('article details[open]')).toHaveCount(1)
  // A misfit of the first screen and a mark of the letter lead to their points, which open.
  await page.locator('#misfits').getByRole('link').nth(1).press('Enter')
  await expect(page.locator('#issue-2')).toBeFocused()
  await expect(page.locator('#issue-2 details')).toHaveAttribute('open')
  await markOf(page, 'It is your responsibility').press('Enter')
  await expect(page.locator('#issue-5')).toBeFocused()
  await expect(page.locator('#issue-5 details')).toHaveAttribute('open')
  // On paper all of them do, opened or not.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Why it matters:')).toHaveCount(6)
  for (const why of await page.getByText('Why it matters:').all()) await expect(why).toBeVisible()
})

for (const [width, height, besides] of [
  [360, 780, 0],
  [360, 780, 6],
  [1280, 800, 6],
] as const) {
  test(`the first screen says what to do and what does not fit the rule, ${width} px wide, with ${besides} more dates`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.clock.setFixedTime('2026-03-20T15:00:00Z')
    const days = ['03-24', '03-25', '04-02', '04-06', '04-09', '05-01']
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
        ...days.slice(0, besides).map((day) => ({
          iso: `2026-${day}`,
          meaning: 'deadline',
          what: 'Your request for more time is due',
        })),
      ],
      dates: reportAnswer().dates.map((date) => ({ ...date, remark: undefined })),
    })
    const acts = region(page, 'What to do now')
    await expect(acts).toContainText('By Monday, Mar 23')
    await expect(acts).toContainText(
      besides > 0 ? 'By Tuesday, Mar 24' : 'On Tuesday, Mar 12, 2126',
    )
    const second = besides > 0 ? 'Ask for more time, if you need it.' : 'First interview.'
    await expect(acts.getByText(second)).toBeInViewport({ ratio: 1 })
    // No day vanishes: one line names those that have no room.
    const more = acts.getByRole('link', {
      name: '6 more dates: first interview Mar 12, 2126; request due Mar 25, Apr 2, Apr 6, Apr 9, May 1',
    })
    const list = region(page, 'All your days, in order')
    await expect(more).toHaveCount(besides > 0 ? 1 : 0)
    await expect(list).toHaveCount(besides > 0 ? 1 : 0)
    if (besides > 0) {
      await expect(more).toBeInViewport({ ratio: 1 })
      expect((await more.boundingBox())?.height).toBeLessThan(50)
    }
    const links = page.locator('#misfits').getByRole('link')
    await expect(links).toHaveText([
      'In short: Silence',
      'In short: Silence',
      unsaid.short,
      // On a phone the line of dates takes its place.
      ...(width < 960 && besides > 0 ? [] : [unsaid.short]),
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
    if (besides === 0) return
    await more.press('Enter')
    await expect(list).toBeFocused()
    await expect(list).toContainText(/Monday, Mar 23.*Tuesday, Mar 24.*Tuesday, Mar 12, 2126/s)
    await expectAccessible(page)
  })
}

test('says what the letter gets right, each with its sentence one press away', async ({ page }) => {
  await openReport(page)
  const right = region(page, 'What the letter gets right 1 point')
  const sentence = right.getByText('Either party may appeal.')
  await expect(sentence).toBeHidden()
  await right.getByText('It lets both appeal.').click()
  await expect(sentence).toBeVisible()
  await right.getByRole('link', { name: /^Page 2/ }).click()
  await expect(page.locator('[data-lit]').first()).toBeFocused()
  await page.locator('[data-lit]').first().press('Enter')
  await expect(page.locator('#right-1')).toBeFocused()
  await expectAccessible(page)
})

test('says who is who, and where two parts are one person, each with the words that say so', async ({
  page,
}) => {
  await openReport(page)
  const people = region(page, 'Who is who')
  await expect(people).toContainText('The investigator and the Title IX Coordinator')
  await expect(people).toContainText('Lee Park')
  await expect(people).toContainText('One person has both parts.')
  await people.getByRole('link', { name: 'Page 2: Lee Park, Title IX Coordinator' }).press('Enter')
  await expect(page.locator('[data-lit]')).toBeFocused()
  await page.locator('[data-lit]').press('Enter')
  await expect(people.locator('#person-1')).toBeFocused()
  await page.unroute(reportCall)
  await openReport(page, { people: undefined })
  await expect(people).toHaveCount(0)
})

test('is heard in order: first what a part is about, each page with what it is of, and no shapes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime('2026-03-20T15:00:00Z')
  await openReport(page)
  const acts = region(page, 'What to do now')
  await expect(acts.getByRole('link', { name: 'Page 2: Answer due' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /^Monday, March 23 ?: Answer due$/ }),
  ).toBeVisible()
  // What the shapes mean is for the eye alone.
  await expect(page.getByText('it happens', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\s*it happens$/ })).toHaveCount(0)
  await expect(page.getByRole('article', { name: silencePoint })).toMatchAriaSnapshot(`
    - article:
      - heading "${silencePoint}" [level=3]
      - paragraph: Clear. These words go against the rule.
      - term: The letter
      - definition:
        - blockquote:
          - mark: ${silence}
        - 'link "Page 1: Silence"'
      - group:
        - text: The rule, and what to ask
        - term: The rule
        - definition:
          - blockquote: /A recipient’s rule of Silence/
          - link /106/
  `)
})

test('a cite leads to a page with its section, in a new tab that is not told from where', async ({
  page,
}) => {
  await openReport(page)
  const cites = region(page, 'Worth raising 2 points').getByRole('link', {
    name: '34 CFR 106.45(b)(5)(iv): read it at law.cornell.edu, opens in a new tab',
  })
  await expect(cites).toHaveCount(1)
  await page.getByRole('article', { name: missingPoint }).locator('summary').press('Enter')
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
    'We found 2 of them. Of the others, 1 needs a check, 1 seems to go against the rule, and 1 was not found.',
  )
  await expect(score).toContainText('not a grade of your school or of your case')
  await expect(score.getByText('67 of 100', { exact: true })).toBeVisible()
  await expect(score.getByText('Red: below 70')).toBeVisible()
  await expect(score.getByRole('table')).toBeHidden()
  await score.getByText('How the score is counted').press('Enter')
  await expect(score.getByRole('row', { name: 'Point ask 2' })).toContainText('1 of 2')
  await expect(score.getByRole('row', { name: 'In all' })).toContainText('6 of 9')
  await expect(score).toContainText('6 of 9 is about 67 of 100')
})

test('shows no score where nothing was checked', async ({ page }) => {
  const compliance = { score: null, issues: [], points: [] }
  await reportIs(
    page,
    reportAnswer({ docType: 'other', compliance, potentialIssues: [], keyFindings: [], dates: [] }),
  )
  await page.goto(reportAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This does not read like a document from a Title IX case.',
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
  const point = page.getByRole('article', { name: silencePoint })
  await expect(page.locator('#finding-1 blockquote')).toHaveText('…Either party may appeal.…')
  await expect(point.getByRole('blockquote').first()).toHaveText(`…${silence}`)
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
  await part.getByRole('link', { name: 'Page 2: Added' }).click()
  await expect(page.locator('[data-lit]')).toBeFocused()
})
