/** A random number for one thing that is sent (@hub/api/once). Not `randomUUID`, which a page without a certificate lacks. */
export function newNumber(): string {
  return crypto.getRandomValues(new Uint32Array(5)).join('-')
}
