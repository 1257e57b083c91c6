import type { Passage } from '@hub/core/assistant/exchange'
import { linkedWays } from '@hub/core/contacts/contactWays'
import { resources } from '@hub/core/knowledge/resources'

const LEFT_OUT = '(a contact that could not be checked was left out)'
/** `[words](address)`: the words are kept. */
const link = /!?\[([^\]\n]*)\]\((?:https?:|www\.|mailto:|tel:|sms:|\/\/)[^)\s]*\)/gi
// The beginning of either may be shown already, where a word comes in pieces.
const address = /(?:[a-z]*:\/\/|www\.)[^\s<>()]+[^\s<>().,;:!?]/gi
const mail = /[\w.+-]*@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g
const lettered = /\b1?[\s.-]?8\d{2}[\s.-][A-Z]{3}[\s.-]?[A-Z]{2,7}\b/g
const short =
  /(\b(?:[Cc]all|[Tt]ext|[Dd]ial|[A-Z]{3,} to)\s+)(\d{3}(?:-?\d{2,3})?)(?!\d|[.,(-]\d|\()/g

const ofDocument = /\bYour document, page \d/i

const known = new Set(
  resources.flatMap(({ phone }) => linkedWays(phone).map(({ number }) => ten(number))),
)
const hosts = new Set(
  resources.flatMap(({ url }) => (url && URL.canParse(url) ? [hostOf(url)] : [])),
)

/**
 * Phone numbers and addresses in a model's words: those of our resources and of the guide's passages stay, and
 * a number of the open document where the sentence says that it is from there. All others are left out, since
 * a wrong number can send a frightened person anywhere, and a document may hold one for just that.
 */
export class ContactCheck {
  readonly #guide: string
  readonly #document: string

  constructor(passages: readonly Passage[]) {
    const textOf = (part: readonly Passage[]) =>
      part.map(({ text }) => text.toLowerCase()).join('\n')
    this.#guide = textOf(passages.filter(({ page }) => page === undefined))
    this.#document = textOf(passages.filter(({ page }) => page !== undefined))
  }

  /** @param text a whole sentence, or several */
  check(text: string): string {
    const given = ofDocument.test(text) ? `${this.#guide}\n${this.#document}` : this.#guide
    const isGiven = (found: string) => given.includes(found.toLowerCase())
    const isKnown = (number: string) => isKnownNumber(number) || isGiven(number)
    return text
      .replaceAll(link, (_, words: string) => words)
      .replaceAll(address, (found) => (this.#isKnownAddress(found) ? found : LEFT_OUT))
      .replaceAll(mail, (found) => (isGiven(found) ? found : LEFT_OUT))
      .replaceAll(phone, (found) => (isKnown(found) ? found : LEFT_OUT))
      .replaceAll(lettered, (found) => (isGiven(found) ? found : LEFT_OUT))
      .replaceAll(short, (found: string, lead: string, number: string) =>
        isKnown(number) ? found : `${lead}${LEFT_OUT}`,
      )
  }

  #isKnownAddress(found: string): boolean {
    const url = found.startsWith('www.') ? `https://${found}` : found
    return (
      URL.canParse(url) && (hosts.has(hostOf(url)) || this.#guide.includes(found.toLowerCase()))
    )
  }
}

/** True for the number of one of our resources, in whichever way it is written. */
export function isKnownNumber(number: string): boolean {
  return known.has(ten(number))
}

/** The digits of a number, without the country's. */
function ten(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
