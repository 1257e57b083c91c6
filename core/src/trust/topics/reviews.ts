import { everyone, inMemory } from '../shared.ts'
import type { Topic } from '../statement.ts'
import { reply, say, topic } from '../texts.ts'

/** The reviews of /reviews and /schools. */
export function reviews(): Topic {
  return topic('reviews', {
    answer: reply('reviews.answer'),
    lines: [
      {
        what: say('reviews.kept'),
        where: ['hub'],
        time: [say('reviews.time')],
        readers: [everyone],
        removal: [say('reviews.removal')],
      },
      {
        what: say('reviews.once'),
        where: ['hub'],
        time: [say('reviews.once-time')],
        readers: [say('reviews.once-readers')],
        removal: [say('reviews.once-removal')],
      },
      {
        what: say('reviews.draft'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('reviews.draft-removal')],
      },
    ],
    limits: [say('reviews.details')],
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
