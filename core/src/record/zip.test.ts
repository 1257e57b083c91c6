import { describe, expect, it } from 'vitest'
import { utf8 } from './hash.ts'
import { fromManifest, readZip, ZipWriter } from './zip.ts'

describe('the archive of an export', () => {
  it('gives back what was put in, wherever its folder lies', async () => {
    const writer = new ZipWriter()
    const time = '2026-11-21T15:00:00.000Z'
    await writer.add('a folder/manifest.json', utf8('{}'), time)
    await writer.add('a folder/files/001-a.txt', utf8('words'), time)
    await writer.add('__MACOSX/a folder/._manifest.json', utf8('x'), time)
    const files = readZip(joined(writer.end()))
    expect([...(files?.keys() ?? [])]).toEqual(['manifest.json', 'files/001-a.txt'])
    expect(files?.get('files/001-a.txt')).toEqual(utf8('words'))
    expect([...fromManifest(new Map([['x', utf8('y')]])).keys()]).toEqual(['x'])
  })

  it('takes a large file in parts, and gives back every byte of it', async () => {
    const part = 256 * 1024
    for (const length of [0, 1, part - 1, part, part + 1, 2 * part]) {
      const bytes = Uint8Array.from({ length }, (_, at) => at % 251)
      const writer = new ZipWriter()
      let pauses = 0
      const pause = async () => {
        pauses += 1
      }
      await writer.add('manifest.json', bytes, '2026-11-21T15:00:00.000Z', pause)
      const read = readZip(joined(writer.end()))?.get('manifest.json')
      expect(read?.length).toBe(length)
      expect(read?.every((byte, at) => byte === at % 251)).toBe(true)
      expect(pauses).toBe(Math.max(0, Math.ceil(length / part) - 1))
    }
  })

  it('gives what lies beside the folder of the manifest as well, by the way there', async () => {
    const paths = ['record.html', 'outer/x.txt', 'outer/in/manifest.json', '__MACOSX/record.html']
    const files = fromManifest(new Map(paths.map((path) => [path, utf8(path)])))
    expect([...files.keys()]).toEqual([
      '../../record.html',
      '../../outer/x.txt',
      'manifest.json',
      '../../__MACOSX/record.html',
    ])
  })

  it.each(['manifest.json', 'Manifest.json', './manifest.json', 'x/../manifest.json'])(
    'is refused where two entries have one name, as programs differ in which they show: %s',
    async (name) => {
      const writer = new ZipWriter()
      const time = '2026-11-21T15:00:00.000Z'
      await writer.add('manifest.json', utf8('{"one":1}'), time)
      await writer.add(name, utf8('{"two":2}'), time)
      expect(readZip(joined(writer.end()))).toBeNull()
    },
  )

  it('is refused where one entry has a name that no list shows', async () => {
    const writer = new ZipWriter()
    await writer.add('__proto__', utf8('x'), '2026-11-21T15:00:00.000Z')
    expect(readZip(joined(writer.end()))).toBeNull()
  })

  it('counts what an entry takes that is not packed, whatever size it claims', async () => {
    const writer = new ZipWriter()
    await writer.add('a', new Uint8Array(100), '2026-11-21T15:00:00.000Z')
    const bytes = joined(writer.end())
    const view = new DataView(bytes.buffer)
    const list = view.getUint32(bytes.length - 6, true)
    view.setUint32(list + 20, 0x50000000, true)
    view.setUint32(list + 24, 0, true)
    expect(readZip(bytes)).toBeNull()
  })

  it('takes nothing else for an archive, and none that claims to hold too much', async () => {
    expect(readZip(utf8('no archive'))).toBeNull()
    const writer = new ZipWriter()
    await writer.add('a', new Uint8Array(100), '2026-11-21T15:00:00.000Z')
    const bomb = joined(writer.end())
    // The size that the list at the end claims.
    const view = new DataView(bomb.buffer)
    const list = view.getUint32(bomb.length - 6, true)
    view.setUint32(list + 24, 0xfffffff0, true)
    expect(readZip(bomb)).toBeNull()
  })
})

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
