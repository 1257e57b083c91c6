/**
 * Whether a link is the current one: `under` names addresses, parted by spaces, and `path` is one
 * of them or lies below it. "/schools/7" lies below "/schools"; "/schools-list" does not; nothing
 * lies below "/".
 */
export function isCurrent(under: string, path: string): boolean {
  return under
    .split(' ')
    .some((prefix) => path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`)))
}

/** Marks the current links of header and bottom bar, which are plain HTML, after a navigation. */
export function markCurrent(path: string): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-under]')) {
    if (isCurrent(link.dataset.under ?? '', path)) link.ariaCurrent = 'page'
    else link.removeAttribute('aria-current')
  }
}
