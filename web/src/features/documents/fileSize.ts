const units = ['B', 'KB', 'MB', 'GB'] as const

/** A size such as "1.50 MB". Bytes are whole; the other units of 1,024 have two decimals. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  // Rounding must not show "1024.00 KB" for what is all but a megabyte.
  while (unit < units.length - 1 && Number(size.toFixed(unit === 0 ? 0 : 2)) >= 1024) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${units[unit]}`
}
