/**
 * Prints one part of the page alone. Which one its style sheet says, by `data-printing` of the root element.
 *
 * @param part the recovery code, or the questions of a report
 * @param title stands for the page's own title meanwhile, since browsers print it above the page and name the file after
 *   it: nothing on the paper says where it is from
 */
export function printPart(part: 'code' | 'questions', title: string): void {
  const root = document.documentElement
  const before = document.title
  root.dataset.printing = part
  document.title = title
  addEventListener(
    'afterprint',
    () => {
      delete root.dataset.printing
      document.title = before
    },
    { once: true },
  )
  print()
}
