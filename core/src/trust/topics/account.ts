import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, onDevice } from '../shared.ts'
import { type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

const signOut = say('account.sign-out')

/** Accounts, guests and ways to sign in. */
export function account({ signInService }: HubSetup): Topic {
  return topic('account', {
    answer: reply('account.answer'),
    lines: [
      {
        what: say('account.row'),
        where: ['hub'],
        time: [say('account.guest-end')],
        readers: [inAccount.rows],
        removal: [inAccount.delete],
      },
      {
        what: say('account.cookie'),
        where: ['device'],
        time: [say('account.cookie-time')],
        readers: [say('account.cookie-readers')],
        removal: [signOut, onDevice.clear],
      },
      {
        what: say('account.passkeys'),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.rows],
        removal: [say('account.passkeys-removal')],
      },
      {
        what: say('account.sign-in'),
        where: ['hub'],
        time: [say('account.sign-in-time')],
        readers: [inAccount.operatorRows],
        removal: [signOut],
      },
      {
        what: say('account.activities'),
        where: ['hub'],
        time: [inAccount.life],
        readers: [inAccount.readers, inAccount.operator],
        removal: [inAccount.delete],
      },
      ...when(signInService, {
        what: say('account.service'),
        where: ['hub', 'other'] as const,
        time: [inAccount.life],
        readers: [say('account.service-readers')],
        removal: [inAccount.delete],
      }),
    ],
    limits: [
      ...when(!signInService, say('account.no-service')),
      say('account.export'),
      say('account.reviews-stay'),
    ],
  })
}

/** Premium. */
export function paying({ payment }: HubSetup): Topic {
  if (payment === 'demo') {
    return topic('paying', {
      answer: reply('paying.demo'),
      lines: [
        {
          what: say('paying.demo-kept'),
          where: ['hub'],
          time: [inAccount.life],
          readers: [inAccount.rows],
          removal: [inAccount.delete],
        },
      ],
      limits: [],
    })
  }
  return topic('paying', {
    answer: reply('paying.answer'),
    lines: [
      {
        what: say('paying.kept'),
        where: ['hub'],
        time: [inAccount.life],
        readers: [inAccount.rows],
        removal: [inAccount.delete],
      },
      {
        what: say('paying.told'),
        where: ['other'],
        time: [elsewhere.time],
        readers: [say('paying.provider-readers')],
        removal: [say('paying.provider-removal')],
      },
    ],
    limits: [say('paying.statement'), say('paying.page')],
  })
}
