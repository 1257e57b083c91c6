import type { Detail } from '@hub/core/privacy/detail'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import styles from './DetailHints.module.css'

type TextBox = HTMLInputElement | HTMLTextAreaElement

interface DetailHintsProps {
  details: readonly Detail[]
  /** Puts the vaguer words into the text; answers where the cursor goes. */
  onReplace: (detail: Detail) => number
  /** Takes the last replacement back, as long as the text was not changed since. */
  undo: { readonly words: string; readonly run: () => void } | undefined
  /** The text's box: it takes the focus when no offer is left. */
  box: RefObject<TextBox | null>
}

/**
 * The details that could point to a person, under their field: why, and one replacement each. It
 * offers and never blocks; the count is read out politely when it changes.
 */
export function DetailHints({ details, onReplace, undo, box }: DetailHintsProps) {
  const panel = useRef<HTMLDivElement>(null)
  const replaced = useRef<{ at: number; cursor: number }>(undefined)
  const [everFound, setEverFound] = useState(false)
  if (details.length > 0 && !everFound) setEverFound(true)

  useLayoutEffect(() => {
    const last = replaced.current
    replaced.current = undefined
    if (!last) return
    const offers = [...(panel.current?.querySelectorAll<HTMLElement>('[data-at]') ?? [])]
    const next = offers.find((offer) => Number(offer.dataset.at) >= last.at) ?? offers.at(-1)
    if (next) return next.focus()
    box.current?.focus()
    box.current?.setSelectionRange(last.cursor, last.cursor)
  })

  const replace = (detail: Detail, at: number) => {
    replaced.current = { at, cursor: onReplace(detail) }
  }
  return (
    <div ref={panel}>
      <VisuallyHidden>
        <span role="status">{everFound && spokenCount(details.length)}</span>
      </VisuallyHidden>
      {details.length > 0 && (
        <section className={styles.hints} aria-label={detailsHeading(details.length)}>
          <p className={styles.heading}>{detailsHeading(details.length)}</p>
          <ul>
            {details.map((detail, at) => (
              <li key={`${detail.start}-${detail.text}`} className={styles.hint}>
                <span>{detail.why}</span>
                {detail.replacement !== null && (
                  <button
                    type="button"
                    data-at={at}
                    className={styles.offer}
                    onClick={() => replace(detail, at)}
                  >
                    Use “{detail.replacement}”
                    <VisuallyHidden> in place of “{detail.text}”</VisuallyHidden>
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {undo && (
        <p className={styles.undo}>
          <span>“{undo.words}” was replaced.</span>
          <button
            type="button"
            className={styles.offer}
            onClick={() => {
              undo.run()
              box.current?.focus()
            }}
          >
            Undo
            <VisuallyHidden> and put “{undo.words}” back</VisuallyHidden>
          </button>
        </p>
      )}
    </div>
  )
}

function detailsHeading(count: number): string {
  return count === 1
    ? '1 detail here could point to you or someone else'
    : `${count} details here could point to you or someone else`
}

function spokenCount(count: number): string {
  return count === 0 ? 'No details are left that we noticed.' : detailsHeading(count)
}
