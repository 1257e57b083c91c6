/** A report that is not there, not made yet or does not load, and what loads with it. */
import { expectAccessible } from './harness/accessible.ts'
import { storeDocument, textFile } from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import {
  openReport,
  reportAddress,
  reportAnswer,
  reportCall,
  reportIs,
  reportTitle,
} from './harness/reportAnswer.ts'

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
