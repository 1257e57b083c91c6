import type { HubSetup } from '../setup.ts'
import { onDevice } from '../shared.ts'
import type { Topic } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** Reading pages. */
export function visiting({ payment, chain }: HubSetup): Topic {
  const named = payment === 'stripe' || chain?.walletConnect === true
  return topic('visiting', {
    answer: reply('visiting.answer'),
    lines: [
      {
        what: say('visiting.appearance'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [say('visiting.appearance-removal'), onDevice.clear],
      },
      {
        what: say('visiting.program-files'),
        where: ['device'],
        time: [say('visiting.program-files-time')],
        readers: [onDevice.readers],
        removal: [say('visiting.program-files-removal')],
      },
      {
        what: say('visiting.offline'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
      {
        what: say('visiting.offline-record'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
      {
        what: say('visiting.offline-timeline'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
      {
        what: say('visiting.reader'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      say('visiting.nothing'),
      say('visiting.history'),
      say('visiting.network'),
      named ? say('visiting.others-named') : say('visiting.no-others'),
    ],
  })
}

/** "Leave this site". */
export function leaving(): Topic {
  return topic('leaving', {
    answer: reply('leaving.answer'),
    lines: [],
    limits: [
      say('leaving.history'),
      say('leaving.device'),
      say('leaving.account'),
      say('leaving.choice'),
      say('leaving.stays'),
      say('leaving.files'),
    ],
  })
}

/** Search, and what is kept of it. */
export function searching(): Topic {
  return topic('search', {
    answer: reply('search.answer'),
    lines: [
      {
        what: say('search.recent'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [say('search.clear'), onDevice.clear],
      },
      {
        what: say('search.saved'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [say('search.saved-removal'), onDevice.clear],
      },
    ],
    limits: [say('search.sealed'), say('search.typing'), say('search.memory')],
  })
}
