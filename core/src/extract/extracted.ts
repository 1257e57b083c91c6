import type { DocumentText } from '../document/documentText.ts'

export const fileTypes = ['pdf', 'docx', 'doc', 'txt'] as const
export type FileType = (typeof fileTypes)[number]

export interface Extracted {
  readonly document: DocumentText
  /** 'ocr' where words of any page were read from a picture. */
  readonly readBy: 'text' | 'ocr'
  /** Sentences about what was left out or may be wrong, each once. */
  readonly notes: readonly string[]
}

/** A page as a picture: one byte per pixel, 0 is black and 255 white, row after row from the top. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly dotsPerInch: number
  readonly pixels: Uint8Array
}

/** Reads the words in a picture; lines end in '\n', a blank line parts paragraphs. */
export type PictureReader = (picture: GreyPicture) => Promise<string>

/** The parts of a DOC file: a line is a paragraph, cells end in a tab. */
export interface DocParts {
  readonly body: string
  readonly footnotes: string
  readonly endnotes: string
  readonly headers: string
  readonly footers: string
  readonly textBoxes: string
}

/** Takes a DOC file apart; rejects where it cannot. */
export type DocReader = (bytes: Uint8Array) => Promise<DocParts>

/** What the place that runs the extraction can lend to it. */
export interface ExtractOptions {
  /** Without it a DOC file is 'unsupported'. */
  readonly readDoc?: DocReader
  /** Without it a scan is 'no_text'. */
  readonly readPicture?: PictureReader
}
