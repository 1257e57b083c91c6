import type { ChainConfig } from '@hub/api/chain'
import { type CreateConnectorFn, connect, disconnect } from '@wagmi/core'
import { NoAnswer } from '../walletFailure.ts'
import type { WalletChoice } from './choices.ts'
import type { MadeConnector } from './connectorParts.ts'
import type { HubConfig } from './hubConfig.ts'
import { makeConnector } from './makeConnector.ts'
import type { Attempt } from './walletView.ts'

/** After this time a wallet counts as slow; the way to it, if there is none yet, as closed. */
export const ANSWER_MS = 20_000

/** A connector with the name that wagmi gave it, once it did. */
export interface TrackedConnector {
  connector: CreateConnectorFn
  uid: () => string | undefined
  release: () => void
}

/** How an attempt ended, when nobody cancelled it. */
export type Outcome = { connected: TrackedConnector } | { error: unknown }

interface Wishes {
  config: HubConfig
  chain: ChainConfig
  choice: WalletChoice
  onChange: (attempt: Attempt) => void
  onEnd: (outcome: Outcome) => void
}

/**
 * Connects a wallet. Some wallets never say no: they leave a window or an empty code behind. So it can be
 * cancelled at any time, and what comes after that is let go again.
 */
export function startConnecting({ config, chain, choice, onChange, onEnd }: Wishes): {
  cancel(): void
} {
  let attempt: Attempt = { choice, step: 'loading', slow: false, pairing: undefined }
  let tracked: TrackedConnector | undefined
  let isOver = false

  const update = (change: Partial<Attempt>) => {
    if (isOver) return
    attempt = { ...attempt, ...change }
    onChange(attempt)
  }
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  const end = (outcome: Outcome) => {
    if (isOver) return
    stop()
    onEnd(outcome)
  }
  const cancel = () => {
    stop()
    tracked?.release()
  }
  const timer = setTimeout(() => {
    if (!isWithoutWay(attempt)) return update({ slow: true })
    end({ error: new NoAnswer('No answer in time.') })
    tracked?.release()
  }, ANSWER_MS)

  const run = async () => {
    tracked = track(await makeConnector(choice, chain, (pairing) => update({ pairing })))
    if (isOver) return tracked.release()
    update({ step: 'asking' })
    await connect(config, { connector: tracked.connector })
    if (!isOver) return end({ connected: tracked })
    // It came too late: the connection that wagmi has made of it must not stay.
    const late = [...config.state.connections.values()].find(
      ({ connector }) => connector.uid === tracked?.uid(),
    )
    if (late) await disconnect(config, { connector: late.connector })
    tracked.release()
  }
  onChange(attempt)
  run().catch((error: unknown) => {
    if (!isOver) tracked?.release()
    end({ error })
  })
  return { cancel }
}

/** Nothing of the wallet is there on which somebody could still answer. */
function isWithoutWay({ choice, step, pairing }: Attempt): boolean {
  return step === 'loading' || (choice.kind === 'walletConnect' && !pairing)
}

/** Notes under which name wagmi knows a connector. */
export function track({ connector, release }: MadeConnector): TrackedConnector {
  let uid: string | undefined
  return {
    connector: (config) => {
      uid = config.emitter.uid
      return connector(config)
    },
    uid: () => uid,
    release,
  }
}
