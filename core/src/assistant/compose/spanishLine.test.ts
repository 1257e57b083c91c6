import { expect, it } from 'vitest'
import { spanishLine } from './spanishLine.ts'

it.each(['¿puedo tener un abogado en la audiencia?', 'me acusaron y no sé que derechos tengo'])(
  'A60: "%s" is told in Spanish that the guide is in English',
  (message) => {
    expect(spanishLine(message)).toMatch(/inglés/)
  },
)

it.each([
  'can i have a lawyer at the hearing',
  'no, they told me no',
  'my mama said la audiencia is monday',
  '',
])('A60: "%s" is not', (message) => {
  expect(spanishLine(message)).toBeNull()
})
