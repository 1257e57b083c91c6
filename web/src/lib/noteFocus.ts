/**
 * Notes where the focus is, before something that takes a while.
 *
 * @returns whether the reader has gone nowhere since: the focus may be moved then, and is torn from nobody's hands. It
 *   is on the page itself where the control that had it is gone.
 */
export function noteFocus(): () => boolean {
  const before = document.activeElement
  return () => [before, document.body].includes(document.activeElement)
}
