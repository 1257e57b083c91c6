import { expect, test } from 'vitest'
import { partOfSource } from './parts.ts'

test('all papers of a school are in one part, however its name is written', () => {
  const part = partOfSource({ id: 'p1', school: 'Elm State University' })
  expect(partOfSource({ id: 'p2', school: 'Elm State  university' })).toBe(part)
})

test('papers of many schools are dealt as a half, a sixth and a third', () => {
  const dealt = Array.from({ length: 6000 }, (_, at) =>
    partOfSource({ id: `p${at}`, school: 'not named' }),
  )
  const share = (part: string) => dealt.filter((one) => one === part).length / dealt.length
  expect(share('learn')).toBeCloseTo(1 / 2, 1)
  expect(share('look')).toBeCloseTo(1 / 6, 1)
  expect(share('sealed')).toBeCloseTo(1 / 3, 1)
})
