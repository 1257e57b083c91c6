/** Puts an opened row into the address, without a step in the history: a reload finds it open. */
export function keepPlace(slug: string): void {
  history.replaceState(history.state, '', `#${slug}`)
}

/** Takes a closed row out of the address, if the address leads into it. */
export function forgetPlace(row: HTMLElement): void {
  if (!placeOfAddress() || !row.contains(placeOfAddress())) return
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** What the address leads to, where that is there. */
export function placeOfAddress(): HTMLElement | null {
  return location.hash ? document.getElementById(location.hash.slice(1)) : null
}
