import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What the owner may do with a file, as bits of its mode. */
const OWNER = 0o700
const PERMISSIONS = 0o777

type Init = NodeFS['init']
/** The part of the library's file system that makes files and changes their modes. */
interface Operations {
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: { mode?: number }) => void
  }
  stream_ops: { setattr: (stream: unknown, attributes: { mode?: number }) => void }
}

/**
 * The embedded database's folder on this machine, in which all that the database makes is open to its owner alone. The
 * library gives each new file a mode of its own, whatever the process's mask says.
 */
export class OwnerFiles extends NodeFS {
  override async init(...[database, options]: Parameters<Init>): ReturnType<Init> {
    const preRun = [...(options.preRun ?? []), forOwnerAlone]
    return super.init(database, { ...options, preRun })
  }
}

function forOwnerAlone(module: unknown): void {
  const { node_ops: nodes, stream_ops: streams } = (module as { NODEFS: Operations }).NODEFS
  const { mknod, setattr } = nodes
  const { setattr: setOpen } = streams
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownerAlone(mode), device)
  nodes.setattr = (node, attributes) => setattr(node, changed(attributes))
  streams.setattr = (stream, attributes) => setOpen(stream, changed(attributes))
}

const ownerAlone = (mode: number) => mode & ~(PERMISSIONS & ~OWNER)

function changed<A extends { mode?: number }>(attributes: A): A {
  const { mode } = attributes
  return mode === undefined ? attributes : { ...attributes, mode: ownerAlone(mode) }
}
