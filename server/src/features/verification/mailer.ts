import { createTransport } from 'nodemailer'
import type { MailSettings } from '../../config.ts'

/** Sends one message and keeps nothing of it. */
export interface Mailer {
  /** @throws whatever the mail server or the way to it made of it */
  send(to: string, subject: string, text: string): Promise<void>
}

const PATIENCE_MS = 20_000

export function createMailer({ url, from }: MailSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    send: async (to, subject, text) => {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
