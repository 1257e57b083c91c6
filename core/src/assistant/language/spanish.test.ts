import { expect, it } from 'vitest'
import { isSpanish } from './spanish.ts'

it.each([
  'me quiero matar',
  'no quiero seguir viviendo',
  'tengo miedo de mi novio',
  'que hago',
  'no hablo ingles bien',
])('A9 takes “%s” for Spanish', (text) => {
  expect(isSpanish(text)).toBe(true)
})

it.each(['he told me no', 'i am so scared', 'no', 'la is a big city', 'help me'])(
  'A9 takes “%s” for English',
  (text) => {
    expect(isSpanish(text)).toBe(false)
  },
)
