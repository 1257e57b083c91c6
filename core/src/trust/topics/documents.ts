import type { HubSetup } from '../setup.ts'
import { elsewhere, inAccount, modelReads } from '../shared.ts'
import { reply, say, type Topic, when } from '../statement.ts'

/** The documents of /analysis. */
export function documents({ files, model }: HubSetup): Topic {
  return {
    slug: 'documents',
    name: 'Documents and analysis',
    question: 'Who can see what I upload?',
    answer: model
      ? reply(
          'documents.answer-model',
          'You, an AI service if you ask, and this hub’s people.',
          'You, in your account. The people who run this hub could open it too. An AI service gets its words when you ask for an analysis.',
        )
      : reply(
          'documents.answer',
          'You. Those who run this hub could too.',
          'You, in your account. The people who run this hub could open it too. No other company can read it.',
        ),
    lines: [
      {
        what: say(
          'documents.sealed',
          'Your file, its name, its words and what we find. All of it is encrypted before it is stored.',
        ),
        where: ['hub', ...when(files === 'bucket', 'other' as const)],
        time: [inAccount.time],
        readers: [inAccount.readers, inAccount.operator],
        removal: [
          say('documents.delete', 'Delete the document: file, words and findings go at once.'),
          inAccount.delete,
        ],
      },
      {
        what: say(
          'documents.plain',
          'Not encrypted: its size, its type, when it came, and a random account number.',
        ),
        where: ['hub'],
        time: [inAccount.time],
        readers: [inAccount.rows],
        removal: [say('documents.plain-delete', 'It goes with the document.')],
      },
      ...when(model, {
        what: say(
          'documents.model',
          'The words of your document, when you press “Analyze Document”. No name or account goes with them.',
        ),
        where: ['other'] as const,
        time: [elsewhere.time],
        readers: [modelReads],
        removal: [elsewhere.removal],
      }),
    ],
    limits: [
      ...when(
        !model,
        say('documents.no-model', 'No AI service gets your document. Our own server reads it.'),
      ),
      say(
        'documents.reader',
        'The program that reads your file can reach no network and no other file.',
      ),
      say(
        'documents.name-stays',
        'Your list of what happened still names a document that you deleted. It goes with the account.',
      ),
    ],
  }
}
