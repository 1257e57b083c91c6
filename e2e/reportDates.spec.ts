/** The dates of a report: drawn by day, and as a list that says how each is known. */
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { expect, test } from './harness/fixtures.ts'
import { doubt, openReport, reportAnswer } from './harness/reportAnswer.ts'
import { region } from './harness/screen.ts'

test('draws the dates by day, lists them with how each is known, and saves a neutral calendar entry', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-10T15:00:00Z')
  const [, due, interview] = reportAnswer().dates
  const counted = { from: '2026-03-09', way: 1, amount: 10, unit: 'day', days: 'business' }
  const policy = { ...due, iso: 'P90D', meaning: 'period', what: 'Time limit', start: 0, end: 5 }
  const close = { ...interview, iso: '2026-03-12', remark: doubt }
  await openReport(page, { dates: [{ ...due, counted }, close, { ...policy, text: 'March' }] })
  const dates = region(page, 'The dates 3 found')
  const drawing = page.locator('[data-drawing]')
  await expect(drawing).toBeVisible()
  await expect(drawing).toContainText('Mon, Mar 23: Answer due')
  await expect(drawing).toContainText('First interview')
  // The drawing is for the eye alone: the same stands in the list under it.
  await expect(page.locator('[aria-hidden="true"]').filter({ has: drawing })).toHaveCount(1)
  await dates.getByText('The same dates in words').press('Enter')
  const list = dates.getByRole('article')
  await expect(list).toHaveCount(3)
  await expect(list.first()).toHaveAccessibleName('Thursday, March 12: First interview')
  await expect(list.first()).toContainText(`Check this date. ${doubt}`)
  const answer = page.getByRole('article', { name: 'Monday, March 23: Answer due' })
  await expect(answer).toContainText('Last day to act')
  await expect(answer).toContainText(
    'Counted: 10 business days from March 9. This leaves out weekends. ten (10) business days',
  )
  await expect(answer).not.toContainText('Check this date.')
  await expect(list.last()).toHaveAccessibleName('March')
  const download = page.waitForEvent('download')
  await list
    .first()
    .getByRole('button', { name: /^Add to calendar/ })
    .click()
  const file = await (await download).path()
  expect((await download).suggestedFilename()).toBe('date.ics')
  const words = await readFile(file, 'utf8')
  expect(words).toContain('DTSTART;VALUE=DATE:20260312')
  expect(words).toContain('SUMMARY:Date from my letter')
  expect(words).not.toMatch(/title ix|hub|interview|complaint/i)
  await expectAccessible(page)
})

test('on a phone the list is the drawing, and says of a report of an earlier version how a day was counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.clock.setFixedTime('2026-04-01T15:00:00Z')
  await openReport(page)
  const dates = region(page, 'The dates 2 found')
  await expect(page.locator('[data-drawing]')).toHaveCount(0)
  const [due, interview] = await dates.getByRole('article').all()
  if (!due || !interview) throw new Error('There is no list.')
  await expect(due).toHaveAccessibleName('Monday, March 23: Answer due')
  await expect(due).toContainText(
    'The letter does not name this day. We worked it out. 10 business days counted from the letter of March 9, 2026.',
  )
  await expect(due).toContainText('ask the school in writing what you can still do.')
  await expect(due.getByRole('button', { name: /calendar/ })).toHaveCount(0)
  await expect(interview).toContainText(`Check this date. ${doubt}`)
  await expectNoSidewaysScroll(page)
})
