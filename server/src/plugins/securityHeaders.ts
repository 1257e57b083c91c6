import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Chain } from '../chain/chain.ts'
import type { Config } from '../config.ts'

/** Name and value of every security header; the same on each answer. */
export type Headers = Readonly<Record<string, string>>

/** Hosts of other sites that a page may use, by what for. */
interface Sources {
  scripts: readonly string[]
  frames: readonly string[]
  calls: readonly string[]
  images: readonly string[]
  /** Digests of style elements. */
  styles?: readonly string[]
}

const none: Sources = { scripts: [], frames: [], calls: [], images: [] }

/** What the payment provider's script needs, by its security guide: it frames the fields and asks its API. */
const paymentProvider: Sources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
}

/** WalletConnect passes messages to the wallet by its relay, and tells it by a frame which site asks. */
const walletConnect: Sources = {
  scripts: [],
  frames: ['https://verify.walletconnect.org'],
  calls: ['wss://relay.walletconnect.org', 'https://verify.walletconnect.org'],
  images: [],
}

/** Where the web connects wallets (web/src/wallet/walletPage.ts); '' is the home page. */
const WALLET_PAGES = [
  '',
  '/web3-dashboard',
  '/web3-reviews',
  '/web3-resources',
  '/web3-documents',
  '/web3-assistant',
  '/record',
]

/** True where people reach the hub by https. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

/** The headers of the pages that need other sites, by the page's path without a slash at its end. */
export function headersByPage(
  config: Pick<Config, 'publicUrl' | 'stripe'>,
  chain: Pick<Chain, 'config'> | null,
): Map<string, Headers> {
  const secure = isSecure(config)
  const pages = new Map<string, Headers>()
  if (config.stripe) pages.set('/subscribe', paymentPageHeaders(secure))
  if (chain) {
    const headers = walletPageHeaders(secure, chain.config.walletConnectProjectId !== null)
    for (const path of WALLET_PAGES) pages.set(path, headers)
  }
  return pages
}

/** The headers of the one page that is paid on; a bank's window may answer it. */
function paymentPageHeaders(secure: boolean): Headers {
  return answeredByWindows(securityHeaders(secure, paymentProvider))
}

/**
 * The headers of the wallet's pages; the hosted wallet's window may answer them.
 *
 * @param hasWalletConnect true where the operator has set up WalletConnect
 */
function walletPageHeaders(secure: boolean, hasWalletConnect: boolean): Headers {
  return answeredByWindows(securityHeaders(secure, hasWalletConnect ? walletConnect : none))
}

/**
 * The headers of the scripts that may run WebAssembly, by their name before the hash: the worker that makes a key of a
 * passphrase (web/src/lib/private/passphraseWorker.ts), the one that reads and analyzes files
 * (web/src/lib/fileText/fileWorker.ts), the one that looks for identifying details (web/src/lib/reviews/detailWorker.ts), and the
 * assistant (web/src/features/privateAssistant/ask/assistantWorker.ts). A worker goes by its own policy, so no page may.
 */
export function headersByScript(config: Pick<Config, 'publicUrl'>): Map<string, Headers> {
  const headers = securityHeaders(isSecure(config), { ...none, scripts: ["'wasm-unsafe-eval'"] })
  return new Map(
    ['passphraseWorker', 'fileWorker', 'detailWorker', 'assistantWorker'].map((name) => [
      name,
      headers,
    ]),
  )
}

/** The headers of a page that holds its style sheet itself, so that it takes one answer alone. */
export function styledPageHeaders(config: Pick<Config, 'publicUrl'>, style: string): Headers {
  const digest = createHash('sha256').update(style).digest('base64')
  return securityHeaders(isSecure(config), { ...none, styles: [`'sha256-${digest}'`] })
}

function answeredByWindows(headers: Headers): Headers {
  return { ...headers, 'cross-origin-opener-policy': 'same-origin-allow-popups' }
}

/**
 * The security headers of every answer. Helmet decides them once, at start, since they do not depend on the
 * request: run for each request it would be the dearest part of a small answer.
 *
 * @param secure true where people reach the hub by https
 * @param sources what a page may take from other sites
 */
export function securityHeaders(secure: boolean, sources = none): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...sources.scripts],
        styleSrc: ["'self'", ...(sources.styles ?? [])],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...sources.images],
        connectSrc: ["'self'", ...sources.calls],
        ...(sources.frames.length > 0 && { frameSrc: sources.frames }),
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  middleware(response.req, response, () => {})
  const headers: Record<string, string> = {
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  }
  for (const [name, value] of Object.entries(response.getHeaders())) headers[name] = String(value)
  return headers
}
