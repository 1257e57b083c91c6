import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    port: 3000,
    dataDir: resolve('data'),
    publicUrl: null,
    databaseUrl: null,
    databaseDirectUrl: null,
    trustProxy: false,
    mail: null,
    logLevel: 'info',
    rateLimits: true,
    warmUp: true,
    exitUrl: 'https://www.weather.gov/',
    supportUrl: null,
    sessionSecret: null,
    encryptionKey: null,
    securityContact: null,
    metricsPort: null,
    otherKeys: [],
    oidc: null,
    administrators: [],
    model: null,
    s3: null,
    stripe: null,
    chain: { kind: 'local', port: 8545 },
    walletConnectProjectId: null,
    ipfsApiUrl: null,
  })
})

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but it is "eighty".'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but it is "70000".'],
  [
    'PUBLIC_URL',
    'hub.example',
    'PUBLIC_URL must be an address that starts with http:// or https://, but it is "hub.example".',
  ],
  [
    'PUBLIC_URL',
    'https://hub.example/hub',
    'PUBLIC_URL must be an address without a path, a name or a password, but it is "https://hub.example/hub".',
  ],
  [
    'TRUST_PROXY',
    '10.0.0.0/99',
    'TRUST_PROXY must list addresses, CIDR ranges or \'loopback\', parted by commas, but it is "10.0.0.0/99".',
  ],
  [
    'DATABASE_URL',
    'mysql://x/y',
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://, but it is "mysql://x/y".',
  ],
  [
    'TRUST_PROXY',
    '1',
    'TRUST_PROXY must list addresses, CIDR ranges or \'loopback\', parted by commas, but it is "1".',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, but it is "loud".',
  ],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS must be one of on, off, but it is "no".'],
  [
    'EXIT_URL',
    'javascript:alert(1)',
    'EXIT_URL must be an address that starts with https://, but it is "javascript:alert(1)".',
  ],
  [
    'SUPPORT_URL',
    'help@hub.example',
    'SUPPORT_URL must be an address that starts with https://, or mailto: and a mailbox, but it is "help@hub.example".',
  ],
  [
    'SUPPORT_URL',
    'mailto:help',
    'SUPPORT_URL must be an address that starts with https://, or mailto: and a mailbox, but it is "mailto:help".',
  ],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

test.each(['https://hub.example/help', 'mailto:help@hub.example'])(
  'support is at %s',
  (address) => {
    expect(readConfig({ SUPPORT_URL: address }).supportUrl).toBe(address)
  },
)

test('all mistakes are told at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .+\nLOG_LEVEL/)
})

test('rate limits cannot be turned off where others can reach the hub', () => {
  expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow('loopback')
  expect(readConfig({ RATE_LIMITS: 'off', HOST: '127.0.0.1' }).rateLimits).toBe(false)
})

test('a password in DATABASE_URL is not shown', () => {
  const mistake = () => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })
  expect(mistake).toThrow('DATABASE_URL')
  expect(mistake).not.toThrow('secret')
})

test.each([
  ['base64', (key: Buffer) => key.toString('base64')],
  ['base64url', (key: Buffer) => key.toString('base64url')],
  ['hexadecimal digits', (key: Buffer) => key.toString('hex')],
])('ENCRYPTION_KEY is read from %s', (_name, write) => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 8))
  expect(readConfig({ ENCRYPTION_KEY: write(key) }).encryptionKey).toEqual(key)
})

test('of several keys in ENCRYPTION_KEY the first one locks, and the others only open', () => {
  const [one, two, three] = [1, 2, 3].map((fill) => Buffer.alloc(32, fill).toString('base64'))
  const { encryptionKey, otherKeys } = readConfig({ ENCRYPTION_KEY: `${one}, ${two},${three}` })
  expect([encryptionKey, ...otherKeys].map((key) => key?.[0])).toEqual([1, 2, 3])
})

