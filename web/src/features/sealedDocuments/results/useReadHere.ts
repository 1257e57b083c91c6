import { useEffect, useRef, useState } from 'react'
import type { FailureWords } from '../../../lib/failureWords.ts'
import { deviceProblems, isOfDevice } from '../../../lib/fileText/deviceProblems.ts'
import type { FileRead } from '../../../lib/fileText/fileWork.ts'
import { progressWords } from '../../../lib/fileText/reader/readerFiles.ts'
import { FileProblem, readFile } from '../../../lib/fileText/readFile.ts'
import type { ReadAgain } from '../../../lib/report/readAgain.ts'

/**
 * Reads a file again on this device. Nothing of it is sent or stored.
 *
 * @param fileOf makes the file, which may be large, only once it is read
 * @param onRead is given the new analysis; not once the screen has been left
 */
export function useReadHere(fileOf: () => File, onRead: (read: FileRead) => void): ReadAgain {
  const [busy, setBusy] = useState<string | false>(false)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const read: ReadAgain['read'] = async (toldKind) => {
    const { signal } = (reading.current = new AbortController())
    setBusy('Reading...')
    try {
      const onGetting = (progress: Parameters<typeof progressWords>[0]) =>
        setBusy(`Getting the reader ready: ${progressWords(progress)}`)
      const onAnalyzing = (share: number) => setBusy(`Reading... ${Math.floor(100 * share)}%`)
      onRead(await readFile(fileOf(), { signal, onGetting, onAnalyzing, toldKind }))
      return undefined
    } catch (error) {
      return signal.aborted ? undefined : notRead(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, read }
}

function notRead(error: unknown): FailureWords {
  const isDevice = error instanceof FileProblem && isOfDevice(error.code)
  return {
    title: 'It was not read again. The analysis is the old one.',
    text: isDevice ? deviceProblems[error.code] : 'Try again in a moment.',
  }
}
