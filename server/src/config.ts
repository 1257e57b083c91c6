import { isIP } from 'node:net'
import { resolve } from 'node:path'

export interface Config {
  host: string
  port: number
  dataDir: string
  /** The address people open, without a slash at its end; null: whatever the request names. */
  publicUrl: string | null
  databaseUrl: string | null
  /** Addresses (or CIDR ranges, or 'loopback') of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[] | false
  logLevel: (typeof logLevels)[number]
  rateLimits: boolean
  /** Where "Leave this site" goes. */
  exitUrl: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** One or more settings are wrong; the message has a sentence for each. */
export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment once, at start.
 *
 * @throws ConfigError with every mistake at once
 */
export function readConfig(environment: Environment): Config {
  const mistakes: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = environment[name]?.trim()
    if (!text) return fallback
    try {
      return parse(text)
    } catch (error) {
      mistakes.push(`${name} ${(error as Error).message}, but it is "${withoutPassword(text)}".`)
      return fallback
    }
  }
  const host = read('HOST', 'localhost', (text) => text)
  const config: Config = {
    host,
    port: read('PORT', 3000, port),
    dataDir: resolve(read('DATA_DIR', './data', (text) => text)),
    publicUrl: read<string | null>('PUBLIC_URL', null, (text) => url(text, ['http:', 'https:'])),
    databaseUrl: read<string | null>('DATABASE_URL', null, databaseUrl),
    trustProxy: read<string[] | false>('TRUST_PROXY', false, proxies),
    logLevel: read<Config['logLevel']>('LOG_LEVEL', 'info', (text) => oneOf(text, logLevels)),
    rateLimits: read('RATE_LIMITS', true, (text) => oneOf(text, ['on', 'off']) === 'on'),
    exitUrl: read(
      'EXIT_URL',
      'https://www.weather.gov/',
      (text) => new URL(url(text, ['https:'])).href,
    ),
  }
  if (!config.rateLimits && !isLoopback(host)) {
    mistakes.push('RATE_LIMITS=off is for load tests and needs HOST to be a loopback address.')
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes)
  return config
}

/** True for the names of this machine that nobody else can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Mistakes end up in logs. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/[^@/]*@/, '//…@')
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) {
    throw new Error('must be a whole number from 0 to 65535')
  }
  return value
}

function url(text: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !protocols.includes(parsed.protocol)) {
    const names = protocols.map((protocol) => `${protocol}//`).join(' or ')
    throw new Error(`must be an address that starts with ${names}`)
  }
  return parsed.href.replace(/\/$/, '')
}

function databaseUrl(text: string): string {
  url(text, ['postgres:', 'postgresql:'])
  return text
}

function proxies(text: string): string[] {
  const list = text.split(',').map((part) => part.trim())
  const wrong = list.some((part) => part !== 'loopback' && !isIP(part.split('/')[0] ?? ''))
  if (wrong) throw new Error("must list addresses, CIDR ranges or 'loopback', parted by commas")
  return list
}

function oneOf<const T extends string>(text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}`)
  return found
}
