/** A citation in which "34 CFR" is never broken, nor parted from the paragraph's number. */
export function unbroken(cite: string): string {
  return cite.replace(/\b(\d+) (CFR|U\.S\.C\.|FR) /g, '$1\u00a0$2\u00a0')
}
