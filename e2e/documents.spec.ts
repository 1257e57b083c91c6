/** The list of documents. Uploading, analyzing and deleting have their own files. */
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './harness/accessible.ts'
import { keepAccountWithLetter, signInByPasskey } from './harness/account.ts'
import {
  choose,
  documentAnswer,
  listCall,
  listed,
  listIs,
  storeDocument,
  textFile,
} from './harness/documents.ts'
import { expect, failedLoad, test } from './harness/fixtures.ts'
import { region } from './harness/screen.ts'

test('is linked, has a neutral title, and says what is kept before the first upload', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Document Analysis', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document Analysis')
  await expect(page).toHaveTitle('Document Analysis - Title IX Hub')
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you upload' })).toBeVisible()
  await expect(page.getByText('Without a passkey')).toBeVisible()
})

test('lists documents newest first, with size and day, for their owner alone', async ({
  page,
  browser,
  hub,
}) => {
  await storeDocument(page, textFile('Older.txt', 'x'.repeat(1536)))
  await storeDocument(page, textFile('Newer.txt', 'Hello.'))
  await page.goto('/analysis')
  const names = page.getByRole('article').getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['Newer.txt', 'Older.txt'])
  await expect(listed(page, 'Older.txt').getByText('1.50 KB')).toBeVisible()
  await expect(listed(page, 'Newer.txt').getByText('6 B', { exact: true })).toBeVisible()
  await expect(listed(page, 'Newer.txt').getByText('Pending')).toBeVisible()
  await expect(listed(page, 'Newer.txt').getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
  const stranger = await browser.newPage({ baseURL: hub.url })
  await stranger.goto('/analysis')
  await expect(stranger.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await stranger.close()
})

test('signed out, the empty list leads to the way back in', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await keepAccountWithLetter(page)
  await page.request.post('/api/logout')
  await page.goto('/analysis')
  const results = region(page, 'Analysis Results')
  await expect(results).toContainText(
    'If you kept an account, its documents are shown after you sign in.',
  )
  await expectAccessible(page)
  await results.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')
  await signInByPasskey(page)
  await page.getByRole('link', { name: 'Document Analysis' }).first().click()
  await expect(listed(page, 'Letter.txt')).toBeVisible()
})

test('an account that is empty is not told to sign in', async ({ page, allowErrors }) => {
  // The list may be asking for the document's state just as it is deleted.
  allowErrors(/404 \(Not Found\).*\/api\/documents\/[\da-f-]+/)
  await page.goto('/analysis')
  await choose(page, textFile('Letter.txt'))
  await expect(listed(page, 'Letter.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Letter.txt' }).click()
  await page.getByRole('button', { name: 'Delete document' }).click()
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
  await expect(region(page, 'Analysis Results').getByRole('link')).toHaveCount(0)
})

test('breaks no cite of the short analysis, however wide the screen is', async ({ page }) => {
  const words =
    'Result and reasons for each allegation: “The panel finds that the reports are true.”'
  const potentialIssues = [words, `At length. ${words}`].map(
    (text) => `${text} (34 CFR 106.45(b)(7)(ii)(E))`,
  )
  const analysis = {
    docType: 'written_determination',
    summary: '',
    keyFindings: [],
    potentialIssues,
    dates: [],
  }
  await listIs(page, [documentAnswer({ status: 'completed', analysis })])
  await page.goto('/analysis')
  const issues = listed(page, 'Letter.pdf').getByText('Result and reasons')
  await expect(issues).toHaveCount(2)
  for (let width = 320; width <= 520; width += 8) {
    await page.setViewportSize({ width, height: 800 })
    expect(await issues.evaluateAll(linesOfCites), `at ${width} px`).toEqual([1, 1])
  }
})

/** Runs in the page: over how many lines the cite at the end of each goes. */
function linesOfCites(issues: Element[]): number[] {
  return issues.map((issue) => {
    const tops = new Set<number>()
    const texts = document.createTreeWalker(issue, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const start = text.textContent?.search(/\(34\sCFR/) ?? -1
      if (start === -1) continue
      const cite = new Range()
      cite.setStart(text, start)
      cite.setEndAfter(text)
      for (const { top } of cite.getClientRects()) tops.add(Math.round(top))
    }
    return tops.size
  })
}

test('a failure of the hub leads to those who run it, where they said how', async ({ page }) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    const json = { ...(await answer.json()), supportUrl: 'mailto:help@hub.example' }
    await route.fulfill({ response: answer, json })
  })
  await listIs(page, [documentAnswer({ status: 'failed', problemOf: 'hub' })])
  await page.goto('/analysis')
  const alert = listed(page, 'Letter.pdf').getByRole('alert')
  await expect(alert.getByRole('link', { name: 'contact support' })).toHaveAttribute(
    'href',
    'mailto:help@hub.example',
  )
  await expect(alert).toContainText('upload it again, or contact support.')
})

