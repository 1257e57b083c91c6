import { useEffect, useState } from 'react'
import { prepareLooking } from '../../../lib/cleaning/lookInto.ts'
import { prepareReading } from '../../../lib/fileText/readFile.ts'

/** Whether the parts that look into a file and read it are all there. */
export type Readers = 'loading' | 'ready' | 'failed'

/**
 * Loads all that the next file needs while none is under way, and tells when it is there: from then on that file
 * needs no network. What did not load is tried again when the device is back on a network.
 */
export function useReaders(isBusy: boolean): Readers {
  const [readers, setReaders] = useState<Readers>('loading')
  useEffect(() => {
    if (isBusy) return
    let isOver = false
    const load = async () => {
      setReaders('loading')
      const loads = await Promise.allSettled([prepareReading(), prepareLooking()])
      if (isOver) return
      setReaders(loads.every(({ status }) => status === 'fulfilled') ? 'ready' : 'failed')
    }
    void load()
    const again = () => void load()
    addEventListener('online', again)
    return () => {
      isOver = true
      removeEventListener('online', again)
    }
  }, [isBusy])
  return readers
}
