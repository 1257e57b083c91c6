import type { Config } from '../config.ts'

/** Logs name a route and a request id; never an address, a query, a header or a body. */
export function loggerOptions(level: Config['logLevel']) {
  return {
    level,
    base: null,
    serializers: {
      req: (request: { id?: string; method?: string }) => ({
        id: request.id,
        method: request.method,
      }),
    },
  }
}
