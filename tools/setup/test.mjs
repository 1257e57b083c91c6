/** `npm test`: sets up what is missing, then runs every test. */
import { become, installDependencies } from './prepare.mjs'

const started = performance.now()
installDependencies()
process.env.INSTALL_SECONDS = String((performance.now() - started) / 1000)
become('tools/test.ts')
