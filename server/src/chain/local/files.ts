import { join } from 'node:path'

/** The files of the local chain, in a folder of DATA_DIR. */
export interface ChainFiles {
  folder: string
  /** What the chain held at the last snapshot. */
  state: string
  /** A state that is being written. */
  unfinished: string
  /** What anvil writes when it ends. */
  last: string
  /** The process ids of the guard and of anvil. */
  pids: string
  /** The transactions since the last snapshot. */
  journal: string
}

/** Where the local chain of a hub with this DATA_DIR keeps what it needs. */
export function chainFiles(dataDir: string): ChainFiles {
  const folder = join(dataDir, 'chain')
  const file = (name: string) => join(folder, name)
  return {
    folder,
    state: file('state.json'),
    unfinished: file('state.json.new'),
    last: file('last.json'),
    pids: file('pids'),
    journal: file('journal'),
  }
}
