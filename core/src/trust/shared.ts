import { say } from './statement.ts'
import { SESSION_DAYS } from './terms.ts'

/** What is said of everything that lies in the browser's storage. */
export const onDevice = {
  time: say('device.time', 'Until you or the browser clear this site’s data.'),
  readers: say('device.readers', 'Anyone who can use this browser on this device.'),
  clear: say('device.clear', 'Clear this site’s data in your browser’s settings.'),
}

/** What is said of everything that an account holds. */
export const inAccount = {
  time: say(
    'account.until-deleted',
    `Until you delete it, or the account. A guest account goes after ${SESSION_DAYS} days without a visit.`,
  ),
  readers: say('account.readers', 'You, signed in to your account. Other accounts cannot.'),
  life: say(
    'account.life',
    `Until you delete the account. A guest account goes after ${SESSION_DAYS} days without a visit.`,
  ),
  rows: say('operator.reads', 'You, and the people who run this hub.'),
  /** What no page shows. */
  operatorRows: say('operator.alone', 'The people who run this hub.'),
  operator: say('operator.opens', 'The people who run this hub hold the key. They could open it.'),
  delete: say('account.delete', '“Delete account” removes it at once, on all devices.'),
}

/** What is typed or opened and never stored. */
export const inMemory = {
  time: say('memory.time', 'It is in the memory of the page, and ends with it.'),
  readers: say('memory.readers', 'Whoever looks at your screen.'),
}

/** What another company has. */
export const elsewhere = {
  time: say('elsewhere.time', 'As that company decides. We cannot set it.'),
  removal: say('elsewhere.removal', 'We cannot take it back from there.'),
}

/** The AI service of a hub that uses one. */
export const modelReads = say('elsewhere.model', 'The AI service that this hub uses.')

export const everyone = say('public.readers', 'Everyone. No account is needed to read it.')
