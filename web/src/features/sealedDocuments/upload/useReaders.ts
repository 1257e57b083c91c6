import { useEffect, useRef, useState } from 'react'
import { prepareLooking } from '../../../lib/cleaning/lookInto.ts'
import type { ReaderProgress } from '../../../lib/fileText/reader/readerFiles.ts'
import { prepareReading } from '../../../lib/fileText/readFile.ts'

/**
 * Whether the parts that look into a file, read it and analyze it are all there.
 * - getting: what the analysis needs is on its way onto this device
 * - cut_off: it did not come whole
 * - stopped: somebody did not want to wait for it
 */
export type Readers =
  | { readonly at: 'loading' | 'ready' | 'failed' }
  | { readonly at: 'getting' | 'cut_off' | 'stopped'; readonly progress: ReaderProgress }

interface ReadersControl {
  readers: Readers
  /** Ends the download, until `again` or the next file. */
  stop: (progress: ReaderProgress) => void
  again: () => void
}

/** Also when the screen is left and opened again: who stopped it did so for this visit. */
let stoppedAt: ReaderProgress | undefined

/**
 * Loads all that the next file needs while none is under way, and tells when it is there: from then on that file
 * needs no network. What did not load is tried again when the device is back on a network.
 */
export function useReaders(isBusy: boolean): ReadersControl {
  const [readers, setReaders] = useState<Readers>({ at: 'loading' })
  const [turn, setTurn] = useState(0)
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => {
    if (isBusy) {
      // The file needs it.
      stoppedAt = undefined
      return
    }
    let isOver = false
    const load = async () => {
      if (stoppedAt) return setReaders({ at: 'stopped', progress: stoppedAt })
      setReaders({ at: 'loading' })
      const { signal } = (stopping.current = new AbortController())
      let got: ReaderProgress | undefined
      const onGetting = (progress: ReaderProgress) => {
        got = progress
        if (!isOver && !signal.aborted) setReaders({ at: 'getting', progress })
      }
      const loads = await Promise.allSettled([
        prepareReading({ signal, onGetting }),
        prepareLooking(),
      ])
      if (isOver || signal.aborted) return
      if (loads.every(({ status }) => status === 'fulfilled')) return setReaders({ at: 'ready' })
      const isCut = got !== undefined && got.loaded < got.total
      setReaders(isCut && got ? { at: 'cut_off', progress: got } : { at: 'failed' })
    }
    void load()
    const again = () => void load()
    addEventListener('online', again)
    return () => {
      isOver = true
      removeEventListener('online', again)
    }
    // A turn is another try.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isBusy, turn])
  return {
    readers,
    stop(progress) {
      stoppedAt = progress
      stopping.current?.abort()
      setReaders({ at: 'stopped', progress })
    },
    again() {
      stoppedAt = undefined
      setTurn((count) => count + 1)
    },
  }
}
