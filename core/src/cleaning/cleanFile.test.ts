import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { inspectFile } from './cleanFile.ts'
import { jpegOf } from './fixtures/pictures.ts'

it.each([
  ['empty', new Uint8Array()],
  ['a picture', jpegOf()],
  ['of no kind that we know', strToU8('{\\rtf1 {\\info {\\author Ada Author}} Words}')],
])(
  'says of no file that it carries nothing where it was not looked into: one that is %s',
  async (_, file) => {
    await expect(inspectFile(file)).rejects.toMatchObject({ code: 'kind' })
  },
)
