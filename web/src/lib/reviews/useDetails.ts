import { applyReplacement } from '@hub/core/privacy/applyReplacement'
import type { Detail } from '@hub/core/privacy/detail'
import { useEffect, useState } from 'react'
import { useDebounced } from '../useDebounced.ts'
import { checkDetails, followCheck, prepareCheck, useRulesAlone } from './checkDetails.ts'

/** How long typing rests before a text is looked through, in milliseconds. */
const REST = 400

export interface Details {
  /** What could point to a person in the text as it stands now. */
  found: readonly Detail[]
  /** The text with a detail's vaguer words in its place, and where the cursor goes. */
  replace: (detail: Detail) => { text: string; cursor: number }
  /** The check's code could not be fetched. */
  failed: boolean
  /** The model that finds the most could not be fetched, so that rules look alone. */
  rulesAlone: boolean
}

/** A text and what was found in it. */
interface Checked {
  readonly text: string
  readonly details: readonly Detail[]
}

/**
 * Looks through a text for identifying details whenever typing rests. The check's code is fetched
 * with the first text and runs here in the browser, beside the page; nothing is sent. When its model
 * has come the text is looked through again.
 */
export function useDetails(text: string, schoolName: string): Details {
  const rested = useDebounced(text, REST)
  const school = useDebounced(schoolName, REST)
  const [checked, setChecked] = useState<Checked>({ text: '', details: [] })
  const [failed, setFailed] = useState(false)
  const rulesAlone = useRulesAlone()
  const wanted = text !== ''

  useEffect(() => {
    if (wanted) prepareCheck()
  }, [wanted])

  useEffect(() => {
    if (rested === '') return
    let current = true
    const show = (details: readonly Detail[]) => {
      if (!current) return
      setChecked({ text: rested, details })
      setFailed(false)
    }
    const look = () => {
      checkDetails(rested, school).then(show, () => current && setFailed(true))
    }
    look()
    const stop = followCheck(look)
    return () => {
      current = false
      stop()
    }
  }, [rested, school])

  return {
    found: carryDetails(checked.details, checked.text, text),
    replace: (detail) => applyReplacement(text, detail),
    failed,
    rulesAlone,
  }
}

/**
 * The details found in `before` as they stand in `after`, a text that was changed in one place: those
 * in front of the change stay, those behind it move, those it touches are dropped. So the marks never
 * lie beside their words while a new search has not run yet.
 */
export function carryDetails(
  details: readonly Detail[],
  before: string,
  after: string,
): readonly Detail[] {
  if (before === after || details.length === 0) return details
  const same = Math.min(before.length, after.length)
  let front = 0
  while (front < same && before[front] === after[front]) front += 1
  let back = 0
  while (back < same - front && before.at(-1 - back) === after.at(-1 - back)) back += 1
  const changeEnd = before.length - back
  const shift = after.length - before.length
  return details.flatMap((detail) => {
    if (detail.end <= front) return [detail]
    if (detail.start < changeEnd) return []
    return [{ ...detail, start: detail.start + shift, end: detail.end + shift }]
  })
}
