/**
 * Whether an e-mail address is one of a school: its domain is the host of the school's website or lies below it, as
 * `jo@mail.osu.edu` does for `osu.edu`.
 *
 * @param host without "www."
 */
export function isAddressOf(address: string, host: string): boolean {
  const domain = addressDomain(address)
  return domain === host || domain.endsWith(`.${host}`)
}

/** What stands behind the last @, in small letters; '' where there is none. */
function addressDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return at === -1 ? '' : address.slice(at + 1).toLowerCase()
}
