import type { Browser } from './browser.ts'

type Answer = Awaited<ReturnType<Browser['ask']>>

interface FileToSend {
  name?: string
  type?: string
  field?: string
}

/** A multipart form with one file in it, as a browser sends it. */
async function formWith(bytes: Buffer, { name, type, field }: FileToSend = {}) {
  const form = new FormData()
  const file = new Blob([new Uint8Array(bytes)], { type: type ?? 'application/octet-stream' })
  form.append(field ?? 'file', file, name ?? 'letter.pdf')
  return encodeForm(form)
}

/** The body of a form and the headers that go with it. */
export async function encodeForm(form: FormData) {
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  return { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } }
}

/** Uploads a file from this browser. */
export async function upload(browser: Browser, bytes: Buffer, file?: FileToSend): Promise<Answer> {
  return browser.ask('POST', '/api/documents/upload', await formWith(bytes, file))
}
