/** Prints the recovery code alone: nothing on the paper says what it is for. */
export function printCode(): void {
  const root = document.documentElement
  const title = document.title
  root.dataset.printing = 'code'
  // The browser prints the title at the top of the page.
  document.title = ' '
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
      document.title = title
    },
    { once: true },
  )
  print()
}
