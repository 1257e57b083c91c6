import { isEarly, whenTakenOver } from './takeOver.ts'

const chosen = new Set<HTMLInputElement>()

/** Tells the page's script, once it has taken over, of the files that were chosen before: nobody heard of them. */
export function startFileChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (isEarly() && target instanceof HTMLInputElement && target.type === 'file')
      chosen.add(target)
  })
  whenTakenOver(() => {
    for (const input of chosen) {
      // Who takes a file empties its field: that one was heard of after all.
      if (input.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }))
    }
    chosen.clear()
  })
}
