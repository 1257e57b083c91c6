import { createListener, type ListenerThread } from '../listener/listenerThread.ts'

let shared: ListenerThread | undefined

/**
 * The listener of all hubs of a process, which opens its model once and hears each text once: to hear the same few
 * questions again and again took most of the time of the tests of the chat.
 */
export function sharedListener(): ListenerThread {
  shared ??= once(createListener())
  return shared
}

function once(listener: ListenerThread): ListenerThread {
  return {
    ...listener,
    listen: remembered((texts: readonly string[], sentences?: readonly string[]) =>
      listener.listen(texts, sentences),
    ),
    // It outlives the hub.
    close: async () => {},
  }
}

/** A function that is asked the same thing once. What failed is asked again. */
function remembered<Asked extends unknown[], Told>(
  ask: (...asked: Asked) => Promise<Told>,
): (...asked: Asked) => Promise<Told> {
  const told = new Map<string, Promise<Told>>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const known = told.get(key)
    if (known) return known
    const asking = ask(...asked)
    told.set(key, asking)
    asking.catch(() => told.delete(key))
    return asking
  }
}
