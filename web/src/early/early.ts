import { startExitControl } from '../exit/exitControl.ts'
import { startCrisisList } from './crisisList.ts'
import { startFileChoices } from './fileChoices.ts'
import { startFileDrops } from './fileDrops.ts'
import { startHeldPresses } from './heldPresses.ts'
import { startLaterParts } from './laterParts.ts'
import { startNotLoaded } from './notLoaded.ts'
import { startEarly } from './takeOver.ts'
import { startTheme } from './theme.ts'
import { startWalletCorner } from './walletCorner.ts'

// Runs in the head, before the page is drawn and apart from React. The exit comes first: nothing
// that may fail after it can take it away.
startExitControl()
startEarly()
startHeldPresses()
startFileChoices()
startFileDrops()
startTheme()
startCrisisList()
startWalletCorner()
startNotLoaded()
startLaterParts()
