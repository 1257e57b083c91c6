import type { ChainConfig } from '@hub/api/chain'
import { call } from '../../lib/client.ts'
import { keptPrefix } from '../kept/keptAddress.ts'
import { forgetWallets, holdBack, writeAgain } from '../kept/keptStorage.ts'
import { followForgetting, readKept } from '../kept/keptWallet.ts'
import { emptyWalletConnectData } from '../kept/walletConnectData.ts'
import { dropExpired, forgetPending } from '../transactions/pendingStore.ts'
import { takeUpPending } from '../transactions/takeUpPending.ts'
import { failureOf, failureWords } from '../walletFailure.ts'
import { goToWalletPage, mayReachHosted } from '../walletPage.ts'
import { announcedWallets, discoverWallets, followWallets } from './announcedWallets.ts'
import { askNetwork } from './askNetwork.ts'
import { isHosted, type WalletChoice, walletChoices } from './choices.ts'
import { type Outcome, startConnecting, type TrackedConnector } from './connecting.ts'
import { createHubConfig, type HubConfig } from './hubConfig.ts'
import { connectAgain, findWallets } from './restoring.ts'
import { accessOf, type Session, sessionIn } from './session.ts'
import { switchToHub } from './switchToHub.ts'
import { firstView, type WalletView } from './walletView.ts'
import { withinTime } from './withinTime.ts'

/** How long a wallet may take to let go; the page does not wait for it. */
const LEAVE_MS = 3000

/**
 * The wallet of this page: which are there, which is connected, what is asked of one. Made without any effect;
 * it starts with its first follower, so that drawing on the server touches nothing.
 */
class WalletStore {
  #view: WalletView = firstView
  #config: HubConfig | undefined
  #session: Session | undefined
  #connecting: { cancel(): void } | undefined
  #isRestoring = false
  #hasStarted = false
  readonly #connectors = new Set<TrackedConnector>()
  readonly #listeners = new Set<() => void>()

