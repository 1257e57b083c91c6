import { PASSPHRASE_LEAST } from './passphraseLock.ts'

export interface PassphraseErrors {
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
