import { type Exists, type Item, linked, mainLinks, type NavLink } from './navigation.ts'

/** Screens that the header does not link. */
const footerItems: readonly Item[] = [
  { label: 'Resource Hub', candidates: ['/resources'] },
  { label: 'Guide', candidates: ['/guides'] },
  { label: 'Search and Discovery', candidates: ['/search'] },
  { label: 'School reviews', candidates: ['/reviews'] },
  { label: 'Document Analysis', candidates: ['/analysis'] },
  { label: 'Timeline', candidates: ['/timeline'] },
  { label: 'My record', candidates: ['/record'] },
  { label: 'Check an exported record', candidates: ['/record/verify'] },
  { label: 'AI Assistant', candidates: ['/chat', '/ai-assistant'] },
  { label: 'Premium', candidates: ['/subscribe'] },
  { label: 'What we keep, and for how long', candidates: ['/trust'] },
  { label: 'Moderation log', candidates: ['/moderation-log'] },
  { label: 'Your account and your data', candidates: ['/account'] },
]

/** Every screen that exists and that the header does not link already. */
export function footerLinks(exists: Exists): NavLink[] {
  const inHeader = new Set(mainLinks('', exists).map((link) => link.href))
  return linked(footerItems, '', exists).filter((link) => !inHeader.has(link.href))
}
