import { isWebPage } from '@hub/core/extract/webPage'
import { judgeCompound } from './judgeCompound.ts'
import { judgeZip } from './judgeZip.ts'
import { type Judgement, notADocument, type Refused, webPage } from './kinds.ts'
import { knownOther, otherKind } from './otherKind.ts'
import type { Source } from './source.ts'
import { TextCheck } from './textCheck.ts'

/** A PDF may have something before its header, as old mail programs put there. */
const PDF_WITHIN = 1024
/** What the kinds are told apart by. */
const HEAD_BYTES = 4100

/**
 * Says what a file is by its content alone, in two steps: `take` follows the bytes as they come, so that a
 * picture is refused before all of it was sent; `judge` reads the finished file where the answer stands at its
 * end.
 */
export class ContentJudge {
  #head: Buffer = Buffer.alloc(0)
  #text: TextCheck | null = null
  #isBegun = false

  /** Takes the next bytes. False: nothing that follows can make the file one that is taken. */
  take(bytes: Buffer): boolean {
    if (this.#isBegun) {
      this.#text?.take(bytes)
    } else {
      this.#head = Buffer.concat([this.#head, bytes])
      if (this.#head.length >= HEAD_BYTES) this.#begin()
    }
    return !this.#text?.isHopeless
  }

  /** Names what the file is, where `take` answered false. */
  otherKind(): Promise<Refused> {
    return otherKind(this.#head)
  }

  /** The first bytes are there, or there are no more. */
  #begin(): void {
    this.#isBegun = true
    if (family(this.#head) !== null) return
    this.#text = new TextCheck()
    this.#text.take(this.#head)
  }

  /** What the file is, when all of it was taken and nothing spoke against it. */
  async judge(source: Source): Promise<Judgement> {
    if (!this.#isBegun) this.#begin()
    switch (family(this.#head)) {
      case 'pdf':
        return (await knownOther(this.#head)) ?? { kind: 'pdf' }
      case 'zip':
        return judgeZip(source)
      case 'compound':
        return judgeCompound(source)
      case 'rtf':
        return notADocument('a rich text file (RTF)')
      default:
        if (isWebPage(this.#head)) return webPage
        return this.#text?.isText() ? { kind: 'txt' } : this.otherKind()
    }
  }
}

/** The family of a file by its first bytes; null where they might be text. */
function family(head: Buffer): 'pdf' | 'zip' | 'compound' | 'rtf' | null {
  const begins = (signature: string) =>
    head.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1'))
  if (begins('PK\x03\x04')) return 'zip'
  if (begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound'
  if (begins('{\\rtf')) return 'rtf'
  return /%PDF-\d/.test(head.toString('latin1', 0, PDF_WITHIN)) ? 'pdf' : null
}
