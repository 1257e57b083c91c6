import { TextLink } from '../../../ui/buttons/TextLink.tsx'

/** What premium is for, and the way to it once there is one. */
export function PremiumWay({ exists }: { exists: (path: string) => boolean }) {
  return (
    <>
      Premium costs $10 a month, cancel anytime. Uploading, listing and deleting stay free.{' '}
      {exists('/subscribe') ? (
        <TextLink href="/subscribe">See what premium has</TextLink>
      ) : (
        'It is not sold here yet. Your documents will wait here until then.'
      )}
    </>
  )
}
