/**
 * Takes the name and password out of an address, which `fetch` refuses with them in it.
 *
 * @returns the address without them, and the header that says them instead; none where it names nobody
 */
export function takeAccount(address: string): {
  url: URL
  headers: { authorization?: string }
} {
  const url = new URL(address)
  const { password, username } = url
  if (username === '') return { url, headers: {} }
  url.username = ''
  url.password = ''
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, headers: { authorization: `Basic ${Buffer.from(account).toString('base64')}` } }
}
