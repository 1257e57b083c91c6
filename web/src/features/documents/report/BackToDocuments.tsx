import { TextLink } from '../../../ui/buttons/TextLink.tsx'

/** The way from a report back to the list, with the kind of document as the last part of the path. */
export function BackToDocuments({ kind = 'Report' }: { kind?: string | undefined }) {
  return (
    <>
      <TextLink href="/analysis">Documents</TextLink> / {kind}
    </>
  )
}
