import { expect, test } from 'vitest'
import { heldOutLetters, tuneLetters } from '../fixtures/letters.ts'
import { isEnglish } from './isEnglish.ts'

const inSpanish = `Estimada señora Orr: Le escribo para informarle que el 9 de noviembre de 2026 esta oficina recibió una
queja formal firmada por Alex Moreno. Usted es la parte demandada en esa queja. Esta carta es su aviso por escrito de las
alegaciones. Usted puede traer a un asesor de su elección a cada reunión.`
const inFrench = `Madame, nous vous informons que notre bureau a reçu une plainte officielle à votre sujet. Cette lettre est votre
avis écrit. Vous pouvez être accompagnée de la personne de votre choix lors de chaque entretien, et vous recevrez les
éléments du dossier avant la fin de l’enquête.`
const inChinese = '您好，本办公室于十一月九日收到一份正式投诉。'.repeat(9)

test.each([inSpanish, inFrench, inChinese.split('').join(' ')])(
  'K14 a letter in another language is told from one in English: %#',
  (text) => expect(isEnglish(text)).toBe(false),
)

test('K14 no letter in English is taken for another language, nor a short form', () => {
  const letters = [...tuneLetters, ...heldOutLetters]
  expect(letters.filter(({ text }) => !isEnglish(text))).toEqual([])
  expect(isEnglish('Title IX Complaint Form | Name: Ana Orr | Date: 05/01/2026')).toBe(true)
})
