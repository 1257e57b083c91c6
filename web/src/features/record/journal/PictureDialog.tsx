import type { KeptFile } from '@hub/core/record/book'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import styles from '../Record.module.css'

/** What browsers decode and what runs nothing. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
])

export function isPicture({ type }: Pick<KeptFile, 'type'>): boolean {
  return PICTURES.has(type)
}

interface PictureDialogProps {
  file: KeptFile
  bytes: Uint8Array<ArrayBuffer>
  onClose: () => void
}

/** A picture, drawn from memory: it gets no address that a browser could keep. */
export function PictureDialog({ file, bytes, onClose }: PictureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    draw(canvas.current, new Blob([bytes], { type: file.type })).catch(() => setFailed(true))
  }, [bytes, file])
  return (
    <Dialog title={file.name} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {failed ? (
        <p>This browser cannot show it. Save the file to look at it.</p>
      ) : (
        <canvas ref={canvas} role="img" aria-label={file.name} className={styles.picture} />
      )}
    </Dialog>
  )
}

/** More than any screen shows; larger canvases fail on phones. */
const EDGE_MOST = 2048

async function draw(canvas: HTMLCanvasElement | null, blob: Blob): Promise<void> {
  const picture = await createImageBitmap(blob)
  const scale = Math.min(1, EDGE_MOST / Math.max(picture.width, picture.height))
  if (!canvas) return
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}
