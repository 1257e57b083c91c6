/** Hands bytes to the browser's downloads. The name says nothing of them: downloads are seen by others. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, mimeType: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: mimeType }))
  link.download = name
  link.click()
  // The download has taken its copy by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
