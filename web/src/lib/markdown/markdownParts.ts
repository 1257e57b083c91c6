/** What a text is made of. There is no kind for HTML or pictures: they stay text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] }
  /** `[2]`: it counts in the answer's sources from 1. */
  | { readonly kind: 'cite'; readonly number: number }

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      /** The number of an ordered list's first item. */
      readonly start: number
      readonly items: readonly (readonly Block[])[]
    }
  | ({ readonly kind: 'table' } & Table<readonly Inline[]>)

export interface Table<Cell> {
  readonly caption: Cell | null
  /** One for each column; the first stands above the names of the rows. */
  readonly heads: readonly Cell[]
  /** Each as long as `heads`; the first cell is the row's name. */
  readonly rows: readonly (readonly Cell[])[]
}
