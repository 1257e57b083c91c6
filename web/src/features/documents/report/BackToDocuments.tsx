import { TextLink } from '../../../ui/TextLink.tsx'

/** The way from a report back to the list. */
export function BackToDocuments() {
  return (
    <>
      <TextLink href="/analysis">Documents</TextLink> / Report
    </>
  )
}
