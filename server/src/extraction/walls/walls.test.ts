import { expect, test } from 'vitest'
import { openFrom } from './findWalls.ts'
import { describeWalls, reaches, type Walls } from './walls.ts'

const bare: Walls = { bubblewrap: null, user: null, freezes: false }

test('walls that the machine refuses are not taken for standing', async () => {
  // As where user namespaces are refused: the program is there, and ends at once.
  expect(await openFrom({ ...bare, bubblewrap: '/bin/false' })).toBeNull()
})

test('the operator is told in one line what a reader still reaches, and what to install', () => {
  const line = describeWalls({ walls: bare, open: ['the network'], openToPictures: reaches })
  expect(line).toContain('still reaches the network')
  expect(line).toContain('Install bubblewrap')
  expect(line).not.toContain('\n')
})

test('where only the reader of documents can be held, the operator is told that scans are not read', () => {
  const walls = { ...bare, freezes: true }
  const line = describeWalls({ walls, open: [], openToPictures: ['the network'] })
  expect(line).toContain('A reader that was taken over reaches nothing.')
  expect(line).toContain('Scans are not read: Tesseract would still reach the network.')
})

test('walls that hold say so, and ask for nothing', () => {
  const walls = { ...bare, bubblewrap: '/usr/bin/bwrap', user: 64_913 }
  const line = describeWalls({ walls, open: [], openToPictures: [] })
  expect(line).toContain('reaches nothing')
  expect(line).not.toContain('Install')
})
