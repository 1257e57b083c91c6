/** A mistake in the content, told to the person who can mend it. */
export interface Problem {
  /** Its path from the folder of the content. */
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** Takes down what is wrong on a line of one file. */
export type Report = (line: number, sentence: string) => void

/** Takes down the mistakes of one file in `problems`. */
export function reportOf(problems: Problem[], file: string): Report {
  return (line, sentence) => problems.push({ file, line, sentence })
}

/** Reports each word of a list that stands there a second time. */
export function reportRepeated(
  words: readonly { readonly text: string; readonly line: number }[],
  report: Report,
): void {
  const seen = new Set<string>()
  for (const { text, line } of words) {
    if (seen.has(text)) report(line, `“${text}” stands here twice.`)
    seen.add(text)
  }
}
