/**
 * Imported first by the child: Node's permissions keep it from files, processes, workers and add-ons, but not
 * from the network, so no module that could open a connection can be loaded here.
 */
import { registerHooks } from 'node:module'

const BARRED = new Set(
  'net tls http https http2 dgram dns child_process cluster worker_threads inspector quic repl'.split(
    ' ',
  ),
)

function isBarred(name: string): boolean {
  return BARRED.has(name.replace(/^node:/, '').split('/')[0] ?? '')
}

registerHooks({
  resolve(specifier, context, next) {
    if (isBarred(specifier)) throw new Error(`${specifier} is not for the extraction of documents.`)
    return next(specifier, context)
  },
})

const builtin = process.getBuiltinModule.bind(process)
process.getBuiltinModule = (name: string) => (isBarred(name) ? undefined : builtin(name))

for (const name of ['fetch', 'WebSocket', 'EventSource', 'binding']) {
  Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(process, name)
}
