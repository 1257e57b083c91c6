import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Address, Hex } from 'viem'

/** Where a registry is, and since which block it may have events. */
export interface Deployed {
  address: Address
  block: number
  transaction: Hex
}

/** By the network's id in decimal digits. */
export type AddressBook = Record<string, Deployed>

/** The book in a file; a file that is not there is an empty book. */
export async function readAddressBook(file: string): Promise<AddressBook> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as AddressBook
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Writes the book as a whole or not at all. */
export async function writeAddressBook(file: string, book: AddressBook): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(book, null, 2)}\n`)
  await rename(`${file}.new`, file)
}
