import { expect, it } from 'vitest'
import { CallError } from '../../../lib/client.ts'
import { uploadFailure } from './uploadFailure.ts'

const refusal = (status: number) => uploadFailure(new CallError({ status, detail: 'A sentence.' }))

it("says the spec's words for a wrong type and a size too large, with the server's reason", () => {
  expect(refusal(415)).toEqual({
    toast: {
      title: 'Invalid file type',
      text: 'Please upload a PDF, DOC, DOCX, or TXT file.',
    },
    reason: 'A sentence.',
    again: false,
  })
  expect(refusal(413).toast.title).toBe('File too large')
})

it('offers another try only where that may help', () => {
  expect([0, 408, 429, 500, 503].map((status) => refusal(status).again)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ])
  expect(uploadFailure(new TypeError('broken')).again).toBe(true)
})

it("passes on the server's sentence only where the reader can act on it", () => {
  expect(refusal(400).reason).toBe('A sentence.')
  expect(refusal(500).reason).not.toContain('A sentence.')
  expect(refusal(0).reason).toContain('Check your connection')
})
