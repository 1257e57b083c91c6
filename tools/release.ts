/**
 * `npm run release`: builds, and packs an archive that Node alone starts, with the list of its materials beside it.
 * `npm run release -- sbom` prints that list alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build/build.ts'
import { packRelease } from './release/pack.ts'
import { root } from './release/packages.ts'
import { listMaterials } from './release/sbom.ts'

const materials = `${JSON.stringify(listMaterials(), null, 2)}\n`
if (process.argv[2] === 'sbom') process.stdout.write(materials)
else await release()

async function release(): Promise<void> {
  const folder = join(root, '.build', 'release')
  await build()
  mkdirSync(folder, { recursive: true })
  const archive = packRelease(folder)
  const list = join(folder, 'sbom.cdx.json')
  writeFileSync(list, materials)
  process.stdout.write(`${archive}\n${list}\n`)
}
