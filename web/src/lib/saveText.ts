/** Hands a text to the browser's downloads. Its name says nothing: downloads are seen by others. */
export function saveText(text: string, name = 'export.txt'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  link.download = name
  link.click()
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
