/** `npm test`: sets up what is missing, then runs every test. */
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become('tools/test.ts')
