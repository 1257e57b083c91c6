import { describe, expect, it } from 'vitest'
import { ACTIVITY_LINES, recentActivity } from './activity.ts'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x0000000000000000000000000000000000000001' as const

const review = (id: number, timestamp: number, reviewer: `0x${string}` = other) => ({
  id,
  schoolId: 1,
  schoolName: '',
  rating: 4,
  title: `Heard ${id}`,
  contentHash: '0x00' as const,
  reviewType: 'school',
  tags: [],
  isAnonymous: true,
  isVerified: false,
  timestamp,
  reviewer,
})
const resource = (id: number, timestamp: number, isActive = true) => ({
  id,
  title: `Place ${id}`,
  description: '',
  url: '',
  category: 'legal',
  subcategory: '',
  phone: '',
  isActive,
  timestamp,
  creator: other,
})
const none = { reviews: [], resources: [], userRecords: [] }

describe('recentActivity', () => {
  it('puts all kinds in one order, newest first, and marks what is the own', () => {
    const mine = me.toLowerCase() as `0x${string}`
    const lines = recentActivity(
      {
        reviews: [review(2, 40), review(1, 10, mine)],
        resources: [resource(1, 30)],
        userRecords: [{ kind: 'document', id: 5, timestamp: 20 }],
      },
      me,
    )
    expect(lines.map(({ words, own }) => [words, own])).toEqual([
      ['Heard 2 (4 of 5)', false],
      ['Place 1', false],
      ['Document #5', true],
      ['Heard 1 (4 of 5)', true],
    ])
  })

  it('holds no address of anybody', () => {
    const lines = recentActivity(
      { ...none, reviews: [review(1, 1)], resources: [resource(1, 2)] },
      me,
    )
    expect(JSON.stringify(lines)).not.toContain(other)
  })

  it('leaves out what is not active', () => {
    expect(recentActivity({ ...none, resources: [resource(1, 1, false)] }, me)).toEqual([])
  })

  it('ends after its lines', () => {
    const reviews = Array.from({ length: 20 }, (_, at) => review(at + 1, at))
    const lines = recentActivity({ ...none, reviews }, me)
    expect(lines).toHaveLength(ACTIVITY_LINES)
    expect(lines[0]?.words).toBe('Heard 20 (4 of 5)')
  })

  it('names what has no title that can be seen', () => {
    const untitled = { ...review(3, 1), title: '\u202e\u200b' }
    expect(recentActivity({ ...none, reviews: [untitled] }, me)[0]?.words).toBe('Review 3 (4 of 5)')
  })
})
