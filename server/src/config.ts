import { resolve } from 'node:path'
import { type ChainSettings, readChain } from './chainSettings.ts'
import { type Environment, EnvironmentReader } from './environment.ts'
import {
  contact,
  databaseUrl,
  encryptionKeys,
  isLoopback,
  issuer,
  mailbox,
  mailServer,
  oneOf,
  onOrOff,
  paymentHost,
  people,
  port,
  proxies,
  sessionSecret,
  site,
  startingWith,
  url,
  walletConnectProject,
} from './settings.ts'

export interface Config {
  host: string
  port: number
  dataDir: string
  /** The address people open, without a slash at its end; null: whatever the request names. */
  publicUrl: string | null
  databaseUrl: string | null
  /** The same database past a pooler in transaction mode; null: `databaseUrl` is no such pooler. */
  databaseDirectUrl: string | null
  /** Addresses (or CIDR ranges, or 'loopback') of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[] | false
  logLevel: (typeof logLevels)[number]
  rateLimits: boolean
  /** Whether what the first visitor would wait for is made ready before; a test that starts many hubs does without. */
  warmUp: boolean
  /** Where "Leave this site" goes. */
  exitUrl: string
  /** Where people reach those who run the hub, https or mailto; null: no link stands where help is spoken of. */
  supportUrl: string | null
  /** Where weaknesses are reported, https or mailto; null: at `supportUrl`. */
  securityContact: string | null
  /** Null: made once and kept in `dataDir` (secrets.ts). */
  sessionSecret: string | null
  /** 32 bytes. Null: made once and kept in `dataDir` (secrets.ts). */
  encryptionKey: Buffer | null
  /** Keys that still open what they locked, each 32 bytes. */
  otherKeys: Buffer[]
  /** The sign-in service, where one is set up. */
  oidc: OidcConfig | null
  /** Subjects or e-mail addresses at the sign-in service of those who may open /moderation; none: there is no such page. */
  administrators: string[]
  /** The model that may add to an analysis; null: none, and nothing leaves this server. */
  model: ModelConfig | null
  /** The bucket for documents; null: a folder of `dataDir`. */
  s3: S3Settings | null
  /** The account at the payment provider; null: the demo, which charges nothing. */
  stripe: StripeSettings | null
  /** The network that carries the registry; null: the hub runs without one. */
  chain: ChainSettings | null
  /** The project at WalletConnect; null: wallets are reached without it. */
  walletConnectProjectId: string | null
  /** The IPFS node that also holds the texts of records, with its name and password if it needs one. */
  ipfsApiUrl: string | null
  /** Where numbers for Prometheus are served, on this machine only; null: nowhere. */
  metricsPort: number | null
  /** The mail server for codes to school addresses; null: reviews cannot be verified. */
  mail: MailSettings | null
}

export interface MailSettings {
  /** smtp: or smtps:, with name and password where it needs them. */
  url: string
  /** The sender's address. */
  from: string
}

export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Any service that speaks the OpenAI protocol. */
export interface ModelConfig {
  baseUrl: string
  name: string
  apiKey: string | null
}

export interface S3Settings {
  /** Null: Amazon's own. */
  endpoint: string | null
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface StripeSettings {
  secretKey: string
  /** For the browser. */
  publishableKey: string
  webhookSecret: string
  /** What a month costs, as the provider knows it. */
  priceId: string
  /** Where the provider's API answers; null: at its own address. */
  apiUrl: string | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** One or more settings are wrong; the message has a sentence for each. */
export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
  }
}

/**
 * Reads and checks the environment once, at start.
 *
 * @throws ConfigError with every mistake at once
 */
export function readConfig(environment: Environment): Config {
  const reader = new EnvironmentReader(environment)
  const config = settingsFrom(reader)
  reader.together('Signing in by a service', [
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ])
  reader.together('Administrators, who sign in by a service,', ['OIDC_ISSUER'], ['ADMINISTRATORS'])
  reader.together(
    'A way past the pooler of the database',
    ['DATABASE_URL'],
    ['DATABASE_DIRECT_URL'],
  )
  reader.together('Verifying reviews', ['SMTP_URL', 'MAIL_FROM'])
  reader.together('Using a model', ['AI_BASE_URL', 'AI_MODEL'], ['AI_API_KEY'])
  reader.together(
    'Keeping documents in a bucket',
    ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['S3_ENDPOINT', 'S3_REGION'],
  )
  reader.together(
    'Taking payments',
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
    ['STRIPE_API_URL'],
  )
  if (config.stripe && isLive(config.stripe.secretKey) !== isLive(config.stripe.publishableKey)) {
    reader.mistakes.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both for tests or both live.',
    )
  }
  if (!config.rateLimits && !isLoopback(config.host)) {
    reader.mistakes.push(
      'RATE_LIMITS=off is for load tests and needs HOST to be a loopback address.',
    )
  }
  if (reader.mistakes.length > 0) throw new ConfigError(reader.mistakes)
  return config
}

