import { lawCheckedWords } from '@hub/core/knowledge/law'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Footer } from './Footer.tsx'

test('the footer says which rule is described, that the Code holds it again, and when that was checked', () => {
  const words = renderToStaticMarkup(<Footer />).replace(/\s+/g, ' ')
  expect(words).toMatch(/2020 Title IX rule/)
  expect(words).toMatch(/again the text of the Code since September 29, 2026/)
  expect(words).toContain(`Last checked ${lawCheckedWords}`)
})
