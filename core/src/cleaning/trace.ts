/** What a file can carry besides its text. Each has its words in `traceWords.ts`. */
export const traceKinds = [
  'author',
  'company',
  'title',
  'program',
  'dates',
  'editing',
  'template',
  'path',
  'property',
  'dataSheet',
  'comments',
  'tracked',
  'sessions',
  'preview',
  'versions',
  'attachment',
  'macros',
  'program_inside',
  'picture',
  'place',
  'pictureBefore',
  'dataSource',
  'signature',
  'appData',
  'fields',
  'leftovers',
  'hiddenText',
  'hiddenField',
  'formValues',
  'cropped',
  'toBlackOut',
  'hiddenLayer',
  'fromElsewhere',
  'insidePart',
  'otherPicture',
  'notLookedFor',
] as const
export type TraceKind = (typeof traceKinds)[number]

/** One kind of thing that a file carries besides its text. */
export interface Trace {
  readonly kind: TraceKind
  /** It is in a clean copy as well. */
  readonly stays: boolean
  /** What it says, such as names: each once, cut short, the first few. */
  readonly values: readonly string[]
  /** How many there are, at least 1. */
  readonly count: number
}

export interface Cleaned {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly removed: readonly Trace[]
  readonly kept: readonly Trace[]
}

/**
 * Why there can be no clean copy. The codes go into no store. 'not_loaded' is ours and says nothing of the file: a part
 * of the program did not come, as where the network went away.
 */
export type CleaningCode =
  | 'locked'
  | 'damaged'
  | 'too_large_inside'
  | 'kind'
  | 'foreign'
  | 'not_loaded'

/** The one error of cleaning. It holds a code and never a word of the file. */
export class CleaningProblem extends Error {
  override readonly name = 'CleaningProblem'
  readonly code: CleaningCode

  constructor(code: CleaningCode) {
    super(code)
    this.code = code
  }
}
