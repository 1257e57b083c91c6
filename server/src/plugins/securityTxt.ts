import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const PATH = '/.well-known/security.txt'
/** RFC 9116, 2.5.5 recommends less than a year. */
const GOOD_FOR_DAYS = 180
const DAY_MS = 86_400_000

type Settings = Pick<Config, 'publicUrl' | 'securityContact' | 'supportUrl'>

/** Says to whom a weakness is reported (RFC 9116), where the people who run the hub have said so. */
export function registerSecurityTxt(app: FastifyInstance, settings: Settings): void {
  const contact = settings.securityContact ?? settings.supportUrl
  if (contact === null) return
  app.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityTxt(settings, contact, new Date())),
  )
}

function securityTxt({ publicUrl }: Settings, contact: string, now: Date): string {
  const day = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString().slice(0, 10)
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${day}T00:00:00.000Z`,
    'Preferred-Languages: en',
    ...(publicUrl ? [`Canonical: ${publicUrl}${PATH}`] : []),
  ]
  return fields.map((field) => `${field}\n`).join('')
}
