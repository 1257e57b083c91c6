/** Reports the slots of a text, such as {sessionDays}, that nothing fills. */
export function reportSlots(
  words: string,
  known: readonly string[],
  report: (sentence: string) => void,
): void {
  for (const part of words.split('{').slice(1)) {
    const name = part.split('}')[0] ?? ''
    if (part.includes('}') && known.includes(name)) continue
    report(`“{${name}}” is no slot; there are ${known.map((slot) => `{${slot}}`).join(', ')}.`)
  }
}
