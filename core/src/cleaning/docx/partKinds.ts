import type { TraceKind } from '../trace.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Kinds of parts that a document is shown by, found by their place. */
export const ALWAYS_KEPT = set(
  'styles numbering settings webSettings fontTable theme footnotes endnotes chartStyle chartColorStyle diagramDrawing',
)

/** Those that it refers to where they are shown. */
export const KEPT_WHERE_SHOWN = set(
  'header footer image hyperlink chart chartEx chartUserShapes font diagramData diagramLayout diagramQuickStyle diagramColors',
)

/** Kinds that go, and what they are. */
export const GONE: Readonly<Record<string, TraceKind>> = {
  comments: 'comments',
  commentsExtended: 'comments',
  commentsIds: 'comments',
  commentsExtensible: 'comments',
  people: 'comments',
  customXml: 'appData',
  glossaryDocument: 'appData',
  stylesWithEffects: 'appData',
  printerSettings: 'program',
  attachedTemplate: 'template',
  mailMergeSource: 'dataSource',
  mailMergeHeaderSource: 'dataSource',
  recipientData: 'dataSource',
  mailMergeRecipientData: 'dataSource',
  vbaProject: 'macros',
  wordVbaData: 'macros',
  control: 'program_inside',
  activeXControlBinary: 'program_inside',
  keyMapCustomizations: 'program_inside',
  attachedToolbars: 'program_inside',
  webextensiontaskpanes: 'program_inside',
  webextension: 'program_inside',
  package: 'attachment',
  oleObject: 'attachment',
  thumbnail: 'preview',
  hdphoto: 'pictureBefore',
}

/** Kinds whose parts are no trace of their own: the marks that belong to them are counted. */
export const UNCOUNTED = set(
  'commentsExtended commentsIds commentsExtensible people stylesWithEffects',
)
