import type { FileType } from '@hub/core/extract/extracted'

/** The same limit as on the wire, where it stands beside schemas that this screen need not load. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024

/** The kinds of files that are taken, as the wire and the chain name them. */
export const mimeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const satisfies Record<FileType, string>

/** For a file input: phones go by the MIME types, desktops by the endings. */
export const acceptedFiles = [
  ...Object.keys(mimeTypes).map((ending) => `.${ending}`),
  ...Object.values(mimeTypes),
].join(',')

/** What is said of a file, in the spec's words. */
export interface FileWords {
  title: string
  text: string
}

export const wrongType: FileWords = {
  title: 'Invalid file type',
  text: 'Please upload a PDF, DOC, DOCX, or TXT file.',
}
export const tooLarge: FileWords = {
  title: 'File too large',
  text: 'Please upload a file smaller than 10MB.',
}

/** Why a file cannot be taken; undefined for one that may be sent. The server judges its content. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileWords | undefined {
  if (!typeOf(file)) return wrongType
  if (file.size > FILE_BYTES_MAX) return tooLarge
  return undefined
}

/**
 * The MIME type that a file is sent as. Its ending decides: what a system calls a type depends on
 * the programs that are installed. A name without an ending, as phones give, goes by the type.
 */
export function typeOf(file: Pick<File, 'name' | 'type'>): string | undefined {
  const kind = kindOf(file)
  return kind && mimeTypes[kind]
}

/** What a file is by its ending, or by its type where the name has none; undefined for any other kind. */
export function kindOf({ name, type }: Pick<File, 'name' | 'type'>): FileType | undefined {
  const kinds = Object.keys(mimeTypes) as FileType[]
  const ending = /\.([^.\s/\\]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  return kinds.find((kind) => (ending === undefined ? mimeTypes[kind] === type : kind === ending))
}
