/** Hands a file to the browser's downloads, where others may see its name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
