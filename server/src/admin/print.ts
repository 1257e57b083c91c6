/** Prints one line for the person at the terminal. */
export type Print = (line: string) => void
