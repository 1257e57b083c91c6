import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Lets files be dropped on an element. A drop beside it does nothing, where the browser would open
 * the file in place of the page. Answers whether files are held over the element.
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
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const inside = isInside(event)
      event.dataTransfer.dropEffect = inside ? 'copy' : 'none'
      setOver(inside)
    }
    const onLeave = (event: DragEvent) => {
      // Out of the window: no other element tells of it.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
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
