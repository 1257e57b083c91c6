import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { keptFiles } from '../features/documents/store.ts'
import { Browser } from '../testing/browser.ts'
import { describeApi, testConfig } from '../testing/describeApi.ts'
import { pdf } from '../testing/sampleFiles.ts'
import { upload } from '../testing/uploads.ts'
import { openFolder } from './folder.ts'
import { removeOrphans } from './orphans.ts'

const encryptionKey = Buffer.alloc(32, 7)

describeApi(
  'what was left behind',
  (hub) => {
    test('files without a row are removed when they are old, all others stay', async () => {
      const browser = new Browser(hub())
      for (let at = 0; at < 3; at++) await upload(browser, pdf())
      const folder = join(hub().dataDir, 'documents')
      const before = await readdir(folder)
      const [old, fresh] = [randomUUID(), randomUUID()]
      for (const name of [old, fresh]) await writeFile(join(folder, name), 'sealed')
      await utimes(join(folder, old), 1000, 1000)
      const { database } = hub()
      const storage = await openFolder(folder, false)
      const hubId = randomUUID()
      const kept = {
        storage,
        hubId,
        keptFiles: (keys: readonly string[]) => keptFiles(database.queries, keys),
      }
      await removeOrphans(kept, Date.now() - 60_000)
      expect((await readdir(folder)).toSorted()).toEqual([...before, fresh, 'hub'].toSorted())
    })

    test('the files of another database are left alone', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hub-other-'))
      const storage = await openFolder(folder, false)
      await storage.claim('another hub')
      await writeFile(join(folder, 'file'), 'sealed')
      const kept = { storage, hubId: randomUUID(), keptFiles: async () => new Set<string>() }
      const sweeping = removeOrphans(kept, Date.now() + 1000)
      await expect(sweeping).rejects.toThrow('belong to the rows of another database')
      expect(await readdir(folder)).toContain('file')
      await rm(folder, { recursive: true })
    })

    test('a start empties the folder of what was coming in', async () => {
      const incoming = join(hub().dataDir, 'documents', 'incoming')
      await writeFile(join(incoming, 'half'), 'sealed')
      const config = testConfig({ dataDir: hub().dataDir, encryptionKey })
      const app = await buildApp(config, hub().database)
      await app.ready()
      expect(await readdir(incoming)).toEqual([])
      await app.close()
    })

    test('a start with another ENCRYPTION_KEY is refused with a sentence', async () => {
      const config = testConfig({ dataDir: hub().dataDir })
      await expect(buildApp(config, hub().database)).rejects.toThrow(
        /^ENCRYPTION_KEY is not the key/,
      )
    })
  },
  { encryptionKey },
)
