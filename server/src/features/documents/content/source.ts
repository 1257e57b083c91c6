/** A finished file, of which any part can be read. */
export interface Source {
  /** In bytes. */
  readonly size: number
  /** The bytes of the range, cut at the file's end. */
  read(offset: number, length: number): Promise<Buffer>
}
