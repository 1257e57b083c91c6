/** How a sentence begins that speaks of what was said right before it. */
const reference =
  /^(?:(?:at any time |right |just )?(?:before|after|until|since|by) (?:that|this|then)\b|(?:that|this|these|those|they|it|then|otherwise|also|the same)\b(?! guide| rule| school| person))/i

/** Whether a text makes sense only after the one that it stands behind. */
export function leans(text: string): boolean {
  return reference.test(text)
}
