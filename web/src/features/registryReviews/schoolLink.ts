import type { MouseEvent } from 'react'
import { navigate } from '../../lib/location.ts'

/** The part of the address that names a school of the registry. */
const field = 'school'

/** The address of a school's reviews; of all reviews without a school. */
export function reviewsPath(schoolId?: number): string {
  return schoolId === undefined ? '/web3-reviews' : `/web3-reviews?${field}=${schoolId}`
}

/** The school that the address names: undefined for none, null for what can be no school. */
export function schoolOf(query: URLSearchParams): number | null | undefined {
  const text = query.get(field)
  if (text === null) return undefined
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/**
 * A link inside of this screen. Other screens with a wallet are documents of their own, which a link loads anew; here
 * that would cost the connection and what was typed.
 */
export function linkHere(href: string) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    navigate(href)
  }
  return { href, onClick }
}
