import { say } from './texts.ts'

/** What is said of everything that lies in the browser's storage. */
export const onDevice = {
  time: say('device.time'),
  readers: say('device.readers'),
  clear: say('device.clear'),
}

/** What is said of everything that an account holds. */
export const inAccount = {
  time: say('account.until-deleted'),
  readers: say('account.readers'),
  life: say('account.life'),
  rows: say('operator.reads'),
  /** What no page shows. */
  operatorRows: say('operator.alone'),
  operator: say('operator.opens'),
  delete: say('account.delete'),
}

/** What is typed or opened and never stored. */
export const inMemory = {
  time: say('memory.time'),
  readers: say('memory.readers'),
}

/** What another company has. */
export const elsewhere = {
  time: say('elsewhere.time'),
  removal: say('elsewhere.removal'),
}

/** The AI service of a hub that uses one. */
export const modelReads = say('elsewhere.model')

export const everyone = say('public.readers')
