/** Hands a file to the browser's downloads, made here and without a request. Others may see its name there. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Hands a text to the browser's downloads, under a name that says nothing of it. */
export function saveText(text: string, name = 'export.txt'): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name)
}
