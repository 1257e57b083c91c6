import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { placeOfAddress } from './placeOfAddress.ts'

/** The rows of a list. */
export function rowsIn(list: HTMLElement | null): HTMLDetailsElement[] {
  return list ? [...list.querySelectorAll('details')] : []
}

/** Opens the row that the address leads into and goes there: on arrival, and by each link within the page. */
export function useRowOfAddress(): void {
  useLayoutEffect(() => {
    openPlace()
    window.addEventListener('hashchange', openPlace)
    return () => window.removeEventListener('hashchange', openPlace)
  }, [])
}

function openPlace(): void {
  const place = placeOfAddress()
  const row = place?.closest('details')
  if (!place || !row || row.open) return
  row.open = true
  place.scrollIntoView()
}

/** Opens all rows for a print, and closes those again that were closed before it. */
export function useOpenForPrint(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = rowsIn(list.current).filter((row) => !row.open)
      for (const row of opened) row.open = true
    }
    const close = () => {
      for (const row of opened) row.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [list])
}
