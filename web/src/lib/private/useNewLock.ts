import { type RefObject, useRef, useState } from 'react'
import { PASSPHRASE_LEAST } from './passphraseLock.ts'

export interface NewLock {
  kind: 'passphrase' | 'passkey'
  choose: (kind: NewLock['kind']) => void
  passphrase: string
  repeated: string
  onPassphrase: (text: string) => void
  onRepeated: (text: string) => void
  errors: PassphraseErrors
  first: RefObject<HTMLInputElement | null>
  second: RefObject<HTMLInputElement | null>
  /** Whether a lock can be made of it. Else the wrong field says why, and has the focus. */
  check: () => boolean
}

/** What a new lock is made of: a passphrase that is typed twice, or a passkey. */
export function useNewLock(): NewLock {
  const [kind, choose] = useState<NewLock['kind']>('passphrase')
  const [passphrase, onPassphrase] = useState('')
  const [repeated, onRepeated] = useState('')
  const [errors, setErrors] = useState<PassphraseErrors>({})
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const check = () => {
    const wrong = kind === 'passphrase' ? passphraseErrors(passphrase, repeated) : {}
    setErrors(wrong)
    if (wrong.passphrase) first.current?.focus()
    else if (wrong.repeated) second.current?.focus()
    return !wrong.passphrase && !wrong.repeated
  }
  return {
    kind,
    choose,
    passphrase,
    repeated,
    onPassphrase,
    onRepeated,
    errors,
    first,
    second,
    check,
  }
}

interface PassphraseErrors {
  passphrase?: string
  repeated?: string
}

/** What is wrong with a new passphrase and its repetition, by the field; empty for nothing. */
export function passphraseErrors(passphrase: string, repeated: string): PassphraseErrors {
  if (passphrase.length < PASSPHRASE_LEAST) {
    return { passphrase: `Use at least ${PASSPHRASE_LEAST} characters, such as four words` }
  }
  return passphrase === repeated ? {} : { repeated: 'The two do not match' }
}
