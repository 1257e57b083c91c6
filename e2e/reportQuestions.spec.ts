/** The questions of a report, to copy and to take along. */
import { expectAccessible } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import {
  openReport,
  reportAddress,
  reportAnswer,
  reportIs,
  reportTitle,
} from './harness/reportAnswer.ts'
import { region } from './harness/screen.ts'

test('the questions are copied one by one, lead to their points, and print alone on one page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [silent] = reportAnswer().potentialIssues
  const asked = Array.from({ length: 8 }, (_, at) => ({
    ...silent,
    ask: `Can you confirm in writing, as question ${at + 1} asks, that I may talk about this with those whom I trust?`,
  }))
  await openReport(page, { potentialIssues: asked })
  const questions = region(page, 'Questions to take to the meeting')
  await expect(questions.getByRole('listitem')).toHaveCount(8)
  const second = questions.getByRole('listitem').nth(1)
  await second.getByRole('button', { name: /^Copy: Can you confirm/ }).click()
  await expect(second.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(asked[1]?.ask)
  await second.getByRole('link', { name: 'Point 2' }).press('Enter')
  await expect(page.locator('#issue-2')).toBeFocused()

  await page.evaluate(() => {
    window.print = () => {}
  })
  await questions.getByRole('button', { name: 'Print the questions' }).click()
  await page.emulateMedia({ media: 'print' })
  const paper = await page.evaluate(() => document.body.innerText)
  expect(paper).toContain('Questions to take to the meeting')
  expect(paper).toContain(asked[7]?.ask)
  expect(paper).toContain('Day of the meeting, and who was there:')
  for (const hidden of ['Letter.pdf', 'Silence', reportTitle, 'Copy', 'Title IX Hub', 'Lee Park']) {
    expect(paper).not.toContain(hidden)
  }
  await expect(page).toHaveTitle('Questions')
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page).toHaveTitle('Report - Title IX Hub')
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBeGreaterThan(2)
})

/** How many pages a PDF file has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').split('/Type /Page\n').length - 1
}

test('what was not found in a policy opens, and is copied as one question', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const points = ['Records kept for seven years', 'Training materials open to the public'].map(
    (title, at) => ({
      id: `POL-${20 + at}`,
      title,
      state: 'not_found',
      weight: 2,
      cite: '34 CFR 106.45(b)(10)(i)',
    }),
  )
  const policy = reportAnswer({
    docType: 'school_policy',
    potentialIssues: [],
    compliance: { score: null, issues: [], points },
  })
  await reportIs(page, policy)
  await page.goto(reportAddress)
  await expect(region(page, 'Nothing seems to go against the rule')).toContainText(
    'What we did not find (2 points) is listed below',
  )
  const list = region(page, 'What we did not find in the policy 2 points')
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await list.locator('summary', { hasText: 'Show the 2 points' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Copy as a question: what we did not find' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('- Records kept for seven years (34 CFR 106.45(b)(10)(i))')
  expect(copied).not.toContain('Letter.pdf')
})
