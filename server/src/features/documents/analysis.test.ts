import { randomBytes, randomUUID } from 'node:crypto'
import { documentReport, type HubDocument, hubDocument } from '@hub/api/documents'
import { onePage } from '@hub/core/document/documentText'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { describeApi } from '../../testing/describeApi.ts'
import { filesHold } from '../../testing/filesHold.ts'
import { pdf, png } from '../../testing/sampleFiles.ts'
import { upload } from '../../testing/uploads.ts'
import { setSubscriptionStatus } from '../account/store.ts'
import { beginAnalysis, failAnalysis, saveContent, saveProblem } from './analysisStore.ts'
import type { OpenDocument } from './store.ts'

const letter = `Ashgrove College
Title IX Office

March 2, 2026

Dear Mr. Vane,

Notice of allegations

This letter is your written notice that a formal complaint was filed on February 24, 2026. It alleges that on February 20, 2026 in Weld Hall you touched Ms. Orr without consent.

You may have an advisor, but attorneys may not attend. You may not discuss the allegations with anyone.

Your interview is on March 12, 2026 at 10 a.m. in Room 4.`

describeApi('analyzing', (hub) => {
  async function person({ premium = true } = {}) {
    const browser = new Browser(hub())
    const given = async (text: string | Buffer = letter, name = 'letter.txt') =>
      (await upload(browser, Buffer.from(text), { name })).json as HubDocument
    const first = await given()
    const account = (await browser.get('/api/auth/user')).json
    if (premium) await setSubscriptionStatus(hub().database.queries, account.id, 'active')
    return { browser, given, first }
  }

  /** Waits for the work to end; the answer is the document. */
  const ended = async (browser: Browser, id: string): Promise<HubDocument> =>
    vi.waitUntil(
      async () => {
        const { json } = await browser.get(`/api/documents/${id}`)
        return json.status === 'processing' ? false : json
      },
      { timeout: 60_000, interval: 50 },
    )

  test('a letter ends completed, with a short form in the list and the full report', async () => {
    const { browser, first } = await person()
    const begun = await browser.post(`/api/documents/${first.id}/analyze`)
    expect(begun).toMatchObject({ status: 202, json: { status: 'processing' } })
    expect(hubDocument.strict().parse(begun.json)).toEqual(begun.json)

    const done = await ended(browser, first.id)
    expect(done).toMatchObject({
      status: 'completed',
      step: null,
      problem: null,
      analysis: { docType: 'notice_of_allegations' },
    })
    expect(done.analysis?.potentialIssues.join('\n')).toContain('34 CFR 106.45(b)(2)(i)(B)')
    // Nothing is said of words that the list does not show.
    expect(JSON.stringify(done.analysis)).not.toMatch(/these words/i)
    expect(done.analysis?.dates.map(({ iso }) => iso)).toContain('2026-03-12')

    const { json, status } = await browser.get(`/api/documents/${first.id}/report`)
    expect(status).toBe(200)
    const report = documentReport.strict().parse(json)
    expect(report.document.text).toContain('Ashgrove College')
    const limit = report.potentialIssues.find(({ quote }) =>
      quote?.includes('attorneys may not attend'),
    )
    expect(limit?.kind).toBe('contradicted')
    expect(report.document.text.slice(limit?.start, limit?.end)).toBe(limit?.quote)
    expect(done.analysis?.potentialIssues).toContain(
      `${limit?.title}: “${limit?.quote}” (34 CFR 106.45(b)(2)(i)(B))`,
    )
    expect(report.assistant).toBeNull()

    const activities = (await browser.get('/api/activities')).json
    expect(activities[0]).toMatchObject({ type: 'document_analyzed', description: 'letter.txt' })
  })

  test('without premium access it is 402 and the document stays pending', async () => {
    const { browser, first } = await person({ premium: false })
    const answer = await browser.post(`/api/documents/${first.id}/analyze`)
    expect(answer.status).toBe(402)
    expect(answer.text).toContain('AI document analysis requires a premium subscription.')
    expect((await browser.get(`/api/documents/${first.id}`)).json.status).toBe('pending')
  })

  test('two at once: one begins it, the other is told that it was begun', async () => {
    const { browser, first } = await person()
    const answers = await Promise.all([
      browser.post(`/api/documents/${first.id}/analyze`),
      browser.post(`/api/documents/${first.id}/analyze`),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409])
    await ended(browser, first.id)
    expect((await browser.post(`/api/documents/${first.id}/analyze`)).status).toBe(409)
  })

  test('a file that cannot be read says so while pending, ends failed and can be tried again', async () => {
    const { browser, given } = await person()
    const scan = await given(pdf('no words'), 'scan.pdf')
    const known = await vi.waitUntil(
      async () => {
        const { json } = await browser.get(`/api/documents/${scan.id}`)
        return json.problem ? json : false
      },
      { timeout: 60_000, interval: 50 },
    )
    expect(known).toMatchObject({ status: 'pending', problem: expect.stringMatching(/damaged/) })
    for (const _ of ['first', 'again']) {
      expect((await browser.post(`/api/documents/${scan.id}/analyze`)).status).toBe(202)
      expect(await ended(browser, scan.id)).toMatchObject({
        status: 'failed',
        problem: expect.stringMatching(/damaged/),
        analysis: null,
      })
    }
    expect((await browser.get(`/api/documents/${scan.id}/report`)).status).toBe(409)
  })

  test('an analysis that is given up ends failed with a sentence, and can be tried again', async () => {
    const { browser, first } = await person()
    // As where each process that took the job ended under it.
    const { queries } = hub().database
    await beginAnalysis(queries, first.id)
    const job = JSON.stringify({ documentId: first.id })
    await queries.execute(
      sql`insert into pgboss.job (name, data) values ('give-up-analysis', ${job}::jsonb)`,
    )
    expect(await ended(browser, first.id)).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/^The analysis could not be finished\. Your document is safe/),
      problemOf: 'hub',
    })
    expect((await browser.get('/api/activities')).json[0]).toMatchObject({ status: 'failed' })
    await browser.post(`/api/documents/${first.id}/analyze`)
    expect((await ended(browser, first.id)).status).toBe('completed')
  })

  test('text that comes when an analysis has failed leaves the sentence that says why', async () => {
    const { browser, first } = await person()
    const { queries } = hub().database
    await beginAnalysis(queries, first.id)
    await failAnalysis(queries, first.id, 'unexpected')
    const row = { id: first.id, keys: { text: randomBytes(32) } } as OpenDocument
    await saveContent(queries, row, { document: onePage(letter), readBy: 'text', notes: [] })
    await saveProblem(queries, first.id, 'damaged')
    expect((await browser.get(`/api/documents/${first.id}`)).json).toMatchObject({
      status: 'failed',
      problem: expect.stringMatching(/^The analysis could not be finished/),
    })
  })

  test('a document that is deleted while it is analyzed stays deleted', async () => {
    const { browser, first } = await person()
    await browser.post(`/api/documents/${first.id}/analyze`)
    expect((await browser.delete(`/api/documents/${first.id}`)).status).toBe(204)
    expect((await browser.get(`/api/documents/${first.id}`)).status).toBe(404)
    expect((await browser.get('/api/documents')).json).toEqual([])
  })

  test('a document is read again as what its owner says it is, and the old report stays until then', async () => {
    const { browser, first } = await person()
    const as = (kind: string, who = browser) =>
      who.ask('PUT', `/api/documents/${first.id}/kind`, { payload: { kind } })
    expect((await as('hearing_notice')).status).toBe(409)
    await browser.post(`/api/documents/${first.id}/analyze`)
    await ended(browser, first.id)

    const stranger = await person()
    expect((await as('hearing_notice', stranger.browser)).status).toBe(404)
    expect((await as('recipe')).status).toBe(400)
    const both = await Promise.all([as('hearing_notice'), as('hearing_notice')])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const json = both.find(({ status }) => status === 200)?.json
    expect(documentReport.strict().parse(json)).toMatchObject({
      docType: 'hearing_notice',
      isKindTold: true,
      document: { id: first.id },
    })
    expect((await browser.get(`/api/documents/${first.id}/report`)).json).toEqual(json)
    expect((await browser.get(`/api/documents/${first.id}`)).json).toMatchObject({
      status: 'completed',
      analysis: { docType: 'hearing_notice' },
    })

    const { id } = (await browser.get('/api/auth/user')).json
    await setSubscriptionStatus(hub().database.queries, id, 'none')
    expect((await as('school_policy')).status).toBe(402)
    expect((await browser.get(`/api/documents/${first.id}/report`)).json).toEqual(json)
  })

  test('there is no report before the analysis', async () => {
    const { browser, first } = await person()
    expect((await browser.get(`/api/documents/${first.id}/report`)).status).toBe(409)
  })

  test.each(['analyze', 'report'])(
    '%s of another account, an unknown id and no id is 404',
    async (call) => {
      const { first } = await person()
      const { browser } = await person()
      for (const id of [first.id, randomUUID(), 'x']) {
        const url = `/api/documents/${id}/${call}`
        const answer = call === 'analyze' ? await browser.post(url) : await browser.get(url)
        expect(answer.status).toBe(404)
      }
    },
  )

  test('without a session there is nothing to analyze', async () => {
    const { first } = await person()
    const stranger = new Browser(hub())
    expect((await stranger.post(`/api/documents/${first.id}/analyze`)).status).toBe(401)
    expect((await stranger.get(`/api/documents/${first.id}/report`)).status).toBe(404)
  })

  test('[documents.sealed] no word of a letter is found in the data folder after its analysis', async () => {
    const { browser, given } = await person()
    const marker = 'quillonbatheric'
    const { id } = await given(`${letter}\n\nThe ${marker} is enclosed.`)
    await browser.post(`/api/documents/${id}/analyze`)
    await ended(browser, id)
    expect((await browser.get(`/api/documents/${id}/report`)).text).toContain(marker)
    expect(await filesHold(hub().dataDir, marker)).toEqual([])
  })

  test('a picture is refused at once and nothing is kept of it', async () => {
    const { browser } = await person()
    expect((await upload(browser, png(), { name: 'letter.pdf' })).status).toBe(415)
  })
})
