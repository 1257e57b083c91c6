import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, onDevice } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'
import { SESSION_DAYS, SIGN_IN_MINUTES } from '../terms.ts'

const signOut = say(
  'account.sign-out',
  'Sign out on the account page. The code then opens nothing.',
)

/** Accounts, guests and ways to sign in. */
export function account({ signInService }: HubSetup): Topic {
  return {
    slug: 'account',
    name: 'Your account',
    question: 'What does an account tell you?',
    answer: reply(
      'account.answer',
      'A random number. No name and no email.',
      'A random number. No name, no email, no password and no internet address.',
    ),
    lines: [
      {
        what: say(
          'account.row',
          'A random number, when the account was made and changed, and whether it has premium.',
        ),
        where: ['hub'],
        time: [
          say(
            'account.guest-end',
            `Until you delete it. A guest account goes after ${SESSION_DAYS} days without a visit, with all it holds.`,
          ),
        ],
        readers: [inAccount.rows],
        removal: [inAccount.delete],
      },
      {
        what: say(
          'account.cookie',
          'A cookie with a random code, which opens the account in this browser.',
        ),
        where: ['device'],
        time: [say('account.cookie-time', `${SESSION_DAYS} days after your last visit.`)],
        readers: [say('account.cookie-readers', 'Whoever uses this browser is in your account.')],
        removal: [signOut, onDevice.clear],
      },
      {
        what: say(
          'account.passkeys',
          'Of a passkey: its public part, how it connects, how often it was used, and when.',
        ),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.rows],
        removal: [say('account.passkeys-removal', 'Remove the passkey on the account page.')],
      },
      {
        what: say(
          'account.sign-in',
          `While you sign in: a random code to check the answer by. It counts for ${SIGN_IN_MINUTES} minutes.`,
        ),
        where: ['hub'],
        time: [say('account.sign-in-time', 'Until it is used: it works once.')],
        readers: [inAccount.operatorRows],
        removal: [signOut],
      },
      {
        what: say(
          'account.activities',
          'A list of what happened, such as an upload. What it was about is encrypted.',
        ),
        where: ['hub'],
        time: [inAccount.life],
        readers: [inAccount.readers, inAccount.operator],
        removal: [inAccount.delete],
      },
      ...when(signInService, {
        what: say(
          'account.service',
          'Of the sign-in service: its address and the number it gives you. No name and no email.',
        ),
        where: ['hub', 'other'] as const,
        time: [inAccount.life],
        readers: [
          say(
            'account.service-readers',
            'The service learns that you sign in here. It is asked for that number alone.',
          ),
        ],
        removal: [inAccount.delete],
      }),
    ],
    limits: [
      ...when(
        !signInService,
        say('account.no-service', 'No other company can sign you in here, or learns that you did.'),
      ),
      say(
        'account.export',
        '“Download everything” gives you one file with all of it. That file is not encrypted.',
      ),
      say(
        'account.reviews-stay',
        'Deleting the account leaves reviews as they are. Nothing ties them to it.',
      ),
    ],
  }
}

/** Premium. */
export function paying({ payment }: HubSetup): Topic {
  if (payment === 'demo') {
    return {
      slug: 'paying',
      name: 'Paying',
      question: 'Who learns that I pay?',
      answer: reply(
        'paying.demo',
        'Nobody. It is a demo: no card is asked for.',
        'Nobody. Premium is a demo here: no card is asked for.',
      ),
      lines: [
        {
          what: say('paying.demo-kept', 'That the account has premium, and until when.'),
          where: ['hub'],
          time: [inAccount.life],
          readers: [inAccount.rows],
          removal: [inAccount.delete],
        },
      ],
      limits: [],
    }
  }
  return {
    slug: 'paying',
    name: 'Paying',
    question: 'Who learns that I pay?',
    answer: reply(
      'paying.answer',
      'Stripe and your bank. We see no card.',
      'Stripe, your bank, and whoever sees your card statement. We never see your card.',
    ),
    lines: [
      {
        what: say(
          'paying.kept',
          'Two numbers of Stripe’s, whether you have premium, and until when. No card and no name.',
        ),
        where: ['hub'],
        time: [inAccount.life],
        readers: [inAccount.rows],
        removal: [inAccount.delete],
      },
      {
        what: say(
          'paying.told',
          'Your card, which you type into Stripe’s own fields. We tell Stripe no name, no email and not what this is.',
        ),
        where: ['other'],
        time: [elsewhere.time],
        readers: [say('paying.provider-readers', 'Stripe and your bank.')],
        removal: [
          say(
            'paying.provider-removal',
            'Deleting the account ends the payments and deletes you as a customer at Stripe.',
          ),
        ],
      },
    ],
    limits: [
      say('paying.statement', 'Your card statement shows the payment and the name it is under.'),
      say(
        'paying.page',
        'Stripe’s script is loaded on the payment page alone. It learns your internet address there.',
      ),
    ],
  }
}
