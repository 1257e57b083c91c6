import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine that takes whatever comes. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  /** The last message to an address, whole; undefined where there is none. */
  newest(address: string): string | undefined
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const messages: { to: string[]; words: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      let words = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => {
        words += part
      })
      stream.on('end', () => {
        messages.push({ to, words })
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    newest: (address) => messages.findLast(({ to }) => to.includes(address))?.words,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