  readonly view = (): WalletView => this.#view

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    this.#start()
    return () => this.#listeners.delete(listener)
  }

  /** Connects a wallet; what comes of it is in the view. */
  connect(choice: WalletChoice): void {
    const { chain } = this.#view
    if (!this.#config || !isThere(chain)) return
    if (isHosted(choice.id) && !mayReachHosted()) return goToWalletPage()
    this.cancel()
    this.#connecting = startConnecting({
      config: this.#config,
      chain,
      choice,
      onChange: (attempt) => this.#set({ attempt, failure: undefined }),
      onEnd: (outcome) => this.#onEnd(choice, chain, outcome),
    })
  }

  /** Takes away the words of a failure, when somebody begins anew. */
  beginAnew(): void {
    if (this.#view.failure) this.#set({ failure: undefined })
  }

  /** Ends what a wallet is asked now; an answer that still comes is let go. */
  cancel(): void {
    this.#connecting?.cancel()
    this.#connecting = undefined
    this.#set({ attempt: undefined, failure: undefined })
  }

  /** Lets go of every wallet and forgets all about them, on this device and in other tabs. */
  async disconnect(): Promise<void> {
    forgetPending()
    await this.#letGo()
  }

  async #letGo(): Promise<void> {
    this.cancel()
    const connections = [...(this.#config?.state.connections.values() ?? [])]
    this.#session = undefined
    this.#config?.setState((state) => ({
      ...state,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    }))
    forgetWallets(keptPrefix)
    await Promise.allSettled(
      connections.map(({ connector }) => withinTime(LEAVE_MS, connector.disconnect())),
    )
    for (const tracked of this.#connectors) tracked.release()
    this.#connectors.clear()
    // The wallets' own libraries may have noted that they were left.
    if (!this.#session) forgetWallets(keptPrefix)
  }

  /** Has the wallet change to the hub's network. */
  async switchToHub(): Promise<void> {
    const { chain } = this.#view
    const session = this.#session
    if (!session || !isThere(chain)) return
    await switchToHub(session, chain, (change) => this.#set(change))
  }

  /** Asks again what could not be read: the hub's settings, or the network. */
  async retry(): Promise<void> {
    const { chain } = this.#view
    this.#set({ retrying: true })
    await (isThere(chain) ? this.#ask() : this.#readChain())
    this.#set({ retrying: false })
  }

  #start(): void {
    if (this.#hasStarted) return
    this.#hasStarted = true
    dropExpired()
    this.#isRestoring = readKept() !== undefined
    // What a library wrote down after it was left.
    if (!this.#isRestoring) emptyWalletConnectData()
    this.#settle()
    followWallets(() => this.#showChoices())
    followForgetting(() => {
      if (this.#session) void this.#letGo()
    })
    void this.#readChain()
  }

  async #readChain(): Promise<void> {
    try {
      const { chain } = await call('GET /api/config')
      this.#set({ chain })
      if (!chain) return
      const ids = readKept()?.connectorIds ?? []
      if (ids.length > 0) holdBack()
      this.#config = createHubConfig(chain)
      this.#config.subscribe(
        ({ connections, current }) => ({ connections, current }),
        () => this.#settle(),
      )
      discoverWallets()
      this.#showChoices()
      await Promise.all([this.#ask(), this.#restore(this.#config, chain, ids)])
    } catch {
      this.#set({ chain: 'failed' })
    }
  }

  async #ask(): Promise<void> {
    const { chain } = this.#view
    if (!this.#config || !isThere(chain)) return
    const { isThere: doesAnswer, late } = await askNetwork(this.#config, chain)
    this.#set({ answers: doesAnswer ? 'yes' : 'no' })
    void late?.then((answersNow) => answersNow && this.#set({ answers: 'yes' }))
  }

  async #restore(config: HubConfig, chain: ChainConfig, ids: readonly string[]): Promise<void> {
    if (ids.some(isHosted) && !mayReachHosted()) return goToWalletPage()
    const { found, late } = await findWallets(chain, ids)
    await this.#connectAgain(config, chain, found)
    this.#isRestoring = false
    this.#settle()
    if (this.#session || !late) return this.#endRestoring(ids)
    void this.#restoreLate(config, chain, ids, late)
  }

  /** What is kept stays until the wallet has answered; who does not wait can connect another one. */
  async #restoreLate(
    config: HubConfig,
    chain: ChainConfig,
    ids: readonly string[],
    late: Promise<readonly WalletChoice[]>,
  ): Promise<void> {
    const wallets = await late
    if (this.#session || this.#connecting || !readKept()) return
    await this.#connectAgain(config, chain, wallets)
    this.#endRestoring(ids)
  }

  async #connectAgain(
    config: HubConfig,
    chain: ChainConfig,
    wallets: readonly WalletChoice[],
  ): Promise<void> {
    for (const tracked of await connectAgain(config, chain, wallets)) this.#connectors.add(tracked)
  }

  /** From now on the device keeps what holds here. */
  #endRestoring(ids: readonly string[]): void {
    writeAgain()
    this.#settle()
    if (ids.length > 0 && !this.#session) forgetWallets(keptPrefix)
  }

  #onEnd(choice: WalletChoice, chain: ChainConfig, outcome: Outcome): void {
    this.#connecting = undefined
    if ('connected' in outcome) {
      this.#connectors.add(outcome.connected)
      writeAgain()
      this.#set({ attempt: undefined, failure: undefined })
      this.#settle()
      return
    }
    const circumstances = { wallet: choice.name, network: chain.name, doing: 'connect' as const }
    this.#set({ attempt: undefined, failure: failureOf(outcome.error, circumstances) })
  }

  /** Brings the view in line with wagmi's state. */
  #settle(): void {
    const { chain } = this.#view
    const before = this.#session
    const known = new Set([...this.#connectors].map((tracked) => tracked.uid()))
    const session = this.#config && sessionIn(this.#config.state, known)
    this.#session = session
    const isSame =
      session?.connector === before?.connector &&
      session?.address === before?.address &&
      session?.chainId === before?.chainId
    if (isSame) return this.#set({})
    const config = this.#config
    this.#set({
      address: session?.address,
      chainId: session?.chainId,
      connectorName: session?.connector.name,
      access: session && config && isThere(chain) ? accessOf(config, chain, session) : undefined,
      switching: undefined,
    })
    if (this.#view.access) takeUpPending(this.#view.access)
    if (before && !session) this.#onDropped(before)
  }

  /** The last wallet has gone by itself. */
  #onDropped({ connector }: Session): void {
    const { chain } = this.#view
    for (const tracked of this.#connectors) tracked.release()
    this.#connectors.clear()
    forgetWallets(keptPrefix)
    const network = isThere(chain) ? chain.name : ''
    const wallet = connector.name
    this.#set({ failure: failureWords('dropped', { wallet, network, doing: 'connect' }) })
  }

  #showChoices(): void {
    const { chain } = this.#view
    if (isThere(chain)) this.#set({ choices: walletChoices(chain, announcedWallets()) })
  }

  #set(change: Partial<WalletView>): void {
    const view = { ...this.#view, ...change }
    const status = this.#session
      ? 'connected'
      : view.attempt
        ? 'connecting'
        : this.#isRestoring
          ? 'reconnecting'
          : 'disconnected'
    this.#view = { ...view, status }
    for (const listener of this.#listeners) listener()
  }
}

/** The wallet of this page. */
export const walletStore = new WalletStore()

function isThere(chain: WalletView['chain']): chain is ChainConfig {
  return typeof chain === 'object' && chain !== null
}
