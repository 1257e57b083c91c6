import { saveFile } from './saveFile.ts'

/** Hands a text to the browser's downloads, under a name that says nothing of it. */
export function saveText(text: string, name = 'export.txt'): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}
