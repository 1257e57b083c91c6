/** A document is read again as what its owner says that it is: by the hub, and on the device. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { reportAddress, reportAnswer, reportIs } from './harness/reportAnswer.ts'
import { uniqueWord } from './harness/reviews.ts'
import { region } from './harness/screen.ts'
import {
  chooseDocument,
  expectUploaded,
  letterFile,
  makeCode,
  openSealed,
  useCode,
  view,
} from './harness/sealedDocuments.ts'
import { addWallet, walletRpcUrl } from './harness/wallet.ts'

test('what was not checked leads to where its kind is said; a reading that fails says so', async ({
  page,
  allowErrors,
}) => {
  allowErrors(failedLoad)
  await page.route('**/api/documents/*/kind', (route) =>
    route.fulfill({ status: 500, body: 'Broken' }),
  )
  await reportIs(page, reportAnswer({ docType: 'other', potentialIssues: [] }))
  await page.goto(reportAddress)
  await page.getByRole('link', { name: 'Is it something else?' }).press('Enter')
  const read = region(page, 'How we read it')
  await expect(read.locator('#kind-field')).toBeFocused()
  await read.getByLabel('What this document is').selectOption('School policy')
  await read.getByRole('button', { name: 'Read it again' }).press('Enter')
  await expect(read.getByRole('alert')).toContainText('The report is the old one.')
  await expect(read.getByText('We took it for: Not a Title IX document.')).toBeVisible()
})

test('a paper that is no letter asks whether it is the school’s policy, and is read again as one', async ({
  page,
}) => {
  await reportIs(page, reportAnswer({ docType: 'other', potentialIssues: [] }))
  await page.route('**/api/documents/*/kind', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ kind: 'school_policy' })
    await route.fulfill({ json: reportAnswer({ docType: 'school_policy', isKindTold: true }) })
  })
  await page.goto(reportAddress)
  const question = page.getByText('Is this your school’s policy?')
  const title = page.getByRole('heading', { level: 1 })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No', exact: true }).press('Enter')
  await expect(question).toHaveCount(0)
  await expect(title).toBeFocused()

  await page.reload()
  await page.getByRole('button', { name: 'Yes, it is' }).press('Enter')
  await expect(title).toHaveText('This is how the school handles cases.')
  await expect(title).toBeFocused()
  await expect(question).toHaveCount(0)
})

test('on the device a document is read again before it is stored and after it, and the wallet is asked only to store it', async ({
  page,
  hub,
}) => {
  // It reads three times.
  test.slow()
  const wallet = await addWallet(page, await walletRpcUrl(hub.url), { person: 3 })
  const asked = () => wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length
  await openSealed(page)
  await chooseDocument(page, letterFile(uniqueWord()))
  const readAs = async (where: Locator, kind: string) => {
    await where.getByLabel('What this document is').selectOption(kind)
    await where.getByRole('button', { name: 'Read it again' }).press('Enter')
    await expect(where.getByText(`Read again as: ${kind}.`)).toBeVisible()
    await expect(where.getByText(`You told us: ${kind}.`)).toBeVisible()
  }
  const results = region(page, 'Analysis Results')
  await results.getByText('Is it something else?').press('Enter')
  await breakWorkers(page, true)
  await results.getByRole('button', { name: 'Read it again' }).press('Enter')
  await expect(results.getByRole('alert')).toContainText('The analysis is the old one.')
  await expect(results.getByText('We took it for: Notice of allegations.')).toBeVisible()
  await breakWorkers(page, false)
  await readAs(results, 'Not a Title IX document')
  const code = await makeCode(page)
  await expectUploaded(page)
  await expect(results.getByText('Not checked against the rule')).toBeVisible()
  expect(asked()).toBe(2)

  const dialog = await view(page)
  await expect(dialog.getByText('Not checked against the rule')).toBeVisible()
  await dialog.getByText('Is it something else?').last().press('Enter')
  await readAs(dialog, 'Hearing notice')
  await expectAccessible(page)
  expect(asked()).toBe(2)
  const store = dialog.getByRole('button', { name: 'Store this analysis' })
  wallet.rejectNext()
  await store.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await store.press('Enter')
  await expect.poll(asked).toBe(4)
  await expect(store).toHaveCount(0)

  await page.reload()
  const again = await view(page)
  await useCode(again, code)
  await again.getByText('Is it something else?').last().press('Enter')
  await expect(again.getByText('You told us: Hearing notice.')).toBeVisible()
  await expect(again.getByRole('button', { name: 'Store this analysis' })).toHaveCount(0)
})

/** Has every worker fail at its next question, or not any more. */
function breakWorkers(page: Page, isBroken: boolean): Promise<void> {
  return page.evaluate((broken) => {
    const { prototype } = Worker as unknown as { prototype: Record<string, unknown> }
    prototype.ask ??= prototype.postMessage
    prototype.postMessage = broken
      ? function fail(this: Worker) {
          setTimeout(() => this.dispatchEvent(new Event('error')))
        }
      : prototype.ask
  }, isBroken)
}
