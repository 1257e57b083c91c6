/**
 * Imported first by the child: the last of the walls, and the only one that needs nothing of the system. Node's
 * permissions keep a script from files, programs, threads and add-ons, but not from the network, from signals or from
 * hooks of its own. So no module of Node's can be had here but those that the libraries need, what could load another
 * is gone, and so are the ways out of the objects that are at hand.
 */
import Module, { registerHooks, syncBuiltinESMExports } from 'node:module'

/** What word-extractor, fflate and pdf.js need. Node's permissions bound `fs`. */
const LENT = new Set('buffer events fs path stream string_decoder util zlib'.split(' '))

/** fflate asks for this one, to make threads, and does without them where there are none. */
const NO_THREADS = `data:text/javascript,${encodeURIComponent(
  "export const createRequire = () => () => { throw new Error('There are no threads here.') }",
)}`

registerHooks({
  resolve(specifier, context, next) {
    if (/^(node:)?module$/.test(specifier)) return { url: NO_THREADS, shortCircuit: true }
    const found = next(specifier, context)
    // By what was found: a name may be anything.
    if (found.url.startsWith('node:') && !LENT.has(found.url.slice('node:'.length)))
      throw new Error(`${found.url} is not for the extraction of documents.`)
    return found
  },
})

/** The standard streams are sockets, from which others could be made. They are made first: afterwards none can be. */
for (const stream of [process.stdin, process.stdout]) {
  const ways = ['connect', 'bind', 'listen', 'open', 'fchmod']
  for (const object of [stream, Reflect.get(stream, '_handle') as object | undefined]) {
    if (object) for (const way of ways) removeAbove(object, way)
  }
}

const signals = ['kill', '_kill', '_debugProcess', '_debugEnd', 'abort', 'execve']
const loaders = ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule']
const users = ['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups', 'chdir']
const others = ['_getActiveHandles', '_getActiveRequests', 'report', 'loadEnvFile']
for (const name of [...signals, ...loaders, ...users, ...others]) removeAbove(process, name)
for (const name of ['fetch', 'WebSocket', 'EventSource', 'WebAssembly', 'navigator'])
  Reflect.deleteProperty(globalThis, name)

for (const name of ['registerHooks', 'register', 'createRequire', 'enableCompileCache'])
  Reflect.deleteProperty(Module, name)
syncBuiltinESMExports()
// How files are loaded, by the ends of their names, is not among Node's types.
const extensions = Reflect.get(Module, '_extensions') as object
for (const part of [Module.prototype, extensions, Module]) Object.freeze(part)

/** Takes a property away from an object and all that it inherits from. */
function removeAbove(object: object, name: string): void {
  for (let holder: object | null = object; holder; holder = Reflect.getPrototypeOf(holder))
    Reflect.deleteProperty(holder, name)
}
