import type { Facts } from './facts.ts'

/** A K-12 school need not hold a hearing: what it sends before the decision is then about written questions. */
export function isWithoutHearing({ audience, dates, docType }: Facts): boolean {
  const isHeld = dates.some(({ what }) => what === 'Hearing')
  return docType === 'hearing_notice' && audience === 'k12' && !isHeld
}
