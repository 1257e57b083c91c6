const FOLDER = 'files/'
/** Some systems refuse longer paths. */
const NAME_MOST = 80

/**
 * Where a file lies in an export: its number, then as much of its own name as every system takes.
 *
 * @param number from 1 on; keeps two files of one name apart
 */
export function fileNameIn(number: number, name: string): string {
  return `${FOLDER}${String(number).padStart(3, '0')}-${safeName(name)}`
}

/** A name without what systems refuse, hide or turn around; its ending stays. */
function safeName(name: string): string {
  const plain = name
    .toWellFormed()
    .normalize('NFC')
    // Controls, signs that turn the direction of writing, and what paths or Windows do not allow.
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/g, '')
    .replace(/[\\/:*?"<>|#%&{}]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : ''
  const stem = ending === '' ? plain : plain.slice(0, dot)
  const cut = [...stem]
    .slice(0, NAME_MOST - ending.length)
    .join('')
    .trim()
  return `${cut || 'file'}${ending}`
}
