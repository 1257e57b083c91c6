import { Fragment } from 'react'
import { markedParts, type Range } from './markedParts.ts'

interface MarkedProps {
  text: string
  /** Where the matched words are, as [start, end) in UTF-16 units. */
  ranges: readonly Range[]
}

/** Text with the given ranges highlighted. */
export function Marked({ text, ranges }: MarkedProps) {
  return markedParts(text, ranges).map((part, index) =>
    part.marked ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
