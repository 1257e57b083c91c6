/** The case clock: dates typed in and taken from a report, kept on the device alone. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { formsOf, keptOnDevice, recordRequests } from './harness/keptOnDevice.ts'
import { openReport, reportAnswer } from './harness/reportAnswer.ts'
import { uniqueWord } from './harness/reviews.ts'
import { region, toBeTakenOver } from './harness/screen.ts'
import { chooseDocument, letterFile, openSealed } from './harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

const today = '2027-01-11T15:00:00Z'
const all = (page: Page) => region(page, 'All dates')
const dateOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const form = (page: Page) => region(page, 'Add a date')

async function open(page: Page): Promise<void> {
  await page.clock.setFixedTime(today)
  await page.goto('/timeline')
  await toBeTakenOver(page)
  await expect(form(page)).toBeVisible()
}

/** The evidence that came on January 6. */
async function addEvidence(page: Page): Promise<void> {
  await form(page).getByLabel('What is it?').selectOption('The evidence is sent to me')
  await form(page).getByLabel('Day', { exact: true }).fill('2027-01-06')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  await expect(page.getByText('1 earlier date')).toBeVisible()
}

/** Seven calendar days in which the school has it answered. */
async function addAnswer(page: Page, name = ''): Promise<void> {
  await form(page).getByLabel('What to call it').fill(name)
  await form(page).getByLabel('When', { exact: true }).selectOption('Within a number of days')
  await form(page).getByLabel('Number').fill('7')
  await form(page).getByLabel('Counted as').selectOption('Calendar days')
  await form(page)
    .getByLabel('Counted from', { exact: true })
    .selectOption('The evidence is sent to you')
  await expect(form(page).getByRole('status')).toContainText('Comes to Wednesday, January 13.')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  await expect(all(page)).toContainText('Wednesday, January 13')
}

