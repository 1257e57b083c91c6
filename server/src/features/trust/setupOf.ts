import type { HubSetup } from '@hub/core/trust/setup'
import { publishesAtOnce } from '../../atOnce.ts'
import type { Chain } from '../../chain/chain.ts'
import type { Config } from '../../config.ts'

type Settings = Pick<
  Config,
  'databaseUrl' | 'host' | 'ipfsApiUrl' | 'mail' | 'model' | 'oidc' | 'publicUrl' | 's3' | 'stripe'
>

/** What the trust page must know of the settings: which parts there are, never where or with which keys. */
export function setupOf(settings: Settings, chain: Pick<Chain, 'config'> | null): HubSetup {
  return {
    model: settings.model !== null,
    payment: settings.stripe ? 'stripe' : 'demo',
    chain: chain && {
      name: chain.config.name,
      practice: chain.config.demoWallet,
      walletConnect: chain.config.walletConnectProjectId !== null,
    },
    signInService: settings.oidc !== null,
    // Only texts of records go there, and without a chain there are none.
    ipfs: chain !== null && settings.ipfsApiUrl !== null,
    database: settings.databaseUrl ? 'postgres' : 'embedded',
    files: settings.s3 ? 'bucket' : 'folder',
    reviews: publishesAtOnce(settings) ? 'at-once' : 'batches',
    verification: settings.mail !== null,
  }
}
