import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptIn } from './keptWallet.ts'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const connection = (id: string, accounts: unknown = [ADDRESS]) => ({
  accounts,
  chainId: 1337,
  connector: { id, name: `Name of ${id}`, type: 'injected', uid: `uid of ${id}` },
})

/** The text that wagmi leaves. */
const kept = (connections: [string, unknown][], current: string | null) =>
  JSON.stringify({
    state: { connections: { __type: 'Map', value: connections }, chainId: 1337, current },
    version: 3,
  })

test('reads the current connection, and the others after it', () => {
  const text = kept(
    [
      ['1', connection('first')],
      ['2', connection('second')],
    ],
    '2',
  )
  expect(keptIn(text)).toEqual({
    address: ADDRESS,
    chainId: 1337,
    connectorName: 'Name of second',
    connectorIds: ['second', 'first'],
  })
})

test.each([
  ['no connection', kept([], null)],
  ['a current connection that is not there', kept([['1', connection('first')]], '2')],
  ['no account', kept([['1', connection('first', [])]], '1')],
  ['an account that is no address', kept([['1', connection('first', ['<img>'])]], '1')],
  ['no JSON', '{'],
  ['another make', '{"state":{}}'],
  ['null', 'null'],
])('is nothing for %s', (_, text) => {
  expect(keptIn(text)).toBeUndefined()
})

test('any text is read without a fault', () => {
  const texts = fc.oneof(fc.string(), fc.json())
  fc.assert(
    fc.property(texts, (text) => {
      expect(keptIn(text)).toBeUndefined()
    }),
  )
})
