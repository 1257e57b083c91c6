import { useEffect, useState } from 'react'
import { useDebounced } from '../../lib/useDebounced.ts'
import { unreachableWords } from './endWords.ts'
import { type Fee, priceWrite } from './fee.ts'
import type { Pricer } from './registryCall.ts'
import type { RegistryWrite } from './registryWrite.ts'
import { sendFailure } from './sendFailure.ts'

/** How long typing rests before the price is asked for, in milliseconds. */
const REST = 500

/** What a write will cost: known, refused beforehand with the reason, or not known yet. */
export interface FeeNote {
  fee?: Fee
  refused?: string
}

/**
 * Prices a write while its form is filled in, so that the fee is said before anything is signed.
 *
 * @param write undefined while the form has gaps: then nothing is asked
 */
export function useFee({ publicClient, chain, address }: Pricer, write?: RegistryWrite): FeeNote {
  const key = write ? textOf(write) : ''
  const rested = useDebounced(key, REST)
  const [known, setKnown] = useState<{ key: string; note: FeeNote }>()
  useEffect(() => {
    if (rested === '') return
    let left = false
    const show = (note: FeeNote) => left || setKnown({ key: rested, note })
    priceWrite({ publicClient, chain, address }, writeOf(rested)).then(
      (fee) => show({ fee }),
      (error: unknown) => show({ refused: sendFailure(error, chain, unreachableWords).words }),
    )
    return () => {
      left = true
    }
  }, [rested, publicClient, chain, address])
  return known && known.key === key ? known.note : {}
}

/** The same write gives the same text, so that it is priced once. */
function textOf(write: RegistryWrite): string {
  return JSON.stringify(write, (_, value: unknown) =>
    typeof value === 'bigint' ? { bigint: value.toString() } : value,
  )
}

function writeOf(text: string): RegistryWrite {
  return JSON.parse(text, (_, value: { bigint?: string } | null) =>
    typeof value === 'object' && typeof value?.bigint === 'string' ? BigInt(value.bigint) : value,
  ) as RegistryWrite
}
