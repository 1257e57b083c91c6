import { linkedWays } from '@hub/core/contacts/contactWays'
import { resources } from '@hub/core/knowledge/resources'

/** `[words](address)` */
const link = /!?\[([^\]\n]*)\]\((?:https?:|www\.|mailto:|tel:|sms:|\/\/)[^)\s]*\)/gi
const address = /(?:[a-z]*:\/\/|www\.)[^\s<>()]+[^\s<>().,;:!?]/gi
const mail = /[\w.+-]*@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/g
const lettered = /\b1?[\s.-]?8\d{2}[\s.-][A-Z]{3}[\s.-]?[A-Z]{2,7}\b/g
const short =
  /\b(?:[Cc]all|[Tt]ext|[Dd]ial|[A-Z]{3,} to)\s+(\d{3}(?:-?\d{2,3})?)(?!\d|[.,(-]\d|\()/g

const known = new Set(
  resources.flatMap(({ phone }) => linkedWays(phone).map(({ number }) => ten(number))),
)
const hosts = new Set(
  resources.flatMap(({ url }) => (url && URL.canParse(url) ? [hostOf(url)] : [])),
)

/**
 * True where a model's words hold a link, a mail address, or a phone number or page that is none of our resources: a wrong
 * one can send a frightened person anywhere.
 */
export function hasUnknownContact(text: string): boolean {
  const found = (pattern: RegExp, group = 0) =>
    [...text.matchAll(pattern)].map((match) => match[group] ?? '')
  return (
    [link, mail, lettered].some((pattern) => found(pattern).length > 0) ||
    found(address).some((page) => !isKnownPage(page)) ||
    [...found(phone), ...found(short, 1)].some((number) => !isKnownNumber(number))
  )
}

function isKnownPage(page: string): boolean {
  const url = page.startsWith('www.') ? `https://${page}` : page
  return URL.canParse(url) && hosts.has(hostOf(url))
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