test('shows every state of a document', async ({ page }) => {
  const texts = (word: string) => [1, 2, 3, 4].map((number) => `${word} ${number}`)
  const analysis = {
    docType: 'hearing_notice',
    summary: 'A hearing is set.',
    keyFindings: texts('Finding'),
    potentialIssues: texts('Issue'),
    dates: [],
  }
  const id = (end: number) => `3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a0${end}`
  const problem = 'There are no words in this file.'
  await listIs(page, [
    documentAnswer({ id: id(1), originalName: 'New.pdf' }),
    documentAnswer({ id: id(2), originalName: 'Unreadable.pdf', problem }),
    documentAnswer({ id: id(3), originalName: 'Read.pdf', status: 'completed', analysis }),
    documentAnswer({
      id: id(4),
      originalName: 'Broken.pdf',
      status: 'failed',
      problem,
      problemOf: 'hub',
    }),
    documentAnswer({
      id: id(6),
      originalName: 'Locked.pdf',
      status: 'failed',
      problem: 'This file needs a password to open.',
      problemOf: 'file',
    }),
    documentAnswer({
      id: id(5),
      originalName: 'Running.pdf',
      status: 'processing',
      step: 'reading',
    }),
  ])
  await page.route(/\/api\/documents\/3f1/, () => {})
  await page.goto('/analysis')
  const fresh = listed(page, 'New.pdf')
  await expect(fresh.getByText('Pending', { exact: true })).toBeVisible()
  await expect(fresh.getByRole('button', { name: /^Analyze Document/ })).toBeVisible()
  await expect(listed(page, 'Unreadable.pdf').getByText(problem)).toBeVisible()
  const read = listed(page, 'Read.pdf')
  await expect(read.getByText('Completed', { exact: true })).toBeVisible()
  await expect(read.getByText('A hearing is set.')).toBeVisible()
  await expect(read.getByText(/^Finding/)).toHaveText(['Finding 1', 'Finding 2', 'Finding 3'])
  await expect(read.getByText(/^Issue/)).toHaveText(['Issue 1', 'Issue 2', 'Issue 3'])
  await expect(read.getByRole('link', { name: /^View Full Report/ })).toHaveAttribute(
    'href',
    `/analysis/${id(3)}`,
  )
  const broken = listed(page, 'Broken.pdf')
  await expect(broken.getByText('Failed', { exact: true })).toBeVisible()
  await expect(broken.getByRole('alert')).toContainText(problem)
  await expect(broken.getByRole('alert')).toContainText('contact support')
  await expect(broken.getByRole('button', { name: /^Try again/ })).toBeVisible()
  const locked = listed(page, 'Locked.pdf')
  await expect(locked.getByRole('alert')).toContainText('This file needs a password to open.')
  await expect(locked.getByRole('alert')).toContainText('the same file again would not help')
  await expect(locked.getByRole('alert')).not.toContainText('contact support')
  await expect(locked.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  await expect(locked.getByRole('button', { name: /^Delete/ })).toBeVisible()
  const running = listed(page, 'Running.pdf')
  await expect(running.getByText('Analyzing...')).toBeVisible()
  await expect(running.getByText('Step 2 of 4: reading the pages')).toBeVisible()
  await expect(running.getByRole('progressbar')).not.toHaveAttribute('value')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectRoomForFingers(page.locator('main').locator('button, a[href], summary'), 8)
})

test('shows placeholders while it loads', async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route(listCall, async (route) => {
    await held
    await route.fulfill({ json: [] })
  })
  await page.goto('/analysis')
  await expect(page.getByText('Loading documents...')).toBeAttached()
  await expect(page.locator('[data-placeholder]')).toHaveCount(2)
  answer()
  await expect(page.getByRole('heading', { name: 'No documents uploaded yet' })).toBeVisible()
})

test('says what failed and loads on a retry', async ({ page, allowErrors }) => {
  allowErrors(failedLoad)
  await storeDocument(page, textFile('Letter.txt'))
  await page.route(listCall, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await page.goto('/analysis')
  await expect(page.getByRole('alert')).toContainText('We could not load your documents.')
  await page.unroute(listCall)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(listed(page, 'Letter.txt')).toBeVisible()
})

test('reads a long list page by page', async ({ page }) => {
  for (let at = 1; at <= 21; at++) await storeDocument(page, textFile(`Letter ${at}.txt`))
  await page.goto('/analysis')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(21)
  await expect(page.getByText('21 documents', { exact: true })).toBeVisible()
})
