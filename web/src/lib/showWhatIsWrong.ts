import { keepInView } from '../ui/overlays/keepInView.ts'

/** The focus goes to the first wrong field; a failure without one is brought into view. */
export function showWhatIsWrong(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const shown =
    wrong?.closest<HTMLElement>('[data-invalid]') ??
    fields?.querySelector<HTMLElement>('[data-failure]')
  wrong?.focus({ preventScroll: true })
  // With the sentence above the field.
  if (shown) keepInView(shown)
}
