/** Does all steps of a work one after the other, and answers what comes of it. */
export function atOnce<T>(steps: Generator<undefined, T, void>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
