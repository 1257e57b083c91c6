import { expect, test } from 'vitest'
import { deal } from './deal.ts'
import { ownerOf, type Source } from './parts.ts'

const papers: Source[] = Array.from({ length: 120 }, (_, at) => ({
  id: `${at % 3 === 0 ? 'p' : 'e'}${at}`,
  school:
    at % 4 === 0 ? 'not named' : `School ${'abcdefghij'.charAt(at % 10)}${at % 7 === 0 ? 'x' : ''}`,
  kind: at % 2 === 0 ? 'policy' : 'notice',
  characters: 2000 + 100 * (at % 50),
  isNeighbor: at % 9 === 0,
  sha256: '',
}))

test('all papers of a school are in one part, however its name is written', () => {
  const name = (school: string) => ownerOf({ id: 'p1', school })
  expect(name('Elm State University')).toBe(name('ELM State  University,'))
  expect(name('not named')).toBe('p1')
})

test('papers are dealt as a half, a sixth and a third', () => {
  const parts = deal(papers, {})
  const weight = (part: string) =>
    papers.filter((paper) => parts[ownerOf(paper)] === part).length / papers.length
  expect(Math.abs(weight('learn') - 1 / 2)).toBeLessThan(0.1)
  expect(Math.abs(weight('look') - 1 / 6)).toBeLessThan(0.1)
  expect(Math.abs(weight('sealed') - 1 / 3)).toBeLessThan(0.1)
})

test('a school that was dealt stays where it is when papers are added', () => {
  const before = deal(papers.slice(0, 60), {})
  expect(deal(papers, before)).toMatchObject(before)
})
