import { useState } from 'react'
import { fromBase64 } from '../../../lib/private/base64.ts'
import { newPasskeySecret } from '../../../lib/private/passkeySecret.ts'
import { secretOfCode } from '../../../lib/sealing/recoveryCode.ts'
import type { WayKind } from '../../../lib/sealing/ring.ts'
import { newSalt } from '../../../lib/sealing/ringKey.ts'
import type { WalletAccess } from '../../../wallet/access.ts'
import { steadySignature } from '../../../wallet/signing/openingSignature.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { openFailure, unfitWords } from '../keyring/wayWords.ts'

/** How the passkey is listed on the device: it says nothing of what it opens. */
const LISTED_AS = 'Private files'

/** What opens documents. A passphrase does not: their boxes lie where anybody could try guesses. */
type NewKind = Exclude<WayKind, 'passphrase'>

export interface NewWayMaker {
  /** Adds a way. True when the keyring holds it. */
  add: (kind: NewKind, code?: string) => Promise<boolean>
  making: NewKind | undefined
  failure: string | undefined
}

/** Makes ways one at a time, and says why one did not work. */
export function useNewWay(access: WalletAccess, keyring: Keyring): NewWayMaker {
  const [making, setMaking] = useState<NewKind>()
  const [failure, setFailure] = useState<string>()

  const make = async (kind: NewKind, code: string): Promise<string | undefined> => {
    if (kind === 'passkey') {
      const { secret, terms } = await newPasskeySecret(LISTED_AS)
      await keyring.addWay({ kind, credentialId: terms.credentialId }, terms.salt, secret)
      return undefined
    }
    const salt = newSalt()
    if (kind === 'wallet') {
      const answer = await steadySignature(access, fromBase64(salt))
      if ('unfit' in answer) return unfitWords[answer.unfit]
      await keyring.addWay({ kind }, salt, answer.secret)
      return undefined
    }
    const secret = await secretOfCode(code)
    if (!secret) throw new RangeError('A code of ours is always one.')
    await keyring.addWay({ kind }, salt, secret)
    return undefined
  }
  const add = async (kind: NewKind, code = '') => {
    if (making) return false
    setMaking(kind)
    setFailure(undefined)
    const why = await make(kind, code).catch(openFailure)
    setMaking(undefined)
    setFailure(why)
    return why === undefined
  }
  return { add, making, failure }
}
