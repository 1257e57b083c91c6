import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError } from '../config.ts'
import { encryptionKeys, hashKeys } from '../db/keySchema.ts'
import { hubIdentity } from '../db/schema.ts'
import { describeApi } from '../testing/describeApi.ts'
import { openHubIdentity } from './hubIdentity.ts'
import { Keyring } from './keyring.ts'

describeApi('the identity of a hub', (hub) => {
  test('stays the same with the same key, and another key is told in a sentence', async () => {
    const { queries } = hub().database
    await queries.delete(hubIdentity)
    await queries.delete(hashKeys)
    await queries.delete(encryptionKeys)
    const keyring = new Keyring(randomBytes(32))
    const [id, again] = await Promise.all([
      openHubIdentity(queries, keyring),
      openHubIdentity(queries, keyring),
    ])
    expect(again).toBe(id)
    const other = openHubIdentity(queries, new Keyring(randomBytes(32)))
    await expect(other).rejects.toThrow(ConfigError)
    await expect(other).rejects.toThrow(/^ENCRYPTION_KEY is not the key/)
  })
})
