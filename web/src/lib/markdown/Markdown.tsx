import { Fragment, type ReactNode } from 'react'
import styles from './Markdown.module.css'
import { markdownBlocks } from './markdownBlocks.ts'
import type { Block, Inline, Table as TableOf } from './markdownParts.ts'
import { Table } from './Table.tsx'

/** How the parts are drawn that only the place around the text knows. */
export interface MarkdownParts {
  /** Plain words, such as ones with a phone number in them. */
  words?: (text: string) => ReactNode
  /** The number of a source. */
  cite: (number: number) => ReactNode
  /** Whether a path of this hub leads somewhere; links to others are shown as their words. */
  exists: (path: string) => boolean
}

/** An answer's text with its marks drawn. It makes elements, never HTML out of the text. */
export function Markdown({ text, ...parts }: MarkdownParts & { text: string }) {
  return (
    <div className={styles.text}>
      <Blocks blocks={markdownBlocks(text)} {...parts} />
    </div>
  )
}

function Blocks({ blocks, ...parts }: MarkdownParts & { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <OneBlock key={at} block={block} {...parts} />)
}

function OneBlock({ block, ...parts }: MarkdownParts & { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words of={block.parts} {...parts} />
        </p>
      )
    case 'heading':
      // No heading of the page: a model's headings would break the outline of the screen.
      return (
        <p className={styles.heading}>
          <Words of={block.parts} {...parts} />
        </p>
      )
    case 'code':
      return <pre className={styles.code}>{block.text}</pre>
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} {...parts} />
        </blockquote>
      )
    case 'list':
      return <List list={block} {...parts} />
    case 'table':
      return <Table table={drawn(block, parts)} />
  }
}

function drawn({ caption, heads, rows }: TableOf<readonly Inline[]>, parts: MarkdownParts) {
  const cells = (all: readonly (readonly Inline[])[]) =>
    all.map((of, at) => (of.length === 0 ? null : <Words key={at} of={of} {...parts} />))
  return {
    caption: caption && <Words of={caption} {...parts} />,
    heads: cells(heads),
    rows: rows.map(cells),
  }
}

function List({ list, ...parts }: MarkdownParts & { list: Extract<Block, { kind: 'list' }> }) {
  const items = list.items.map((blocks, at) => (
    <li key={at}>
      <Blocks blocks={blocks} {...parts} />
    </li>
  ))
  return list.ordered ? (
    <ol className={styles.ordered} start={list.start}>
      {items}
    </ol>
  ) : (
    <ul className={styles.list}>{items}</ul>
  )
}

function Words({ of, ...parts }: MarkdownParts & { of: readonly Inline[] }) {
  return of.map((inline, at) => (
    <Fragment key={at}>
      <Word inline={inline} {...parts} />
    </Fragment>
  ))
}

function Word({ inline, ...parts }: MarkdownParts & { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return parts.words ? parts.words(inline.text) : inline.text
    case 'code':
      return <code>{inline.text}</code>
    case 'strong':
      return (
        <strong>
          <Words of={inline.parts} {...parts} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Words of={inline.parts} {...parts} />
        </em>
      )
    case 'cite':
      return parts.cite(inline.number)
    case 'link':
      return <Link link={inline} {...parts} />
  }
}

function Link({ link, ...parts }: MarkdownParts & { link: Extract<Inline, { kind: 'link' }> }) {
  const words = <Words of={link.parts} {...parts} />
  if (!link.href.startsWith('/')) {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    )
  }
  const [path = ''] = link.href.split(/[?#]/)
  return parts.exists(path) ? <a href={link.href}>{words}</a> : words
}
