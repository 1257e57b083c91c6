import { listed } from './listed.ts'

const common = new Set(
  listed(`
  que me no mi el la los las una un por para con esta estoy quiero tengo puedo como cuando si ya se es
  en de lo su muy mas del al le te y o pero porque hola gracias ayuda escuela hablo
`),
)
/** Words that English has too ("me", "no", "as") count only beside others. */
const shared = new Set(listed('me no a o te y en un es si se la le lo al mi de'))

/** @param plain what `plainWords` gives. Whether it is mostly Spanish. */
export function isSpanish(plain: string): boolean {
  const words = plain.split(' ').filter((word) => /^[a-z]/.test(word))
  const found = words.filter((word) => common.has(word))
  const sure = found.some((word) => !shared.has(word))
  return sure && found.length * 4 >= words.length
}
