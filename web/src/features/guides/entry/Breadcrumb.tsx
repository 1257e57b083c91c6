import { TextLink } from '../../../ui/buttons/TextLink.tsx'

interface BreadcrumbProps {
  /** The entry's chapter, once it is known. */
  chapter: { topic: string; label: string } | undefined
}

/** The way back to the list, and to the place of the chapter in it. */
export function Breadcrumb({ chapter }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <TextLink href="/guides">Guide</TextLink>
      {chapter && (
        <>
          {' / '}
          <TextLink href={`/guides#${chapter.topic}`}>{chapter.label}</TextLink>
        </>
      )}
    </nav>
  )
}
