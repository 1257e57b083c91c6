/** The label of the nth entry of a list, in one of Word's ways to count. */
export function countLabel(format: string, n: number): string {
  switch (format) {
    case 'lowerLetter':
      return letters(n)
    case 'upperLetter':
      return letters(n).toUpperCase()
    case 'lowerRoman':
      return roman(n)
    case 'upperRoman':
      return roman(n).toUpperCase()
    case 'decimalZero':
      return String(n).padStart(2, '0')
    case 'ordinal':
      return `${n}${ordinalEnd(n)}`
    case 'none':
      return ''
    default:
      return String(n)
  }
}

/** After z come aa, bb, cc. */
function letters(n: number): string {
  if (n < 1) return String(n)
  const letter = String.fromCharCode(97 + ((n - 1) % 26))
  return letter.repeat(Math.min(20, Math.ceil(n / 26)))
}

const ROMANS: readonly (readonly [value: number, numeral: string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(n: number): string {
  if (n < 1 || n > 3999) return String(n)
  let left = n
  let numeral = ''
  for (const [value, letter] of ROMANS) {
    for (; left >= value; left -= value) numeral += letter
  }
  return numeral
}

function ordinalEnd(n: number): string {
  const tens = n % 100
  if (tens >= 11 && tens <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'
}
