import type { Account } from '@hub/api/account'
import { Groups } from '../../ui/layout/EntryGroup.tsx'
import { ActivityList } from './activities/ActivityList.tsx'
import { GuestPart } from './GuestPart.tsx'
import { DeletePart } from './leaving/DeletePart.tsx'
import { ExportPart } from './leaving/ExportPart.tsx'
import { SignOutPart } from './leaving/SignOutPart.tsx'
import type { Notice } from './notice.ts'
import { PasskeysPart } from './passkeys/PasskeysPart.tsx'
import { PremiumPart } from './premium/PremiumPart.tsx'
import type { Ceremony } from './signIn/useCeremony.ts'

interface OwnAccountProps {
  account: Account
  ceremony: Ceremony
  /** Says at the top of the screen what happened. */
  say: (notice: Notice) => void
  exists: (path: string) => boolean
}

/** An account, with all that its owner can do with it. */
export function OwnAccount({ account, ceremony, say, exists }: OwnAccountProps) {
  return (
    <Groups>
      {account.isGuest ? (
        <GuestPart ceremony={ceremony} />
      ) : (
        <PasskeysPart ceremony={ceremony} say={say} />
      )}
      <PremiumPart accountId={account.id} exists={exists} />
      <ActivityList exists={exists} />
      <ExportPart />
      <SignOutPart isGuest={account.isGuest} say={say} />
      <DeletePart account={account} say={say} />
    </Groups>
  )
}
