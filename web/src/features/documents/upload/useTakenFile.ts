import { type RefObject, useState } from 'react'
import { useCleanCopy } from '../../../lib/cleaning/useCleanCopy.tsx'
import { type FileWords, fileProblem } from '../../../lib/fileText/checkFile.ts'
import { toast } from '../../../ui/feedback/toastStore.ts'
import { uploads } from './uploads.ts'

/**
 * Checks what was dropped or chosen, lets the person settle what of the first file is sent, and hands that to the
 * queue. `after` takes the focus when it is settled.
 */
export function useTakenFile(after: RefObject<HTMLElement | null>) {
  const [problem, setProblem] = useState<FileWords>()
  const [leftOut, setLeftOut] = useState(0)
  const { ask, isAsking, step } = useCleanCopy({ onFile: uploads.add, after })
  const take = (files: FileList) => {
    const [file] = files
    if (!file) return
    const found = fileProblem(file)
    setProblem(found)
    setLeftOut(found ? 0 : files.length - 1)
    if (found) toast({ title: found.title, description: found.text, tone: 'stop' })
    else ask(file)
  }
  return { problem, leftOut, take, isAsking, step }
}
