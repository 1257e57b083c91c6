/** Runs in a thread of its own, so that a long document does not hold up the server. */
import { analyze } from '@hub/core/analysis/analyze'

export default analyze
