import { type IndexedMessage, indexMessage, matchesAny } from './indexedMessage.ts'

/** A message, and each of its sentences, in plain words. */
export interface Message {
  readonly whole: IndexedMessage
  readonly sentences: readonly IndexedMessage[]
}

/** Words that show something, and what keeps them from doing so. */
export interface Sign {
  /** One of these in a sentence. */
  readonly says: readonly RegExp[]
  /** One of these in the same sentence, too. */
  readonly also?: readonly RegExp[]
  /** One of these somewhere in the message, too. */
  readonly near?: readonly RegExp[]
  /** None of these in the sentence. */
  readonly unless?: readonly RegExp[]
  /** None of these anywhere in the message. */
  readonly never?: readonly RegExp[]
}

/** @param plain what `plainWords` gives */
export function messageOf(plain: string): Message {
  const sentences = plain.split(/ ?[|?](?: |$)/).filter((sentence) => sentence !== '')
  return { whole: indexMessage(plain), sentences: sentences.map(indexMessage) }
}

/** Whether one of the signs shows in the message. */
export function shows(message: Message, signs: readonly Sign[]): boolean {
  return signs.some((sign) => showsIn(message, sign))
}

function showsIn({ whole, sentences }: Message, sign: Sign): boolean {
  if (sign.near && !matchesAny(whole, sign.near)) return false
  if (sign.never && matchesAny(whole, sign.never)) return false
  return sentences.some(
    (sentence) =>
      matchesAny(sentence, sign.says) &&
      (!sign.also || matchesAny(sentence, sign.also)) &&
      !(sign.unless && matchesAny(sentence, sign.unless)),
  )
}
