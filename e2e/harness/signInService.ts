import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A sign-in service on this machine, with its own pages. */
export interface SignInService {
  /** The settings by which a hub uses it. */
  env: Record<string, string>
  /** Answers from now on, and sends people back to this hub only. */
  open(hubUrl: string): void
  close(): Promise<void>
}

/** Takes a port for the service; a hub can be started with its settings before it answers. */
export async function startSignInService(): Promise<SignInService> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [id, secret] = ['hub', 'a secret of the hub']
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret },
    open: (hubUrl) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: id,
            client_secret: secret,
            redirect_uris: [`${hubUrl}/api/login/callback`],
          },
        ],
        cookies: { keys: ['a key for tests'] },
        pkce: { required: () => true },
      })
      server.on('request', provider.callback())
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
