import type { HubSetup } from '../setup.ts'
import { everyone, inAccount, inMemory } from '../shared.ts'
import { type Line, type Topic, when } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** The reviews of /reviews and /schools. */
export function reviews(setup: Pick<HubSetup, 'reviews' | 'verification'>): Topic {
  const wait = setup.reviews === 'batches'
  const waiting: Line = {
    what: say('reviews.waiting'),
    where: ['hub'],
    time: [say('reviews.waiting-time')],
    readers: [say('reviews.waiting-readers'), say('reviews.waiting-copies')],
    removal: [say('reviews.waiting-removal')],
  }
  const verifying: Line = {
    what: say('reviews.verify'),
    where: ['hub'],
    time: [say('reviews.verify-time')],
    readers: [say('reviews.verify-readers')],
    removal: [say('reviews.verify-removal')],
  }
  const replies: Line[] = [
    {
      what: say('reviews.reply'),
      where: ['hub'],
      time: [say('reviews.reply-time')],
      readers: [say('reviews.reply-readers')],
      removal: [say('reviews.reply-removal')],
    },
    {
      what: say('reviews.reply-code'),
      where: ['hub'],
      time: [say('reviews.reply-code-time')],
      readers: [say('reviews.verify-readers')],
      removal: [say('reviews.once-removal')],
    },
  ]
  return topic('reviews', {
    answer: reply(wait ? 'reviews.answer' : 'reviews.answer-at-once'),
    lines: [
      {
        what: say('reviews.kept'),
        where: ['hub'],
        time: [say('reviews.time')],
        readers: [everyone],
        removal: [say('reviews.removal')],
      },
      ...when(wait, waiting),
      {
        what: say('reviews.receipt'),
        where: ['hub'],
        time: [say('reviews.receipt-time')],
        readers: [inAccount.operatorRows],
        removal: [say('reviews.receipt-removal')],
      },
      {
        what: say('reviews.once'),
        where: ['hub'],
        time: [say('reviews.once-time')],
        readers: [say('reviews.once-readers')],
        removal: [say('reviews.once-removal')],
      },
      ...when(setup.verification, verifying, ...replies),
      {
        what: say('reviews.draft'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('reviews.draft-removal')],
      },
    ],
    limits: [
      say('reviews.role'),
      say('reviews.details'),
      say('reviews.holder'),
      ...when(setup.verification, say('reviews.reply-who')),
      ...when(wait, say('reviews.few')),
    ],
  })
}

/** Reports, and what is taken down. */
export function reports(): Topic {
  return topic('reports', {
    answer: reply('reports.answer'),
    lines: [
      {
        what: say('reports.kept'),
        where: ['hub'],
        time: [say('reports.time')],
        readers: [inAccount.operatorRows],
        removal: [say('reports.removal')],
      },
      {
        what: say('reports.once'),
        where: ['hub'],
        time: [say('reports.once-time')],
        readers: [say('reports.once-readers')],
        removal: [say('reports.once-removal')],
      },
    ],
    limits: [say('reports.log'), say('reports.removed')],
  })
}

/** Schools that are added, and resources that are suggested. */
export function suggestions(): Topic {
  return topic('suggestions', {
    answer: reply('suggestions.answer'),
    lines: [
      {
        what: say('suggestions.school'),
        where: ['hub'],
        time: [say('suggestions.time')],
        readers: [everyone],
        removal: [say('suggestions.removal')],
      },
      {
        what: say('suggestions.resource'),
        where: ['hub'],
        time: [say('suggestions.rejected')],
        readers: [say('suggestions.readers')],
        removal: [say('suggestions.removal')],
      },
    ],
    limits: [],
  })
}
