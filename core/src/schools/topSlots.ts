/**
 * The `most` best of `slots`, best first. `before(a, b)` tells whether a is better; it must order any two
 * different slots, so that the choice never depends on the order they come in.
 */
export function topSlots(
  slots: readonly number[],
  most: number,
  before: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = []
  for (const slot of slots) {
    if (heap.length < most) {
      heap.push(slot)
      rise(heap, before)
    } else if (before(slot, heap[0]!)) {
      heap[0] = slot
      sink(heap, before)
    }
  }
  return heap.toSorted((a, b) => (before(a, b) ? -1 : 1))
}

// The worst of those kept stands first.
function rise(heap: number[], before: (a: number, b: number) => boolean): void {
  let at = heap.length - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!before(heap[parent]!, heap[at]!)) return
    swap(heap, at, parent)
    at = parent
  }
}

function sink(heap: number[], before: (a: number, b: number) => boolean): void {
  let at = 0
  for (;;) {
    let worst = at
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && before(heap[worst]!, heap[child]!)) worst = child
    }
    if (worst === at) return
    swap(heap, at, worst)
    at = worst
  }
}

function swap(heap: number[], one: number, other: number): void {
  const held = heap[one]!
  heap[one] = heap[other]!
  heap[other] = held
}
