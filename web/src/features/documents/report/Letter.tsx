import type { DocumentText } from '@hub/core/document/documentText'
import { memo, type RefObject, useMemo } from 'react'
import type { Lit } from '../../../lib/report/lit.ts'
import { Contents } from './Contents.tsx'
import { paragraphAnchor } from './contentsOf.ts'
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
  /** Shows the entry that a mark belongs to, by its DOM id. Never another function, or all sheets are drawn anew. */
  onOpen: (id: string) => void
}

/**
 * The document's own words, page by page, with the marks of the findings. A press on a mark goes to
 * its entry. Pages far from view are laid out only when they come near (style sheet), so that a
 * thousand of them stay usable, and the browser's own search still finds their words.
 */
export function Letter({ document, noun, marks, lit, pane, onOpen }: LetterProps) {
  const sheets = useMemo(() => letterSheets(document), [document])
  const marksOf = useMemo(() => marksBySheet(sheets, marks), [sheets, marks])
  const isLong = sheets.length > LONG
  useOpenPage(pane)
  return (
    <section className={styles.letter} id="letter" tabIndex={-1} aria-labelledby="letter-title">
      <h2 id="letter-title" className={styles.title}>
        The {noun}
      </h2>
      {isLong && <Contents noun={noun} sheets={sheets} pane={pane} />}
      <div
        ref={pane}
        data-long={isLong || undefined}
        className={styles.pane}
        // It scrolls on wide screens, so that it must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`Pages of the ${noun}`}
      >
        {sheets.map((sheet, at) => (
          <LetterSheet
            key={sheet.start}
            sheet={sheet}
            marks={marksOf[at] ?? none}
            lit={lit && lit.start < sheet.end && lit.end > sheet.start ? lit : null}
            onOpen={onOpen}
          />
        ))}
      </div>
    </section>
  )
}

/** Beyond this number of sheets, those far from view are not laid out, and there is a list of contents. */
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
  onOpen: (id: string) => void
}

const LetterSheet = memo(function LetterSheet({ sheet, marks, lit, onOpen }: SheetProps) {
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
        <p key={paragraph.start} id={paragraphAnchor(paragraph)} className={styles.paragraph}>
          <Words paragraph={paragraph} marks={marks} lit={lit} onOpen={onOpen} />
        </p>
      ))}
    </div>
  )
})

interface WordsProps extends Omit<SheetProps, 'sheet'> {
  paragraph: Paragraph
}

function Words({ paragraph, marks, lit, onOpen }: WordsProps) {
  const { start, end, text } = paragraph
  return segmentsOf(start, end, marks, lit).map((segment) => {
    const words = text.slice(segment.start - start, segment.end - start)
    // Whoever came from an entry goes back to it, also where the words bear another one's mark.
    const item = (segment.lit ? lit?.item : undefined) ?? segment.mark?.item
    if (item === undefined) return words
    return (
      <MarkedWords
        key={segment.start}
        segment={segment}
        item={item}
        continues={segment.mark !== null && segment.mark.start < segment.start}
        onOpen={onOpen}
      >
        {words}
      </MarkedWords>
    )
  })
}
