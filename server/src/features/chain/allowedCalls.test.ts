import { expect, test } from 'vitest'
import { refusalOf } from './allowedCalls.ts'

const registry = '0x00000000000000000000000000000000000000Aa'
const other = '0x00000000000000000000000000000000000000bb'

function chain(demoWallet = true) {
  const config = {
    id: 1337,
    name: 'Localhost',
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    registry,
    registryBlock: 0,
    walletRpcUrl: 'http://127.0.0.1:8545',
    explorerUrl: null,
    demoWallet,
    walletConnectProjectId: null,
  } as const
  return { registry, config } as const
}

const reason = (method: string, ...parameters: unknown[]) =>
  refusalOf(method, parameters, chain())?.message ?? null

test.each([
  ['eth_chainId'],
  ['eth_blockNumber'],
  ['eth_gasPrice'],
  ['eth_maxPriorityFeePerGas'],
  ['eth_feeHistory', '0xa', 'latest', [20]],
  ['eth_getBalance', other, 'latest'],
  ['eth_getCode', registry, 'latest'],
  ['eth_getTransactionCount', other, 'pending'],
  ['eth_getTransactionByHash', '0x1'],
  ['eth_getTransactionReceipt', '0x1'],
  ['eth_getBlockByNumber', 'latest', false],
  ['eth_getBlockByNumber', 'latest', true],
  ['eth_call', { to: registry, data: '0x' }, 'latest'],
  ['eth_call', { to: registry.toLowerCase(), data: '0x' }],
  ['eth_estimateGas', { from: other, to: registry, data: '0x' }],
  ['eth_getLogs', { address: registry, fromBlock: '0x0', toBlock: '0x270f' }],
  ['eth_getLogs', { address: registry, blockHash: '0x1' }],
  ['eth_sendRawTransaction', '0x02'],
])('%s is passed on: %j %j', (method, ...parameters) => {
  expect(reason(method, ...parameters)).toBeNull()
})

test.each([
  'anvil_setBalance',
  'anvil_dumpState',
  'hardhat_setCode',
  'evm_mine',
  'evm_revert',
  'debug_traceTransaction',
  'trace_block',
  'eth_accounts',
  'eth_sendTransaction',
  'eth_sign',
  'eth_signTypedData_v4',
  'eth_subscribe',
  'eth_newFilter',
  'eth_fillTransaction',
  'personal_unlockAccount',
  'admin_peers',
  'wallet_addEthereumChain',
  'constructor',
  '__proto__',
  '',
])('"%s" is no method that the hub passes on', (method) => {
  expect(refusalOf(method, [], chain())).toEqual({
    code: -32601,
    message: 'The hub does not pass on this method.',
  })
})

test.each([
  ['eth_call', { to: other, data: '0x' }, 'latest'],
  ['eth_call', { data: '0x6000' }, 'latest'],
  ['eth_call', null],
  ['eth_estimateGas', { to: other, data: '0x' }],
  ['eth_estimateGas', { data: '0x6000' }],
  ['eth_getLogs', { fromBlock: '0x0', toBlock: '0x1' }],
  ['eth_getLogs', { address: other, fromBlock: '0x0', toBlock: '0x1' }],
  ['eth_getLogs', { address: [registry, other], fromBlock: '0x0', toBlock: '0x1' }],
])('%s about another contract is refused: %j', (method, ...parameters) => {
  expect(reason(method, ...parameters)).toBe('The hub passes on only what concerns its registry.')
})

test.each([
  ['0x0', '0x2710'],
  ['0x5', '0x4'],
  ['earliest', 'latest'],
  ['0x0', 'latest'],
  ['0x0', undefined],
  [0, 5],
])('events from block %s to %s are too many at once, or nobody knows how many', (from, to) => {
  expect(reason('eth_getLogs', { address: registry, fromBlock: from, toBlock: to })).toMatch(
    /^Ask for events with the numbers of the first and last block, at most 10000 blocks\.$/,
  )
})

test('a call with made-up contents of the chain is refused', () => {
  const made = { [registry]: { code: '0x' } }
  expect(reason('eth_call', { to: registry, data: '0x' }, 'latest', made)).toMatch(/no more\.$/)
})

test('long histories of fees are refused', () => {
  expect(reason('eth_feeHistory', '0x400', 'latest', [])).toMatch(/at most 100 blocks/)
  expect(reason('eth_feeHistory', 'many', 'latest', [])).toMatch(/at most 100 blocks/)
})

test('[wallet.sends] transactions are passed on only where the demo wallet is', () => {
  expect(refusalOf('eth_sendRawTransaction', ['0x02'], chain(false))?.message).toBe(
    'The hub does not pass on transactions. Send it by the wallet.',
  )
})
