import type { Config } from '../config.ts'
import { countErrors, type LoggedErrors } from '../metrics/loggedErrors.ts'

/** Logs name a route and a request id; never an address, a query, a header or a body. */
export function loggerOptions(level: Config['logLevel'], errors: LoggedErrors) {
  return {
    level,
    hooks: countErrors(errors),
    base: null,
    serializers: {
      req: (request: { id?: string; method?: string }) => ({
        id: request.id,
        method: request.method,
      }),
    },
  }
}
