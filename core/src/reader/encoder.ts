/** What the reader is given: the product runs it by onnxruntime, on the server in a thread, in the browser in a worker. */
export interface Encoder {
  /** Numbers of a token's vector. */
  readonly width: number
  /**
   * Reads windows of token ids, each beginning with the classification token.
   *
   * @returns for each window its tokens' vectors, one after the other: `ids.length * width` numbers. What stands beside a
   *   window in the same call does not change them.
   */
  encode(windows: readonly (readonly number[])[]): Promise<readonly Float32Array[]>
}

/** Words as the encoder knows them. */
export interface Vocabulary {
  /** The ids of the tokens that stand before a window, and after each of its segments. */
  readonly classification: number
  readonly separator: number
  /** The id of the token that stands on both sides of words that are asked about. */
  readonly mask: number
  /** @returns the ids of a text's tokens, without any that stand for its beginning or end */
  tokenize(text: string): readonly number[]
}
