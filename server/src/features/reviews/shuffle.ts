import { randomInt } from 'node:crypto'

/** The same things in an order that nobody can foresee (Fisher and Yates, by the system's randomness). */
export function shuffled<T>(things: readonly T[]): T[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [one, two] = [order[last] as T, order[other] as T]
    order[last] = two
    order[other] = one
  }
  return order
}
