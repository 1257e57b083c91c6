import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameIn } from './manifest.ts'

/** The name as Windows keeps it: it drops blanks and points at its end, and some signs make it fail. */
const onWindows = (path: string) => path.replace(/[. ]+$/, '')

describe('the name of a file in an export', () => {
  it('is the same on Windows, however the name was cut', () => {
    const tail = fc.constantFrom('.', ' ', '. ', '..', '.b', ' .b', '.pdf', '. pdf', '.x.')
    fc.assert(
      fc.property(fc.integer({ min: 70, max: 90 }), tail, fc.nat(30), (length, end, more) => {
        const path = fileNameIn(1, `${'a'.repeat(length)}${end}${'c'.repeat(more)}`)
        expect(onWindows(path)).toBe(path)
      }),
    )
  })

  it('of any name is one that every system takes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 5000 }),
        (name, at) => {
          const path = fileNameIn(at, name)
          expect(onWindows(path)).toBe(path)
          expect(path.normalize('NFC').isWellFormed()).toBe(true)
          expect(path.split('/')).toHaveLength(2)
          expect(path).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\\:*?"<>|]/u)
        },
      ),
    )
  })

  it('keeps its ending, by which a device opens it, however long it is', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 150 }),
        fc.constantFrom('.pdf', '.jpeg', '.docx', '.m4a'),
        (name, ending) => {
          expect(fileNameIn(3, name + ending).endsWith(ending.slice(1))).toBe(true)
        },
      ),
    )
    expect(fileNameIn(3, `${'é'.repeat(200)}.pdf`)).toBe(`files/003-${'é'.repeat(76)}.pdf`)
  })

  it('shows its true ending: no sign turns the direction of what follows', () => {
    expect(fileNameIn(1, 'report\u202efdp.exe')).toBe('files/001-reportfdp.exe')
    expect(fileNameIn(1, 'a\u2067b\u2069.exe')).toBe('files/001-ab.exe')
  })

  it('is no hidden file, no way out of the folder and no name that a system keeps for itself', () => {
    expect(fileNameIn(1, '.htaccess')).toBe('files/001-htaccess')
    expect(fileNameIn(1, '..\\..\\x')).toBe('files/001--..-x')
    expect(fileNameIn(1, 'CON')).toBe('files/001-CON')
    expect(fileNameIn(1, '')).toBe('files/001-file')
    expect(fileNameIn(1, '.')).toBe('files/001-file')
  })

  it('is another one for another number, also for the same name, and beyond 999', () => {
    const names = Array.from({ length: 1200 }, (_, at) => fileNameIn(at + 1, 'Photo.JPG'))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(1200)
    expect(names[999]).toBe('files/1000-Photo.JPG')
  })
})
