import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** Name and value of every security header; the same on each answer. */
export type Headers = Readonly<Record<string, string>>

/**
 * The security headers of every answer. Helmet decides them once, at start, since they do not depend on the
 * request: run for each request it would be the dearest part of a small answer.
 *
 * @param secure true where people reach the hub by https
 */
export function securityHeaders(secure: boolean): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
