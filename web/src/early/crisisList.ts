/**
 * The list of crisis lines is a native details element and needs no script. This adds what people
 * expect of a list that lies over the page: Esc and a press beside it close it, and a link to
 * "#crisis-lines" opens it.
 */
export function startCrisisList(): void {
  document.addEventListener('keydown', closeByKey, true)
  document.addEventListener('click', onClick, true)
}

function closeByKey(event: KeyboardEvent): void {
  const list = openList()
  if (event.key !== 'Escape' || !list) return
  // A dialog under the list stays open.
  event.preventDefault()
  list.open = false
  list.querySelector('summary')?.focus()
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('a[href="#crisis-lines"]')) {
    const list = document.querySelector<HTMLDetailsElement>('[data-crisis]')
    if (!list) return
    event.preventDefault()
    list.open = true
    list.querySelector('summary')?.focus()
    return
  }
  const list = openList()
  if (list && !list.contains(event.target)) list.open = false
}

function openList(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('[data-crisis][open]')
}
