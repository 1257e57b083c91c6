import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside each asset that gains from it (fonts are compressed already). */
export async function compressAssets(folder: string): Promise<void> {
  const names = await readdir(folder)
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg|json)$/.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        const size = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
        await Promise.all([
          writeFile(`${file}.br`, await brotli(bytes, size)),
          writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
        ])
      }),
  )
}
