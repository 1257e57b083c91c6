import { askBeforeLeaving } from '../askBeforeLeaving.ts'
import { oneAtATime } from '../oneAtATime.ts'
import { deviceSeal } from './deviceSeal.ts'
import type { VaultKind } from './kept.ts'
import { textBox } from './textBox.ts'
import { Vault } from './vault.ts'

/** A vault in this browser's storage. It hears of what other tabs store. For the browser alone. */
export function browserVault<T>(kind: VaultKind<T>): Vault<T> {
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
