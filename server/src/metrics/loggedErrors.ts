/** Counts the lines of the log that tell of an error, and nothing of what they say. */
export interface LoggedErrors {
  count: number
}

/** Of pino. */
const ERROR = 50

/** For pino's options: counts each line of an error, then writes it as ever. */
export function countErrors(errors: LoggedErrors) {
  return {
    logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void, level: number) {
      if (level >= ERROR) errors.count++
      method.apply(this, args)
    },
  }
}