function settingsFrom(reader: EnvironmentReader): Config {
  const [encryptionKey = null, ...otherKeys] =
    reader.readSecret('ENCRYPTION_KEY', encryptionKeys) ?? []
  return {
    host: reader.read('HOST', 'localhost', (text) => text),
    port: reader.read('PORT', 3000, port),
    dataDir: resolve(reader.read('DATA_DIR', './data', (text) => text)),
    publicUrl: reader.read<string | null>('PUBLIC_URL', null, site),
    metricsPort: reader.read<number | null>('METRICS_PORT', null, port),
    databaseUrl: reader.read<string | null>('DATABASE_URL', null, databaseUrl),
    databaseDirectUrl: reader.read<string | null>('DATABASE_DIRECT_URL', null, databaseUrl),
    trustProxy: reader.read<string[] | false>('TRUST_PROXY', false, proxies),
    logLevel: reader.read<Config['logLevel']>('LOG_LEVEL', 'info', (text) =>
      oneOf(text, logLevels),
    ),
    rateLimits: reader.read('RATE_LIMITS', true, onOrOff),
    warmUp: reader.read('WARM_UP', true, onOrOff),
    exitUrl: reader.read(
      'EXIT_URL',
      'https://www.weather.gov/',
      (text) => new URL(url(text, ['https:'])).href,
    ),
    supportUrl: reader.read<string | null>('SUPPORT_URL', null, contact),
    securityContact: reader.read<string | null>('SECURITY_CONTACT', null, contact),
    sessionSecret: reader.readSecret('SESSION_SECRET', sessionSecret),
    encryptionKey,
    otherKeys,
    oidc: oidcOf(
      reader.read<string | null>('OIDC_ISSUER', null, issuer),
      reader.read<string | null>('OIDC_CLIENT_ID', null, (text) => text),
      reader.readSecret('OIDC_CLIENT_SECRET', (text) => text),
    ),
    administrators: reader.read('ADMINISTRATORS', [], people),
    model: modelOf(
      reader.read('AI_BASE_URL', '', (text) => url(text, ['http:', 'https:'])),
      reader.read('AI_MODEL', '', (text) => text),
      reader.readSecret('AI_API_KEY', (text) => text),
    ),
    s3: s3Of({
      endpoint: reader.read<string | null>('S3_ENDPOINT', null, (text) =>
        url(text, ['http:', 'https:']),
      ),
      bucket: reader.read('S3_BUCKET', '', (text) => text),
      region: reader.read('S3_REGION', 'us-east-1', (text) => text),
      accessKeyId: reader.readSecret('S3_ACCESS_KEY_ID', (text) => text) ?? '',
      secretAccessKey: reader.readSecret('S3_SECRET_ACCESS_KEY', (text) => text) ?? '',
    }),
    stripe: stripeOf({
      secretKey: reader.readSecret('STRIPE_SECRET_KEY', startingWith('sk_', 'rk_')) ?? '',
      // Secret until it is known that no secret key stands here by mistake.
      publishableKey: reader.readSecret('STRIPE_PUBLISHABLE_KEY', startingWith('pk_')) ?? '',
      webhookSecret: reader.readSecret('STRIPE_WEBHOOK_SECRET', startingWith('whsec_')) ?? '',
      priceId: reader.read('STRIPE_PRICE_ID', '', startingWith('price_')),
      apiUrl: reader.read<string | null>('STRIPE_API_URL', null, paymentHost),
    }),
    chain: readChain(reader),
    walletConnectProjectId: reader.read<string | null>(
      'WALLETCONNECT_PROJECT_ID',
      null,
      walletConnectProject,
    ),
    mail: mailOf(
      reader.readSecret('SMTP_URL', mailServer),
      reader.read<string | null>('MAIL_FROM', null, mailbox),
    ),
    ipfsApiUrl: reader.readSecret('IPFS_API_URL', (text) => url(text, ['http:', 'https:'])),
  }
}

function oidcOf(
  issuer: string | null,
  clientId: string | null,
  clientSecret: string | null,
): OidcConfig | null {
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null
}

function mailOf(url: string | null, from: string | null): MailSettings | null {
  return url && from ? { url, from } : null
}

function modelOf(baseUrl: string, name: string, apiKey: string | null): ModelConfig | null {
  return baseUrl && name ? { baseUrl, name, apiKey } : null
}

function s3Of(settings: S3Settings): S3Settings | null {
  const { bucket, accessKeyId, secretAccessKey } = settings
  return bucket && accessKeyId && secretAccessKey ? settings : null
}

function stripeOf(settings: StripeSettings): StripeSettings | null {
  const { secretKey, publishableKey, webhookSecret, priceId } = settings
  return secretKey && publishableKey && webhookSecret && priceId ? settings : null
}

function isLive(key: string): boolean {
  return key.includes('_live_')
}
