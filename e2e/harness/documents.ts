import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { toBeTakenOver } from './screen.ts'
import type { RunningHub } from './server.ts'

/** The address of the calls that read the list of documents. */
export const listCall = /\/api\/documents(\?|$)/
/** The address of the call that uploads one. */
export const uploadCall = /\/api\/documents\/upload$/
/** The address of the calls that start an analysis. */
export const analyzeCall = /\/api\/documents\/[^/]+\/analyze$/

const admin = fileURLToPath(new URL('../../server/src/admin/cli.ts', import.meta.url))

/** A file for an input or a call. */
export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A text file that the hub takes. */
export function textFile(name: string, words = 'Dear student, this is a letter.'): SampleFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(words) }
}

/** The shape of a document on the wire, for answers that a test gives itself. */
export function documentAnswer(fields: Record<string, unknown> = {}) {
  return {
    id: '3f1c9a52-7d0e-4b7b-9c55-0d8f5f6f2a01',
    originalName: 'Letter.pdf',
    size: 1536,
    mimeType: 'application/pdf',
    uploadedAt: '2026-11-02T18:00:00.000Z',
    status: 'pending',
    step: null,
    problem: null,
    problemOf: null,
    analysis: null,
    ...fields,
  }
}

/** Answers the list with these documents instead of the server's. */
export async function listIs(page: Page, documents: readonly unknown[]): Promise<void> {
  await page.route(listCall, (route) => route.fulfill({ json: documents }))
}

/** Chooses a file in the upload card. */
export async function choose(page: Page, ...files: SampleFile[]): Promise<void> {
  await toBeTakenOver(page)
  await page.locator('input[type=file]').setInputFiles(files)
}

/** Stores a document over the wire, for this page's account. Answers its id. */
export async function storeDocument(page: Page, file: SampleFile): Promise<string> {
  const answer = await page.request.post('/api/documents/upload', { multipart: { file } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  return id
}

/** Gives this page's account premium access, as an operator does. It must have uploaded something. */
export function grantPremium(page: Page, hub: RunningHub): Promise<void> {
  return setPremium(page, hub, 'grant')
}

/** Ends the premium access of this page's account at once, as an operator does. */
export function endPremium(page: Page, hub: RunningHub): Promise<void> {
  return setPremium(page, hub, 'revoke')
}

async function setPremium(page: Page, hub: RunningHub, what: 'grant' | 'revoke'): Promise<void> {
  const answer = await page.request.get('/api/auth/user')
  const { id } = (await answer.json()) as { id: string }
  await promisify(execFile)(process.execPath, [admin, 'premium', what, id], {
    env: { ...process.env, DATA_DIR: hub.dataDir },
  })
}

/** The listed document of that name. */
export function listed(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

/** Drops files on an element as a hand does. Answers whether the browser's own answer was stopped. */
export async function drop(target: Locator, names: readonly string[]): Promise<boolean> {
  await toBeTakenOver(target.page())
  return target.evaluate((element, fileNames) => {
    const dataTransfer = new DataTransfer()
    for (const name of fileNames) {
      dataTransfer.items.add(new File([`Words of ${name}`], name, { type: 'text/plain' }))
    }
    const options = { dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new DragEvent('dragenter', options))
    element.dispatchEvent(new DragEvent('dragover', options))
    return !element.dispatchEvent(new DragEvent('drop', options))
  }, names)
}
