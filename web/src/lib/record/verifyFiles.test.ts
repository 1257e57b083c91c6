import { expect, test } from 'vitest'
import { droppedFiles } from './givenFiles.ts'
import { verifyFiles } from './verifyFiles.ts'

/** A file that must not be read. */
function closed(size: number): File {
  const arrayBuffer = () => Promise.reject(new Error('It was read.'))
  return { name: 'x', size, arrayBuffer } as unknown as File
}

test('a folder or archive that holds too much is not read', async () => {
  const large = { path: 'a/x', file: closed(2 ** 30 + 1) }
  expect(await verifyFiles([large])).toEqual({ result: 'unreadable' })
  const half = { path: 'a/y', file: closed(2 ** 29 + 1) }
  expect(await verifyFiles([half, half])).toEqual({ result: 'unreadable' })
  const many = Array.from({ length: 10_001 }, () => ({ path: 'a', file: closed(0) }))
  expect(await verifyFiles(many)).toEqual({ result: 'unreadable' })
})

test('a dropped folder is not walked through to its end', async () => {
  let walked = 0
  // Each folder holds a file and a folder like itself, 12,000 deep.
  const folder = (): unknown => {
    walked += 1
    let inside = [
      { isFile: true, name: 'f', file: (take: (file: File) => void) => take(closed(0)) },
    ]
    return {
      name: 'in',
      createReader: () => ({
        readEntries: (take: (entries: unknown[]) => void) => {
          take(inside.length > 0 && walked < 12_000 ? [...inside, folder()] : inside)
          inside = []
        },
      }),
    }
  }
  const items = [{ webkitGetAsEntry: folder }]
  const found = await droppedFiles({ items } as unknown as DataTransfer)
  expect(found.length).toBe(10_001)
  expect(await verifyFiles(found)).toEqual({ result: 'unreadable' })
})