test.each([
  ['ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
  ['ENCRYPTION_KEY', `${Buffer.alloc(32).toString('base64')},short`],
  ['ENCRYPTION_KEY', Buffer.alloc(33).toString('base64')],
  ['ENCRYPTION_KEY', 'a passphrase of thirty-two letter'],
  ['ENCRYPTION_KEY', Buffer.alloc(31, 1).toString('hex')],
  ['SESSION_SECRET', 'too short to be safe'],
])('%s that is none is refused without being shown', (name, value) => {
  const mistake = () => readConfig({ [name]: value })
  expect(mistake).toThrow(`${name} must`)
  expect(mistake).not.toThrow(value)
})

const oidc = {
  OIDC_ISSUER: 'https://id.example/realm/',
  OIDC_CLIENT_ID: 'hub',
  OIDC_CLIENT_SECRET: 'secret',
}

test('a sign-in service is read as it was given', () => {
  expect(readConfig(oidc).oidc).toEqual({
    issuer: 'https://id.example/realm/',
    clientId: 'hub',
    clientSecret: 'secret',
  })
})

test('a sign-in service that is set up in part is told', () => {
  expect(() => readConfig({ OIDC_ISSUER: oidc.OIDC_ISSUER })).toThrow(
    'Signing in by a service needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET too.',
  )
})

test('a sign-in service without TLS is refused, other than on this machine', () => {
  const sentence = 'OIDC_ISSUER must be an address that starts with https://'
  expect(() => readConfig({ ...oidc, OIDC_ISSUER: 'http://id.example' })).toThrow(sentence)
  const local = { ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4000' }
  expect(readConfig(local).oidc?.issuer).toBe('http://127.0.0.1:4000')
})

const s3 = { S3_BUCKET: 'letters', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

test('a bucket is read, of Amazon or of another service', () => {
  const bucket = { bucket: 'letters', accessKeyId: 'id', secretAccessKey: 'key' }
  expect(readConfig(s3).s3).toEqual({ ...bucket, endpoint: null, region: 'us-east-1' })
  const other = { ...s3, S3_ENDPOINT: 'https://store.example/', S3_REGION: 'here' }
  expect(readConfig(other).s3).toMatchObject({ endpoint: 'https://store.example', region: 'here' })
})

test.each([
  [{ S3_BUCKET: 'letters' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  [{ S3_ENDPOINT: 'https://store.example' }, 'S3_BUCKET and S3_ACCESS_KEY_ID and'],
])('a bucket that is set up in part is told: %j', (environment, missing) => {
  expect(() => readConfig(environment)).toThrow(`Keeping documents in a bucket needs ${missing}`)
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
}

test('an account at the payment provider is read', () => {
  const account = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    priceId: 'price_1',
  }
  expect(readConfig(stripe).stripe).toEqual({ ...account, apiUrl: null })
  const proxied = readConfig({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4000/' })
  expect(proxied.stripe).toEqual({ ...account, apiUrl: 'http://127.0.0.1:4000' })
})

test('an account at the payment provider that is set up in part is told', () => {
  const { STRIPE_SECRET_KEY } = stripe
  expect(() => readConfig({ STRIPE_SECRET_KEY })).toThrow(
    'Taking payments needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID too.',
  )
})

test('a secret key is never taken for the one that browsers are given', () => {
  const mistake = () => readConfig({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_2' })
  expect(mistake).toThrow('STRIPE_PUBLISHABLE_KEY must start with pk_.')
  expect(mistake).not.toThrow('sk_test_2')
})

test('a key for tests beside a live one is told', () => {
  expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    'must be both for tests or both live.',
  )
})

test.each([
  ['http://pay.example', 'STRIPE_API_URL must be an address that starts with https://'],
  ['https://pay.example/v1', 'STRIPE_API_URL must be an address without a path'],
])('payments are not asked for at %s', (address, sentence) => {
  expect(() => readConfig({ ...stripe, STRIPE_API_URL: address })).toThrow(sentence)
})

test('the address of an IPFS node may hold a password, so no message shows it', () => {
  const url = 'https://hub:secret@node.example/ipfs'
  expect(readConfig({ IPFS_API_URL: `${url}/` }).ipfsApiUrl).toBe(url)
  const wrong = () => readConfig({ IPFS_API_URL: 'hub:secret@node.example' })
  expect(wrong).toThrow(
    /^IPFS_API_URL must be an address that starts with http:\/\/ or https:\/\/\.$/,
  )
})
