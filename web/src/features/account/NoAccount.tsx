import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Groups } from '../../ui/layout/EntryGroup.tsx'
import { Part } from './Part.tsx'
import { SignInWays } from './signIn/SignInWays.tsx'
import type { Ceremony } from './signIn/useCeremony.ts'

interface NoAccountProps {
  ceremony: Ceremony
  /** What happened to an account stands above: no title below may say that nothing was kept. */
  isAfterNotice: boolean
  exists: (path: string) => boolean
}

/** What a browser without an account shows. Nothing is asked for. */
export function NoAccount({ ceremony, isAfterNotice, exists }: NoAccountProps) {
  return (
    <Groups>
      <Part title={isAfterNotice ? 'In this browser now' : 'Nothing is kept yet'}>
        <p>
          There is no account in this browser. You do not need one to read, to search or to write a
          review.
        </p>
        <p>
          A guest account starts by itself when you first upload or seal a document, or start a
          subscription. It lives in this browser only. You can keep it with a passkey later, here.{' '}
          {exists('/analysis') && <TextLink href="/analysis">Upload a document</TextLink>}
        </p>
      </Part>
      <Part title="Sign in" note="If you kept an account before, on this device or another one.">
        <SignInWays ceremony={ceremony} main />
      </Part>
    </Groups>
  )
}
