/** `npm start`: sets up what is missing, then runs the hub. */
import { become, installDependencies } from './prepare.mjs'

installDependencies()
become('tools/start.ts')
