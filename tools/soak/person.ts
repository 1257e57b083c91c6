import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RECEIPT_BYTES, receiptFrom } from '@hub/core/reviews/receipt'
import { formOf, type Visitor } from '../bench/visitor.ts'
import type { Act, Ledger } from './ledger.ts'

/** What a person was told is kept. */
export interface Acknowledged {
  /** Digests of files, by the ids of their documents. */
  readonly documents: Map<string, string>
  /** Ids of documents whose analysis was taken. */
  readonly analyses: Set<string>
  readonly messages: string[]
  readonly receipts: string[]
}

/** What is read of an answer. */
interface Made {
  readonly id?: string
  readonly clientSecret?: string | null
  readonly hasAccess?: boolean
}

/** Pays what the hub asks for. */
export type Pay = (clientSecret: string, visitor: Visitor) => unknown

/** Somebody who uses the hub over and over, and remembers what was acknowledged. */
export class Person {
  readonly acknowledged: Acknowledged = {
    documents: new Map(),
    analyses: new Set(),
    messages: [],
    receipts: [],
  }
  readonly visitor: Visitor
  conversation = ''
  readonly #ledger: Ledger
  readonly #letter: string

  constructor(visitor: Visitor, ledger: Ledger, letter: string) {
    this.visitor = visitor
    this.#ledger = ledger
    this.#letter = letter
  }

  /** Pays for a month and opens a conversation; tries until both are done. */
  async begin(pay: Pay): Promise<void> {
    for (;;) {
      const begun = await this.#do('payment', 'POST', '/api/create-subscription', {})
      if (begun?.clientSecret) await pay(begun.clientSecret, this.visitor)
      const status = await this.#do('reading', 'GET', '/api/subscription-status')
      if (status?.hasAccess === true) break
      await wait(500)
    }
    while (this.conversation === '') {
      const made = await this.#do('message', 'POST', '/api/chat/conversations', { title: 'Soak' })
      this.conversation = made?.id ?? ''
    }
  }

  /** Does one thing after the other until the signal. */
  async live(signal: AbortSignal, pauseMs: number, mix: readonly Act[] = DAY): Promise<void> {
    for (let at = Math.floor(Math.random() * mix.length); !signal.aborted; at++) {
      const act = mix[at % mix.length] as Act
      await this.act(act)
      await wait(pauseMs * (0.5 + Math.random()))
    }
  }

  act(act: Act): Promise<void> {
    if (act === 'upload') return this.#upload()
    if (act === 'message') return this.#write()
    if (act === 'review') return this.#review()
    return this.#look()
  }

  /** Uploads a letter of their own and has it analyzed. */
  async #upload(): Promise<void> {
    const name = `${randomUUID()}.txt`
    const file = Buffer.from(`${this.#letter}\n\nCase ${name}\n`)
    const made = await this.#do('upload', 'POST', '/api/documents/upload', formOf(file, name))
    if (!made) return
    const { id = '' } = made
    this.acknowledged.documents.set(id, digestOf(file))
    const taken = await this.#do('analysis', 'POST', `/api/documents/${id}/analyze`)
    if (taken) this.acknowledged.analyses.add(id)
  }

  async #write(): Promise<void> {
    const content = `When do I get the evidence? ${randomUUID()}`
    const path = `/api/chat/conversations/${this.conversation}/messages`
    const kept = await this.#do('message', 'POST', path, { role: 'user', content })
    if (kept) this.acknowledged.messages.push(content)
  }

  async #review(): Promise<void> {
    const receipt = receiptFrom(randomBytes(RECEIPT_BYTES))
    const words = { rating: 3, title: 'Slow', content: `It took a year. ${receipt}` }
    const school = { schoolName: 'Ashgrove College', tags: [] }
    const kept = await this.#do('review', 'POST', '/api/reviews', { ...words, ...school, receipt })
    if (kept) this.acknowledged.receipts.push(receipt)
  }

  async #look(): Promise<void> {
    for (const path of ['/api/documents', '/api/reviews', '/api/schools?search=state']) {
      await this.#do('reading', 'GET', path)
    }
  }

  async #do(act: Act, method: string, path: string, body?: object | Buffer): Promise<Made | null> {
    const started = performance.now()
    try {
      const { retryAfter, status, text } = await this.visitor.send(method, path, body)
      if (status < 300) {
        this.#ledger.note(act, performance.now() - started)
        return text === '' ? {} : (JSON.parse(text) as Made)
      }
      this.#ledger.fail({ act, status, retryAfter, words: text })
    } catch (error) {
      const words = (error as NodeJS.ErrnoException).code ?? (error as Error).message
      this.#ledger.fail({ act, status: 0, retryAfter: undefined, words })
    }
    return null
  }
}

/** What a person does in turn. */
const DAY: readonly Act[] = [
  'reading',
  'message',
  'review',
  'reading',
  'upload',
  'message',
  'review',
]

const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex')
