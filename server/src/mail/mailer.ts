import type { MailSettings } from '../config.ts'

/** Sends one message and keeps nothing of it. */
export interface Mailer {
  /** @throws whatever the mail server or the way to it made of it */
  send(to: string, subject: string, text: string): Promise<void>
}

const PATIENCE_MS = 20_000

/** Loads what sends mail with the first message: a start has no use for it. */
export function createMailer({ url, from }: MailSettings): Mailer {
  return {
    send: async (to, subject, text) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: PATIENCE_MS,
        greetingTimeout: PATIENCE_MS,
        socketTimeout: PATIENCE_MS,
      })
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
