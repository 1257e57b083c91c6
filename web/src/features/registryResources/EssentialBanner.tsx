import { Alert } from '../../ui/feedback/Alert.tsx'

const reasons = {
  empty: 'Nobody has added a resource to this chain yet.',
  unreachable: 'We could not reach the chain, so what people added there is not shown.',
  off: 'This hub is not connected to a chain.',
} as const

/** Why the built-in resources stand where those of the chain would. */
export type EssentialReason = keyof typeof reasons

/** The banner over the four built-in resources. */
export function EssentialBanner({ reason }: { reason: EssentialReason }) {
  return (
    <Alert title="Showing Essential Resources">
      {reasons[reason]} These four come with the hub.
    </Alert>
  )
}
