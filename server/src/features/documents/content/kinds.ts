import { problemSentences } from '@hub/core/extract/problem'

/** The four kinds of file that the hub keeps. */
export const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const

export type DocumentKind = keyof typeof mimeTypes

/** The kind behind a type that we stored. */
export function kindOf(mimeType: string): DocumentKind {
  const kinds = Object.keys(mimeTypes) as DocumentKind[]
  return kinds.find((kind) => mimeTypes[kind] === mimeType) ?? 'txt'
}

/** What a file is: one of the four, or why it is not taken. */
export type Judgement = { kind: DocumentKind } | Refused

/** A sentence for the person who uploaded the file. */
export interface Refused {
  refused: string
}

const INSTEAD = 'Please upload a PDF, DOC, DOCX, or TXT file.'

/** @param what names the file's real kind, such as 'a picture (PNG)' */
export function notADocument(what: string): Refused {
  return { refused: `This is ${what}. ${INSTEAD}` }
}

export const webPage: Refused = { refused: problemSentences.web_page }

export const unknownKind: Refused = {
  refused: `We do not know what kind of file this is. ${INSTEAD}`,
}

export const locked: Refused = {
  refused:
    'This Word file is locked with a password. Save a copy without the password and upload that copy.',
}

export const withMacros: Refused = {
  refused:
    'This Word file holds macros, which are small programs. Save it as PDF, or as DOCX without macros, and upload that.',
}

export const damagedWord: Refused = {
  refused:
    'This looks like a Word file, but it is damaged or cut off. Save or download it again, then upload it.',
}
