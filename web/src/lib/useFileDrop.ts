import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Lets files be dropped on an element, which has the mark `takesFiles`: a drop elsewhere does nothing, and one before
 * the script waits (web/src/early/fileDrops.ts). Answers whether files are held over the element.
 */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: FileList) => void,
): boolean {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })

  useEffect(() => {
    const isInside = (event: DragEvent) =>
      event.target instanceof Node && Boolean(target.current?.contains(event.target))
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setOver(isInside(event))
    }
    const onLeave = (event: DragEvent) => {
      // Out of the window: no other element tells of it.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      setOver(false)
      if (isInside(event)) take.current(event.dataTransfer.files)
    }
    document.addEventListener('dragenter', onDrag)
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragenter', onDrag)
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [target])

  return over
}
