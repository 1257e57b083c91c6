/** `npm run build`: builds the web and the first directory of schools into `.build`. */
import { build } from './build/build.ts'

await build()
