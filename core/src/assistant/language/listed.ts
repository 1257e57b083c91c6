/** The words of a text. */
export function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** @param text "short: meant, short: meant" */
export function paired(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').map((pair) => {
      const [short = '', meant = ''] = pair.split(':')
      return [short.trim(), meant.trim()] as const
    }),
  )
}
