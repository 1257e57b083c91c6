/** `npm run dev`: sets up what is missing, then runs the hub with hot reload. */
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become('tools/dev.ts')
