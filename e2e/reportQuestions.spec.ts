/** The questions of a report, to copy and to take along. */
import { expect, test } from './harness/fixtures.ts'
import { openReport, reportAnswer, reportTitle } from './harness/reportAnswer.ts'
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
