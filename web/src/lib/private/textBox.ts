import type { Storage, VaultProblem } from './kept.ts'

/** What a text box could not do, and why. */
export class BoxFailure extends Error {
  readonly problem: VaultProblem

  constructor(problem: VaultProblem) {
    super(problem)
    this.problem = problem
  }
}

/** One text in the browser's storage, and beside it the texts that could not be read. */
export interface TextBox {
  get(): string | null
  put(text: string): void
  clear(): void
  /** Moves a text that cannot be read beside, in another form, so that nothing writes over it. */
  setAside(text: string, form: string): void
  aside(): readonly string[]
  clearAside(): void
}

/**
 * @param storage asked at each use, since reaching it may be forbidden
 * @throws BoxFailure from each function, where the browser refuses
 */
export function textBox(name: string, storage: () => Storage): TextBox {
  const asideName = `${name}.unreadable`
  const aside = () => asideOf(attempt(() => storage().getItem(asideName)))
  return {
    get: () => attempt(() => storage().getItem(name)),
    put: (text) => attempt(() => storage().setItem(name, text)),
    clear: () => attempt(() => storage().removeItem(name)),
    setAside: (text, form) => {
      const others = aside()
      // First out, or there may be no room for it twice.
      attempt(() => storage().removeItem(name))
      try {
        attempt(() => storage().setItem(asideName, JSON.stringify([...others, form])))
      } catch (error) {
        attempt(() => storage().setItem(name, text))
        throw error
      }
    },
    aside,
    clearAside: () => attempt(() => storage().removeItem(asideName)),
  }
}

function asideOf(text: string | null): readonly string[] {
  if (text === null) return []
  try {
    const texts = JSON.parse(text) as unknown
    if (Array.isArray(texts) && texts.every((one) => typeof one === 'string')) return texts
  } catch {
    // It is kept as it stands.
  }
  return [text]
}

function attempt<T>(use: () => T): T {
  try {
    return use()
  } catch (error) {
    const isFull = error instanceof DOMException && /quota/i.test(error.name)
    throw new BoxFailure(isFull ? 'full' : 'blocked')
  }
}
