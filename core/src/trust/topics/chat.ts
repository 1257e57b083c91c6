import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, modelReads, onDevice } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'

/** The assistant of /chat. */
export function chat({ model }: HubSetup): Topic {
  return {
    slug: 'chat',
    name: 'Chat with the assistant',
    question: 'Who can read my chat?',
    answer: model
      ? reply(
          'chat.answer-model',
          'You, an AI service, and this hub’s people.',
          'You, in your account, and the AI service that writes the answers. The people who run this hub could open it too.',
        )
      : reply(
          'chat.answer',
          'You. Those who run this hub could too.',
          'You, in your account. The people who run this hub could open it too. No other company can read it.',
        ),
    lines: [
      {
        what: say('chat.sealed', 'Your talks and their titles, encrypted.'),
        where: ['hub'],
        time: [inAccount.time],
        readers: [
          say('chat.readers', 'You, signed in to your account. Others are told it is not there.'),
          inAccount.operator,
        ],
        removal: [
          say('chat.delete', 'Delete the talk: all its messages go at once.'),
          inAccount.delete,
        ],
      },
      {
        what: say(
          'chat.plain',
          'Not encrypted: how many messages there are, which are yours, when they came, and which document a talk is about.',
        ),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.operatorRows],
        removal: [say('chat.plain-delete', 'It goes with the talk.')],
      },
      ...when(model, {
        what: say(
          'chat.model',
          'Your question and the talk so far, to write an answer. No name or account goes with them.',
        ),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
      {
        what: say('chat.note', 'That you closed the note above your first message.'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [onDevice.clear],
      },
    ],
    limits: [
      ...when(
        !model,
        say('chat.no-model', 'No AI service is asked. Our own server writes each answer.'),
      ),
      say('chat.temporary', 'A temporary chat is stored nowhere. It ends when you leave it.'),
      ...when(
        model,
        say(
          'chat.crisis',
          'A message in which we find a danger to life is not sent to the AI service, then or later. We may miss one.',
        ),
      ),
    ],
  }
}
