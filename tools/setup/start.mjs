/** `npm start`: sets up what is missing, then runs the hub. */
import { installDependencies, runHere } from './prepare.mjs'

installDependencies()
await runHere('tools/start.ts')
