import { hold } from './heldPresses.ts'
import { isEarly } from './takeOver.ts'

/** On what takes the files that are dropped on it (web/src/lib/uploadZone/UploadZone.tsx). */
export const takesFiles = 'data-takes-files'

/** For those who do not see the place that they dropped on. */
const WORDS = 'The page is still loading. We will take your file as soon as it is ready.'

/**
 * Never lets the browser open a dropped file in place of the page, where a letter would stand on the whole screen and
 * in the history: not beside the place that takes files, and not before the page's script. What is dropped on that
 * place before the script is kept, and dropped again when the script has come.
 */
export function startFileDrops(): void {
  for (const type of ['dragenter', 'dragover'] as const) document.addEventListener(type, onDrag)
  document.addEventListener('drop', onDrop, true)
}

function onDrag(event: DragEvent): void {
  const files = filesOf(event)
  if (!files) return
  event.preventDefault()
  files.dropEffect = takerOf(event) ? 'copy' : 'none'
}

function onDrop(event: DragEvent): void {
  const files = filesOf(event)
  if (!files) return
  event.preventDefault()
  const taker = takerOf(event)
  if (!isEarly()) return
  event.stopPropagation()
  if (!taker) return
  // The event's own files are gone after it.
  const dataTransfer = new DataTransfer()
  for (const file of files.files) dataTransfer.items.add(file)
  const again = () => taker.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  hold({ does: again, sign: taker, words: WORDS })
}

/** What is dragged, where it is files and nothing that the browser itself puts into a field. */
function filesOf({ target, dataTransfer }: DragEvent): DataTransfer | null {
  const isOfField = target instanceof Element && target.matches('[type=file]:enabled')
  return !isOfField && dataTransfer?.types.includes('Files') ? dataTransfer : null
}

function takerOf({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest(`[${takesFiles}]`) : null
}
