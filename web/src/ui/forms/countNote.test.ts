import { describe, expect, it } from 'vitest'
import { countNote } from './countNote.ts'

describe('countNote', () => {
  it('says nothing far from the limit', () => {
    expect(countNote(0, 255)).toBeUndefined()
    expect(countNote(8999, 10_000)).toBeUndefined()
  })

  it('says what is left near the limit', () => {
    expect(countNote(9000, 10_000)).toMatchObject({ text: '1,000 characters left', over: false })
    expect(countNote(254, 255)).toMatchObject({ text: '1 character left', over: false })
    expect(countNote(255, 255)).toMatchObject({ text: '0 characters left', over: false })
  })

  it('says how much is too many', () => {
    expect(countNote(256, 255)).toMatchObject({ text: '1 character too many', over: true })
  })

  it('is read out only at full steps and on crossing the limit', () => {
    expect(countNote(245, 255)?.spoken).toBe('10 characters left')
    expect(countNote(246, 255)?.spoken).toBeUndefined()
    expect(countNote(256, 255)?.spoken).toBe('1 character too many')
  })
})
