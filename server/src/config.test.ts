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
    trustProxy: false,
    logLevel: 'info',
    rateLimits: true,
    exitUrl: 'https://www.weather.gov/',
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
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})

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
