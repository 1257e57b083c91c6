import type { DocumentText } from '@hub/core/document/documentText'
import { memo, type RefObject, useMemo } from 'react'
import type { Lit } from '../../../lib/report/lit.ts'
import styles from './Letter.module.css'
import { type Mark, segmentsOf } from './letterMarks.ts'
import { letterSheets, type Paragraph, type Sheet } from './letterSheets.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { pageAnchor, useOpenPage } from './useOpenPage.ts'

interface LetterProps {
  document: DocumentText
  /** What it is called: letter or document. */
  noun: string
  marks: readonly Mark[]
  lit: Lit | null
  pane: RefObject<HTMLDivElement | null>
}

/**
 * The document's own words, page by page, with the marks of the findings. A press on a mark goes to
 * its entry. Pages far from view are laid out only when they come near (style sheet), so that a
 * thousand of them stay usable, and the browser's own search still finds their words.
 */
export function Letter({ document, noun, marks, lit, pane }: LetterProps) {
  const sheets = useMemo(() => letterSheets(document), [document])
  const marksOf = useMemo(() => marksBySheet(sheets, marks), [sheets, marks])
  useOpenPage(pane)
  return (
    <section className={styles.letter} id="letter" tabIndex={-1} aria-labelledby="letter-title">
      <h2 id="letter-title" className={styles.title}>
        The {noun}
      </h2>
      <div
        ref={pane}
        data-long={sheets.length > LONG || undefined}
        className={styles.pane}
        // It scrolls on wide screens, so that it must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby="letter-title"
      >
        {sheets.map((sheet, at) => (
          <LetterSheet
            key={sheet.start}
            sheet={sheet}
            marks={marksOf[at] ?? none}
            lit={lit && lit.start < sheet.end && lit.end > sheet.start ? lit : null}
          />
        ))}
      </div>
    </section>
  )
}

/** From this number of sheets on, those far from view are not laid out. */
const LONG = 12

const none: readonly Mark[] = []

function marksBySheet(sheets: readonly Sheet[], marks: readonly Mark[]): (readonly Mark[])[] {
  return sheets.map(({ start, end }) => {
    const here = marks.filter((mark) => mark.start < end && mark.end > start)
    return here.length > 0 ? here : none
  })
}

interface SheetProps {
  sheet: Sheet
  marks: readonly Mark[]
  lit: Lit | null
}

const LetterSheet = memo(function LetterSheet({ sheet, marks, lit }: SheetProps) {
  return (
    <div className={styles.sheet} data-begins={sheet.begins || undefined}>
      {sheet.begins && (
        <h3 id={pageAnchor(sheet.page)} tabIndex={-1} className={styles.page}>
          Page {sheet.page}
        </h3>
      )}
      {sheet.paragraphs.length === 0 && (
        <p className={styles.noWords}>There are no words on this page.</p>
      )}
      {sheet.paragraphs.map((paragraph) => (
        <p key={paragraph.start} className={styles.paragraph}>
          <Words paragraph={paragraph} marks={marks} lit={lit} />
        </p>
      ))}
    </div>
  )
})

interface WordsProps extends Pick<SheetProps, 'marks' | 'lit'> {
  paragraph: Paragraph
}

function Words({ paragraph, marks, lit }: WordsProps) {
  const { start, end, text } = paragraph
  return segmentsOf(start, end, marks, lit).map((segment) => {
    const words = text.slice(segment.start - start, segment.end - start)
    const item = segment.mark?.item ?? (segment.lit ? lit?.item : undefined)
    if (item === undefined) return words
    return (
      <MarkedWords
        key={segment.start}
        segment={segment}
        item={item}
        continues={segment.mark !== null && segment.mark.start < segment.start}
      >
        {words}
      </MarkedWords>
    )
  })
}
