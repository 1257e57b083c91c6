import { useEffect, useSyncExternalStore } from 'react'
import { askBeforeLeaving } from '../../../lib/askBeforeLeaving.ts'
import { oneAtATime } from '../../../lib/oneAtATime.ts'
import { deviceSeal } from '../../../lib/private/deviceSeal.ts'
import type { VaultKind, VaultView } from '../../../lib/private/kept.ts'
import { textBox } from '../../../lib/private/textBox.ts'
import { Vault } from '../../../lib/private/vault.ts'
import type { Conversations } from './conversation.ts'
import { storedConversations } from './stored.ts'

let made: Vault<Conversations> | undefined

/**
 * The conversations of this browser. Its key, once given, stays while the tab shows this hub, whatever screen is
 * open. For the browser alone.
 */
export function conversationVault(): Vault<Conversations> {
  made ??= browserVault(storedConversations)
  return made
}

/** The conversations, followed. */
export function useConversations(): VaultView<Conversations> {
  const vault = conversationVault()
  useEffect(() => void vault.refresh(), [vault])
  return useSyncExternalStore(vault.follow, vault.view, vault.view)
}

/** A vault in this browser's storage. It hears of what other tabs store. For the browser alone. */
function browserVault<T>(kind: VaultKind<T>): Vault<T> {
  const vault = new Vault(
    kind,
    textBox(kind.name, () => localStorage),
    oneAtATime(kind.name),
    deviceSeal(kind.database, kind.name),
  )
  window.addEventListener('storage', ({ key }) => {
    // Null: another tab has cleared the whole storage.
    if (key === null || key.startsWith(kind.name)) void vault.refresh()
  })
  // What exists in memory alone goes with the page: the browser asks before that.
  askBeforeLeaving(() => vault.view().unstored > 0 && vault.view().problem !== null)
  return vault
}
