/** A picture that takes over Tesseract: the attacker's program stands in its place. */
import { platform } from 'node:os'
import { delimiter } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { ATTEMPTS, attack, INSIDE, UNTOUCHED } from './fixtures/attack.ts'
import { startTesseract } from './readPicture.ts'
import { findWalls, openFrom, possibleWalls } from './walls/findWalls.ts'
import type { Walls } from './walls/walls.ts'

/** All walls of this machine behind which pictures are read: the strongest is taken. */
const taken: Walls[] = []
const none: Walls = { bubblewrap: null, user: null, freezes: false }

beforeAll(async () => {
  for (const walls of possibleWalls()) {
    const open = await openFrom({ ...walls, freezes: false })
    if (open?.length === 0) taken.push(walls)
  }
})

/** Has the program that is found as Tesseract try what a picture would that took it over. */
const attackBehind = (walls: Walls) =>
  attack(({ folder, everybody, script, args }) => {
    vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
    // What Tesseract has learnt is shown to it, here with the script.
    vi.stubEnv('TESSDATA_PREFIX', everybody)
    try {
      const program = startTesseract(walls, [script, ...args, ...INSIDE])
      if (!program) throw new Error('There is no program in the place of Tesseract.')
      return program.stdout
    } finally {
      vi.unstubAllEnvs()
    }
  })

test('where it is read, a picture that takes over Tesseract reaches no network, no file, no program and no signal', async () => {
  for (const walls of taken) {
    const { tried, got, files } = await attackBehind(walls)
    expect([walls, got, tried.length]).toEqual([walls, [], ATTEMPTS - INSIDE.length])
    expect(files).toEqual(UNTOUCHED)
  }
})

test('it is read nowhere else, and wherever bubblewrap stands', async () => {
  const { walls, openToPictures } = await findWalls()
  expect(openToPictures.length === 0).toBe(taken.length > 0)
  expect(walls.bubblewrap !== null).toBe(taken.length > 0)
})

test.runIf(platform() === 'linux')('the same picture reaches all that without walls', async () => {
  const { got, files } = await attackBehind(none)
  expect(got).toEqual(
    expect.arrayContaining([
      'fetches',
      'connects to another program of the machine',
      'reads the key',
      'reads the environment of the server',
      'starts a program',
      'becomes a program',
      'signals the server',
    ]),
  )
  // A limit keeps bytes from them even there.
  expect(files).toEqual(expect.arrayContaining(['everybody/probe', 'probe']))
})
