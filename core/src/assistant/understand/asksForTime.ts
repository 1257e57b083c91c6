const OF_TIME =
  /\b(?:when|how (?:long|many days|soon|late|quick)|days?|deadline|late|still|too (?:late|soon)|by (?:when|what)|in time|enough time|which|who is right|before|count|calendar|overdue|cu[aá]ndo|plazo|d[ií]as)\b/i

/** Whether a text asks for a day, a length of time or an order. */
export function asksForTime(text: string): boolean {
  return OF_TIME.test(text)
}
