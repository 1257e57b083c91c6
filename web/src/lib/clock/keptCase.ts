import { deviceSeal } from '../private/deviceSeal.ts'
import { caseStore } from './caseStore.ts'

/** Its name says nothing of a case to who looks at what a browser stores. */
const KEY = 'hub.days'

/** The one case of this device, for everyone, with an account or without. */
export const keptCase = caseStore(() => localStorage, KEY, deviceSeal('hub-days', KEY))
