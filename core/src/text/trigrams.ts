/** Words by the runs of three letters in them, to find those that a mistyped word may stand for. */
export interface Trigrams {
  /** Takes in a word; each once. */
  add(word: string): void
  /**
   * The words that share the largest part of their runs with `typed`, nearest first, with that part: 0 to 1.
   * Words that share none are left out, and those that are not `wanted`.
   */
  nearest(typed: string, most: number, wanted: (word: string) => boolean): Alike[]
}

export interface Alike {
  word: string
  alike: number
}

export function createTrigrams(): Trigrams {
  const words: string[] = []
  const runCounts: number[] = []
  const byRun = new Map<string, number[]>()
  return {
    add: (word) => {
      const runs = runsOf(word)
      for (const run of runs) {
        const list = byRun.get(run)
        if (list) list.push(words.length)
        else byRun.set(run, [words.length])
      }
      words.push(word)
      runCounts.push(runs.size)
    },
    nearest: (typed, most, wanted) => {
      const runs = runsOf(typed)
      const shared = new Map<number, number>()
      for (const run of runs) {
        for (const number of byRun.get(run) ?? []) {
          shared.set(number, (shared.get(number) ?? 0) + 1)
        }
      }
      return [...shared]
        .map(([number, count]) => {
          return {
            word: words[number] ?? '',
            alike: part(count, runs.size, runCounts[number] ?? 0),
          }
        })
        .filter(({ word }) => wanted(word))
        .toSorted(nearestFirst)
        .slice(0, most)
    },
  }
}

/** Which part of the runs of two words is in both: 1 for the same word. */
export function alike(one: string, other: string): number {
  const runs = runsOf(one)
  const others = runsOf(other)
  return part([...runs].filter((run) => others.has(run)).length, runs.size, others.size)
}

/** The most alike first, and among these by the alphabet, so that the order is the same each time. */
export function nearestFirst(a: Alike, b: Alike): number {
  return b.alike - a.alike || (a.word < b.word ? -1 : 1)
}

function part(shared: number, one: number, other: number): number {
  return shared / (one + other - shared)
}

/** No word of a language is longer. */
const LONGEST_WORD = 100

/** Two spaces stand before a word and one behind it, so that its first letters count most. */
function runsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word.slice(0, LONGEST_WORD)} `
  const runs = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at++) runs.add(padded.slice(at, at + 3))
  return runs
}
