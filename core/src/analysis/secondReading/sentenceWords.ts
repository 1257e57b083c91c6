const months =
  'january|february|march|april|may|june|july|august|september|october|november|december'

/** What differs from letter to letter and says nothing about the rules, each under one word. */
const particulars: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:Mr|Ms|Mrs|Mx|Dr|Prof|Professor|Dean|Principal|Judge|Coach)\.? (?:[A-Z]\.? ?)*[A-Z][\w'-]+(?: [A-Z][\w'-]+)?/g,
    ' person ',
  ],
  [/\$\s?\d[\d,.]*/g, ' money '],
  [new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:,? \\d{4})?`, 'gi'), ' date '],
  [new RegExp(`\\b\\d{1,2} (?:${months})(?:,? \\d{4})?`, 'gi'), ' date '],
  [/\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/g, ' date '],
  [/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?/gi, ' hour '],
  [/(?<=\w )[A-Z][a-z]+(?: [A-Z][a-z]+)+/g, ' name '],
]

/** Below it a number of days is short, whatever the number. */
const FEW = 10

/**
 * The words of a sentence in small letters, to be learnt from: names, dates, hours and sums of money stand under one
 * word each, "cannot" and "won't" show their "not", and a number is few or many.
 */
export function sentenceWords(text: string): readonly string[] {
  let plain = text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
  for (const [says, word] of particulars) plain = plain.replace(says, word)
  plain = plain
    .toLowerCase()
    .replace(/n't\b/g, ' not')
    .replace(/\bcannot\b/g, 'can not')
    .replace(/\b\d+\b/g, (digits) => (Number(digits) < FEW ? ' few ' : ' many '))
    .replace(/'(?:s|re|ve|ll|d|m)\b/g, ' ')
  return plain.match(/[a-z]+/g) ?? []
}