test('counts what is typed in, tells what to do first and what does not fit, and draws it', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('Today is Monday, January 11.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
  await addEvidence(page)
  await addAnswer(page)
  await expect(region(page, 'What to do now').getByRole('listitem')).toHaveText([
    /By Wednesday, Jan 13\s*Send your written answer to the evidence, or ask for the full 10 days\./,
  ])
  await expect(
    page.getByText('comes 3 days before the rule’s 10 days are over, January 16.'),
  ).toBeVisible()
  const limit = dateOf(
    page,
    'Not before Saturday, January 16: The end of the 10 days that the rule gives you to answer the evidence',
  )
  await expect(limit).toContainText('Federal rule')
  await expect(limit).toContainText('Thursday, January 21, if only business days count')
  await expect(limit.getByRole('link', { name: /34 CFR 106\.45\(b\)\(5\)\(vi\)/ })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  const drawing = page.locator('[data-drawing]')
  await expect(drawing).toBeVisible()
  await expect(drawing).toContainText('Wed, Jan 13: Your written answer to the evidence')
  // What its shapes mean stands right below it.
  const key = await page.getByText('it happens', { exact: true }).boundingBox()
  const list = await page.getByRole('heading', { name: 'All dates' }).boundingBox()
  expect(key?.y).toBeLessThan(list?.y ?? 0)
  // No word of it lies beyond it.
  const beyond = await drawing.evaluate((plot) => {
    const { left, right } = plot.getBoundingClientRect()
    const isInside = (one: Element) => {
      const box = one.getBoundingClientRect()
      return box.left >= left - 4 && box.right <= right + 4
    }
    return [...plot.children].filter((one) => !isInside(one)).map((one) => one.textContent)
  })
  expect(beyond).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(drawing).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectRoomForFingers(page.locator('main').getByRole('button'), 8)
})

test('an empty clock shows on the first screen of a phone how to begin', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page)
  const ways = region(page, 'No dates yet')
  await expect(ways.getByRole('link', { name: 'Get dates from a letter' })).toBeInViewport({
    ratio: 1,
  })
  await ways.getByRole('button', { name: 'Add a date' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add a date' })).toBeFocused()
})

test('says beside the field what cannot be counted, and a date is changed, done and deleted by keyboard', async ({
  page,
}) => {
  await open(page)
  await form(page).getByRole('button', { name: 'Add to the case clock' }).press('Enter')
  await expect(form(page).getByText('Choose a day that the calendar has.')).toBeVisible()
  await expect(form(page).getByLabel('Day', { exact: true })).toBeFocused()
  await form(page).getByLabel('When', { exact: true }).selectOption('Within a number of days')
  await form(page).getByLabel('Number').fill('1001')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).press('Enter')
  await expect(form(page).getByText('We count at most 1,000 days.')).toBeVisible()
  await form(page).getByLabel('When', { exact: true }).selectOption('On a day')
  await form(page).getByLabel('Day', { exact: true }).fill('2027-01-08')
  await form(page).getByLabel('Day', { exact: true }).press('Enter')

  const what = 'Your written answer to the evidence'
  await expect(dateOf(page, `Friday, January 8: ${what}`)).toContainText(
    'Passed, not marked as done',
  )
  await expect(region(page, 'What to do now')).toContainText(
    'ask the school in writing what you can still do',
  )
  await page.getByRole('button', { name: `Change: ${what}, Friday, January 8` }).press('Enter')
  const change = region(page, 'Change a date')
  await expect(change.getByRole('heading')).toBeFocused()
  await change.getByLabel('Day', { exact: true }).fill('2027-01-15')
  await change.getByRole('button', { name: 'Save the change' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'All dates' })).toBeFocused()
  const date = dateOf(page, `Friday, January 15: ${what}`)
  await date.getByRole('button', { name: 'Mark as done' }).press('Enter')
  await expect(date).toContainText('Done')
  await expect(date.getByRole('button', { name: 'Not done yet' })).toBeFocused()
  await expect(region(page, 'What to do now')).toContainText('There is no date for you to meet.')

  await page.getByText('Add closed days').press('Enter')
  await page.getByLabel('First closed day').fill('2027-01-18')
  await page.getByRole('button', { name: 'Add these days' }).press('Enter')
  await expect(region(page, 'Days your school is closed')).toContainText('January 18, 2027')

  await date.getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete a date' })
  await dialog.getByRole('button', { name: 'Delete the date' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
})

test('[timeline.answer][timeline.kept][timeline.sealed][timeline.calendar][timeline.removal] typed dates stay after a reload, sealed; none is sent; a calendar file names days alone; all is deleted after a question', async ({
  page,
}) => {
  const marker = 'zqxvokka'
  await open(page)
  const sent = recordRequests(page)
  await addEvidence(page)
  await addAnswer(page, marker)
  await page.reload()
  await expect(all(page)).toContainText(marker)
  await expect(page.getByText('None of them are sent to us.')).toBeVisible()
  const stored = await keptOnDevice(page)
  expect(stored).toContain('hub.days')
  for (const form of formsOf(marker)) {
    expect(stored).not.toContain(form)
    expect(Buffer.concat(sent).includes(form)).toBe(false)
  }

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save for a calendar' }).click()
  const calendar = await readFile(await (await coming).path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270113')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(calendar).toContain('SUMMARY:Date from my letter')
  expect(calendar).not.toContain(marker)

  await page.getByRole('button', { name: 'Delete this case clock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this case clock' })
  await dialog.getByRole('button', { name: 'Keep them' }).click()
  await expect(all(page)).toContainText(marker)
  await page.getByRole('button', { name: 'Delete this case clock' }).click()
  await dialog.getByRole('button', { name: 'Delete all dates' }).click()
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hub.days'))).toBeNull()
})

test('takes days that last and days that are not certain, and says so of what counts from them', async ({
  page,
}) => {
  await open(page)
  await form(page).getByLabel('What is it?').selectOption('The evidence is sent to me')
  await form(page).getByLabel('Day', { exact: true }).fill('2027-01-06')
  await form(page).getByLabel('Last day').fill('2027-01-05')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  await expect(form(page).getByText('The last day must not come before the first.')).toBeVisible()
  await expect(form(page).getByLabel('Last day')).toBeFocused()
  await form(page).getByLabel('Last day').fill('')
  await form(page).getByLabel('How certain is it?').selectOption('About this day')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  await expect(page.getByText('1 earlier date')).toBeVisible()

  await form(page).getByLabel('When', { exact: true }).selectOption('Within a number of days')
  await form(page).getByLabel('Number').fill('10')
  await form(page)
    .getByLabel('Counted from', { exact: true })
    .selectOption('The evidence is sent to you')
  await expect(form(page).getByRole('status')).toContainText('Comes to about January 1')
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  const answer = dateOf(page, 'About January 15: Your written answer to the evidence')
  await expect(answer).toContainText('Day not certain')
  await expect(answer).toContainText('Find out the exact day.')
  await expect(answer.getByRole('button', { name: /Add to calendar/ })).toHaveCount(0)
  await expect(region(page, 'What to do now')).toContainText('By about')
  await expect(
    dateOf(
      page,
      'Not before about January 16: The end of the 10 days that the rule gives you to answer the evidence',
    ),
  ).toBeVisible()

  await form(page).getByLabel('What is it?').selectOption('Something else happens')
  await form(page).getByLabel('What to call it').fill('Days to inspect')
  await form(page).getByLabel('Day', { exact: true }).fill('2027-01-08')
  await form(page).getByLabel('Last day').fill('2027-01-20')
  await expect(form(page).getByText('These days are shown, and still count.')).toBeVisible()
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Add to the case clock' }).click()
  await page.reload()
  const stretch = dateOf(page, 'January 8 to January 20: Days to inspect')
  await expect(stretch).toContainText('You take part')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('[data-drawing]')).toContainText('Fri, Jan 8 to Wed, Jan 20')
  await expectAccessible(page)
  await stretch.getByRole('button', { name: /^Change/ }).click()
  const change = region(page, 'Change a date')
  await expect(change.getByLabel('Last day')).toHaveValue('2027-01-20')
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoSidewaysScroll(page)
})

test('takes the dates of a letter that was read on this device over, each once, with its words', async ({
  page,
  hub,
}) => {
  // What the analysis needs may have to come onto the device first.
  // Nobody else removes a document of this person's.
  await addWallet(page, await walletRpcUrl(hub.url), { person: 14 })
  await openSealed(page)
  await chooseDocument(page, letterFile(uniqueWord()))
  const results = region(page, 'Analysis Results')
  const add = results.getByRole('button', { name: 'Add these dates to your case clock' })
  await expect(add).toBeVisible({ timeout: 60_000 })
  const added = results.getByText(/^\d+ dates are in your case clock/)
  await add.click()
  // The file waits for a way in: nothing leads away from it.
  await expect(added).toContainText('Once this document is stored')
  await expectAccessible(page)
  await add.click()
  await expect(added).toBeVisible()
  await page.clock.setFixedTime('2026-03-04T15:00:00Z')
  await page.goto('/timeline')
  await toBeTakenOver(page)
  const interview = dateOf(page, 'Thursday, March 12: Interview')
  await expect(interview).toHaveCount(1)
  await expect(interview).toContainText('your letter, page 1')
  await expect(
    interview.getByRole('link', { name: 'Decentralized Document Analysis' }),
  ).toHaveAttribute('href', '/web3-documents')
})

test('takes the dates of a report over once, each with its words and page', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-16T15:00:00Z')
  await openReport(page)
  await toBeTakenOver(page)
  const add = page.getByRole('button', { name: 'Add these dates to your case clock' })
  await add.click()
  await expect(page.getByText('2 dates are in your case clock')).toBeVisible()
  await add.click()
  await expect(page.getByText('2 dates are in your case clock')).toBeVisible()
  await page.getByRole('link', { name: 'Open your case clock' }).click()
  await expect(page).toHaveURL('/timeline')
  const due = dateOf(page, 'Monday, March 23: Answer due')
  await expect(due).toHaveCount(1)
  await expect(due).toContainText('ten (10) business days')
  await due.getByRole('link', { name: 'your letter, page 2' }).click()
  await expect(page.getByRole('heading', { name: 'Page 2' })).toBeFocused()
})

