/** What stands between a program that handles a document and the rest of the machine. */
export interface Walls {
  /** Where bubblewrap is: namespaces without network and without any file but code. Null: the server's own. */
  readonly bubblewrap: string | null
  /** A user and group that own nothing. Null: the server's own. */
  readonly user: number | null
  /**
   * Whether the process loses the right to open anything, file or connection, once it has loaded its code and before
   * it is given the document. Inside of bubblewrap it could open nothing of worth.
   */
  readonly freezes: boolean
}

/** What a program that was taken over would reach for. */
export const reaches = [
  'the network',
  'files to write',
  "the server's signals",
  'the keys',
] as const
export type Reach = (typeof reaches)[number]

/** Walls with what was still reached from inside when it was tried, without the help of Node's own permissions. */
export interface ProvenWalls {
  readonly walls: Walls
  readonly open: readonly Reach[]
  /** The same for Tesseract, which reads its own files and so cannot be kept from opening any. Where not empty it is not run. */
  readonly openToPictures: readonly Reach[]
}

/** One line for an operator. */
export function describeWalls({ walls, open, openToPictures }: ProvenWalls): string {
  const layers = [
    walls.bubblewrap && 'bubblewrap with a filter of system calls',
    walls.user !== null && `its own user (${walls.user})`,
    walls.freezes && 'no right to open anything',
    "limits, and Node's permissions",
  ].filter((layer) => layer !== null && layer !== false)
  const reached = open.length === 0 ? 'reaches nothing' : `still reaches ${open.join(', ')}`
  const pictures =
    openToPictures.length > 0
      ? ` Scans are not read: Tesseract would still reach ${openToPictures.join(', ')}. Install bubblewrap (README, "In production").`
      : ''
  return `Files are read behind: ${layers.join('; ')}. A reader that was taken over ${reached}.${pictures}`
}
