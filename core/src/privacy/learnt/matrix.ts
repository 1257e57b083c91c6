import { bytesOf } from './bytesOf.ts'

/** A table of numbers, one signed byte each with a scale for each row or one for all, as text in base64. */
export interface PackedMatrix {
  readonly columns: number
  /** 32-bit floats. */
  readonly scales: string
  readonly bytes: string
}

/** Rows of numbers, one after the other. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

/** The numbers of a packed table. */
export function matrixOf({ columns, scales, bytes }: PackedMatrix): Matrix {
  const scale = new Float32Array(bytesOf(scales).buffer)
  const values = Float32Array.from(new Int8Array(bytesOf(bytes).buffer))
  const each = values.length / scale.length
  for (let at = 0; at < values.length; at += 1) {
    values[at] = (values[at] as number) * (scale[Math.floor(at / each)] as number)
  }
  return { rows: values.length / columns, columns, values }
}

/**
 * Adds a table's product with each vector to a result: `to[n] += table * from[n]`, for all tokens.
 *
 * @param from vectors of `table.columns` numbers, one after the other
 * @param to vectors of `table.rows` numbers, one after the other
 */
export function multiply(table: Matrix, from: Float32Array, to: Float32Array): void {
  const { rows, columns, values } = table
  const count = from.length / columns
  for (let one = 0; one < count; one += 1) {
    const own = from.subarray(one * columns, (one + 1) * columns)
    // Two rows at once, so that each number of the vector is fetched half as often.
    for (let row = 0; row < rows; row += 2) {
      const [first, second] = [row * columns, (row + 1) * columns]
      let [sum, other] = [0, 0]
      for (let at = 0; at < columns; at += 1) {
        const number = own[at] as number
        sum += (values[first + at] as number) * number
        other += (values[second + at] as number) * number
      }
      to[one * rows + row] = (to[one * rows + row] as number) + sum
      to[one * rows + row + 1] = (to[one * rows + row + 1] as number) + other
    }
  }
}
