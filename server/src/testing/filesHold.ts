import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file's bytes; none where it is gone by now, as a database at work removes some of its own. */
export async function readFileIfThere(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** The files below `folder` that hold the text, in any of the ways a text is written. */
export async function filesHold(folder: string, text: string): Promise<string[]> {
  const wanted = [
    Buffer.from(text),
    Buffer.from(text, 'utf16le'),
    Buffer.from(btoa(text).slice(2, -3)),
  ]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFileIfThere(file)
    if (wanted.some((form) => bytes.includes(form))) found.push(entry.name)
  }
  return found
}
