import { expect, test } from 'vitest'
import { testConfig } from '../testing/describeApi.ts'
import { headersByPage, headersByScript, securityHeaders } from './securityHeaders.ts'

const chain = (walletConnectProjectId: string | null) => ({
  config: {
    id: 137,
    name: 'Polygon',
    currency: { name: 'POL', symbol: 'POL', decimals: 18 },
    registry: '0x00000000000000000000000000000000000000aa' as const,
    registryBlock: 0,
    walletRpcUrl: 'https://open.example',
    explorerUrl: null,
    demoWallet: false,
    walletConnectProjectId,
  },
})

const directive = (headers: Readonly<Record<string, string>> | undefined, name: string) =>
  headers?.['content-security-policy']?.split(';').find((part) => part.startsWith(`${name} `))

const walletPages = [
  '',
  '/record',
  '/web3-assistant',
  '/web3-dashboard',
  '/web3-documents',
  '/web3-resources',
  '/web3-reviews',
]

test('[visiting.no-others] without a chain and without payments no page differs from the others', () => {
  expect(headersByPage(testConfig(), null).size).toBe(0)
  expect(securityHeaders(true)['content-security-policy']).not.toMatch(/https?:|wss?:|\*/)
})

test("[visiting.no-others] wallets' windows may answer the wallet's pages, which still connect to nobody else", () => {
  const pages = headersByPage(testConfig(), chain(null))
  expect([...pages.keys()].toSorted()).toEqual(walletPages)
  for (const headers of pages.values()) {
    expect(directive(headers, 'connect-src')).toBe("connect-src 'self'")
    expect(directive(headers, 'frame-src')).toBeUndefined()
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  }
  expect(securityHeaders(false)['cross-origin-opener-policy']).toBe('same-origin')
})

test("[visiting.others-named][wallet.relay] where WalletConnect is set up its relay is let in, on the wallet's pages alone", () => {
  const pages = headersByPage(testConfig(), chain('0'.repeat(32)))
  expect([...pages.keys()].toSorted()).toEqual(walletPages)
  for (const headers of pages.values()) {
    expect(directive(headers, 'connect-src')).toBe(
      "connect-src 'self' wss://relay.walletconnect.org https://verify.walletconnect.org",
    )
    expect(directive(headers, 'script-src')).toBe("script-src 'self'")
    expect(directive(headers, 'frame-src')).toBe('frame-src https://verify.walletconnect.org')
  }
})

test('[sealed.code] the workers that make keys and analyze files may run WebAssembly and reach the hub alone; no page may', () => {
  const scripts = headersByScript(testConfig())
  expect([...scripts.keys()]).toEqual([
    'passphraseWorker',
    'fileWorker',
    'detailWorker',
    'assistantWorker',
  ])
  for (const worker of scripts.values()) {
    expect(directive(worker, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
    expect(directive(worker, 'connect-src')).toBe("connect-src 'self'")
  }
  const pages = [securityHeaders(false), ...headersByPage(testConfig(), chain('x')).values()]
  for (const headers of pages) expect(directive(headers, 'script-src')).toBe("script-src 'self'")
})
