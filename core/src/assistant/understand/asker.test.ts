import { describe, expect, it } from 'vitest'
import type { Turn } from '../exchange.ts'
import { askerOf } from './asker.ts'

const of = (message: string, ...before: string[]) => {
  const history: Turn[] = before.map((content) => ({ role: 'user', content }))
  return askerOf({ message, history })
}

describe('role', () => {
  it.each([
    'i was accused of something i did not do',
    'im the respondent, what now',
    'she filed a complaint against me',
    'what can my accuser see',
    'my son was accused by a classmate',
    'i was found responsible',
    'the girl who reported me keeps posting',
    'me acusaron de acoso',
  ])('A47: "%s" is asked by the respondent', (message) => {
    expect(of(message).role).toBe('respondent')
  })

  it.each([
    'the person who assaulted me is in my class',
    'i reported my coach last week',
    'i was raped and want to report',
    'my daughter was harassed at school',
    'can my rapist appeal',
    'the guy i reported keeps texting',
    'they dismissed my complaint',
    'mi profesor me acoso',
  ])('A47: "%s" is asked by the complainant', (message) => {
    expect(of(message).role).toBe('complainant')
  })

  it.each([
    'who decides the case',
    'what is a respondent',
    'does the complainant see the report',
    'i filed a complaint and she filed one against me',
  ])('A47: "%s" does not tell', (message) => {
    expect(of(message).role).toBeNull()
  })

  it('A47: the message counts before the turns, and the latest turn before the others', () => {
    expect(of('what now', 'i was accused', 'i reported him').role).toBe('complainant')
    expect(of('i was accused', 'i reported him').role).toBe('respondent')
    expect(of('what now', 'i was accused', 'ok').role).toBe('respondent')
  })
})

describe('beside the parties', () => {
  it.each([
    ['witness here. do i have to talk to them', 'witness'],
    ['my daughter is a freshman and nobody speaks to us', 'parent'],
    ['i am a TA in english, do i have to report', 'employee'],
    ['she asked me to be her advisor', 'advisor'],
    ['I am an assistant volleyball coach. A player told me something', 'employee'],
    ['Fourth year teacher, one of my students wrote about it', 'employee'],
    ['one of my residents told me in the van', 'employee'],
    ['my coach touched me', null],
    ['can i bring a witness', null],
    ['his mom is his advisor', null],
  ] as const)('A79: "%s" is asked by %s', (message, beside) => {
    expect(of(message).beside ?? null).toBe(beside)
  })

  it('A79: a parent stands by the side of the child, a witness by none', () => {
    expect(of('Wrong, I’m the complainant’s dad', 'I was found responsible')).toMatchObject({
      role: 'complainant',
      beside: 'parent',
    })
    expect(of('witness here, he reported me too').role).toBeNull()
  })
})

it('A79: somebody with children who says what they work as is no parent of a party', () => {
  expect(of('I am an adjunct, my kids were yelling in the next room').beside).toBe('employee')
  expect(of('my kids were told to write it down').beside).toBe('parent')
  expect(of('I am a teacher and my daughter was groped').beside).toBe('parent')
})

it.each([
  ['I lost. Found responsible. Suspended until fall 2027.', true],
  ['i was found responsible, can they keep me off campus', true],
  ['the hearing was over in an hour, now they suspend me', true],
  ['what happens if i am found responsible', false],
  ['can they suspend me before the hearing is over', false],
])('A47: whether the case of "%s" was decided: %s', (message, decided) => {
  expect(of(message).decided).toBe(decided)
  expect(of('and meanwhile', message).decided).toBe(decided)
})

describe('school', () => {
  it.each([
    'va en séptimo grado',
    'im in 8th grade',
    'my high school',
    'the principal called',
    'my kid is in 2nd grade',
    'K-12',
    'my college counselor at high school',
    'lo acusaron, tiene 13',
  ])('A48: "%s" speaks of K-12', (message) => {
    expect(of(message).school).toBe('k12')
  })

  it.each([
    'my college',
    'the university said',
    'in my dorm',
    'my professor',
    'a frat party',
    'I am a college athlete, before that high school',
    'rower at a D1, my coach texts me',
    'he takes classes at the community college, the rest at the high school',
    'dual-enrolled in 11th grade, it happened in the college lab',
    'my university, the principal investigator',
  ])('A48: "%s" speaks of a college', (message) => {
    expect(of(message).school).toBe('postsecondary')
  })

  it('A48: the word "school" alone tells nothing, the turns before may', () => {
    expect(of('my school did nothing').school).toBeNull()
    expect(of('my school did nothing', 'i live in a dorm').school).toBe('postsecondary')
    expect(of('what about high school', 'i live in a dorm').school).toBe('k12')
  })
})

it('takes a school of either kind, named as a choice, for neither', () => {
  expect(of('is it k12 or college, we are a community college').school).toBe('postsecondary')
  expect(of('does it matter if it is high school or college').school).toBeNull()
})
