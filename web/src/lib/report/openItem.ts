/**
 * Brings an entry of the report into view, opens it with all that it is folded up in, and moves the focus to it. What fills most of the window is shown
 * from its beginning.
 *
 * @param id its DOM id
 */
export function openItem(id: string): void {
  const item = document.getElementById(id)
  item?.querySelector('details')?.setAttribute('open', '')
  for (let part = item?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true
  }
  item?.focus({ preventScroll: true })
  const isTall = item !== null && item.offsetHeight > innerHeight / 2
  item?.scrollIntoView({ block: isTall ? 'start' : 'center' })
}
