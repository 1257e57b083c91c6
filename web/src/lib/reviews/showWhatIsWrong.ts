/** The focus goes to the first wrong field; a failure without one is brought into view. */
export function showWhatIsWrong(fields: HTMLElement | null): void {
  const wrong = fields?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const shown = wrong?.closest('[data-invalid]') ?? fields?.querySelector('[data-failure]')
  wrong?.focus({ preventScroll: true })
  // In the middle, clear of the row of buttons, and with the sentence above the field.
  shown?.scrollIntoView({ block: 'center' })
}