test('[timeline.leaving] leaving keeps the dates, and clears them only by choice', async ({
  page,
  context,
  allowErrors,
}) => {
  // The account page asks for an account, and there is none.
  allowErrors(failedLoad)
  const elsewhere = 'https://www.weather.gov/'
  await context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  )
  const leave = async () => {
    await page.getByRole('link', { name: 'Leave this site' }).click()
    await page.waitForURL(elsewhere)
  }
  await open(page)
  await addEvidence(page)
  await leave()
  await open(page)
  await expect(page.getByText('1 earlier date')).toBeVisible()
  await page.goto('/account')
  await toBeTakenOver(page)
  await page.getByRole('switch', { name: 'Also sign out and clear this site’s data here' }).check()
  await open(page)
  await leave()
  await open(page)
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()
})

test('leaves alone what it cannot open until it is deleted, and works where the browser keeps nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('spoilt')) return
    sessionStorage.setItem('spoilt', 'yes')
    localStorage.setItem('hub.days', 'of.another key')
  })
  await page.clock.setFixedTime(today)
  await page.goto('/timeline')
  await expect(page.getByText('We could not open the dates that are kept here.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hub.days'))).toBe('of.another key')
  await page.getByRole('button', { name: 'Delete this case clock' }).click()
  await page.getByRole('button', { name: 'Delete all dates' }).click()
  await expect(page.getByRole('heading', { name: 'No dates yet' })).toBeVisible()

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page)
  await addEvidence(page)
  await expect(page.getByText('This browser keeps nothing for us.')).toBeVisible()
  await expectAccessible(page)
})

test('names the days besides the two acts in one line, which leads to the list', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-03-16T15:00:00Z')
  const [, due] = reportAnswer().dates
  const days = ['2026-03-23', '2026-03-27', '2026-04-02', '2026-04-06']
  const dates = days.map((iso, at) => ({
    ...due,
    iso,
    start: at,
    end: at + 1,
    what: `Answer ${at}`,
  }))
  await openReport(page, { dates })
  await toBeTakenOver(page)
  await page.getByRole('button', { name: 'Add these dates to your case clock' }).click()
  await page.getByRole('link', { name: 'Open your case clock' }).click()
  const acts = region(page, 'What to do now')
  await expect(acts.getByRole('listitem')).toHaveCount(2)
  await acts.getByRole('link', { name: '2 more dates: Apr 2, Apr 6' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'All dates' })).toBeFocused()
  await expect(page).toHaveURL('/timeline')
  await expectAccessible(page)
})
