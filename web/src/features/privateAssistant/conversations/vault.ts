import { useEffect, useSyncExternalStore } from 'react'
import { browserVault } from '../../../lib/private/browserVault.ts'
import type { VaultView } from '../../../lib/private/kept.ts'
import type { Vault } from '../../../lib/private/vault.ts'
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
