/** What a hub does when it has begun to listen. */
import { expect, test, vi } from 'vitest'
import { runAdmin } from './admin/commands.ts'
import { findWalls } from './extraction/walls/findWalls.ts'
import { describeWalls, type ProvenWalls } from './extraction/walls/walls.ts'
import { describeHub } from './testing/describeApi.ts'

vi.mock('./extraction/walls/findWalls.ts')
// The models need not be opened for it.
vi.mock('./features/chat/warmAssistant.ts', () => ({ warmAssistant: () => new Promise(() => {}) }))

const walls = { bubblewrap: null, user: null, freezes: false }
const leaks: ProvenWalls = { walls, open: ['the network'], openToPictures: ['the network'] }

describeHub(
  'a start',
  (hub) => {
    test('tells the operator which walls stand around the reader of files', async () => {
      vi.mocked(findWalls).mockResolvedValue(leaks)
      const warn = vi.spyOn(hub().app.log, 'warn')
      await hub().app.listen({ host: '127.0.0.1', port: 0 })
      await expect.poll(() => warn.mock.calls).toContainEqual([describeWalls(leaks)])
    })

    test('tells so again whenever the operator asks by the command', async () => {
      vi.mocked(findWalls).mockResolvedValue(leaks)
      const lines: string[] = []
      const call = { words: ['reader', 'walls'], folder: '/' }
      await runAdmin(call, hub().database, (line) => lines.push(line))
      expect(lines).toEqual([describeWalls(leaks)])
      expect(lines[0]).toMatch(/^Files are read behind: .* still reaches the network\./)
    })
  },
  { warmUp: true },
)
