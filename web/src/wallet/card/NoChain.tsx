import { TextLink } from '../../ui/buttons/TextLink.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'

/** Stands where a wallet would be of use, on a hub that runs without a blockchain. */
export function NoChain({ headingLevel }: { headingLevel?: 2 | 3 }) {
  return (
    <Empty
      title="This hub runs without a blockchain."
      headingLevel={headingLevel}
      // A screen's own lead names what takes its place.
      action={
        headingLevel === undefined && (
          <TextLink href="/reviews">Read and write reviews without a wallet</TextLink>
        )
      }
    >
      There is nothing to connect a wallet to. Everything else works as usual.
    </Empty>
  )
}
