/** Names the tab after its screen, but not one that was left meanwhile: it is blank, and so is its name. */
export function nameTab(title: string): void {
  if (!document.documentElement.hidden) document.title = title
}
