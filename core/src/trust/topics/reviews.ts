import { everyone, inMemory } from '../shared.ts'
import { reply, say, type Topic } from '../statement.ts'
import { SENDING_MINUTES } from '../terms.ts'

/** The reviews of /reviews and /schools. */
export function reviews(): Topic {
  return {
    slug: 'reviews',
    name: 'School reviews',
    question: 'Can a review be traced to me?',
    answer: reply(
      'reviews.answer',
      'Not by us. Anyone can read your words.',
      'Not by what we keep. But people may guess from your words, and anyone can read them.',
    ),
    lines: [
      {
        what: say(
          'reviews.kept',
          'Your words, the school, the stars, the tags and the day. No name, account, internet address or hour.',
        ),
        where: ['hub'],
        time: [say('reviews.time', 'For as long as this hub shows reviews. There is no end date.')],
        readers: [everyone],
        removal: [
          say('reviews.removal', 'You cannot delete it. We cannot know which one is yours.'),
        ],
      },
      {
        what: say(
          'reviews.once',
          'So that it is not posted twice: a random number that your browser makes for it, in memory alone.',
        ),
        where: ['hub'],
        time: [say('reviews.once-time', `At most ${SENDING_MINUTES} minutes.`)],
        readers: [say('reviews.once-readers', 'Nobody. No page and no command shows it.')],
        removal: [say('reviews.once-removal', 'Nothing to do: it goes by itself.')],
      },
      {
        what: say('reviews.draft', 'What you type, until you post it or leave the page.'),
        where: ['device'],
        time: [inMemory.time],
        readers: [inMemory.readers],
        removal: [say('reviews.draft-removal', 'Leave or reload the page.')],
      },
    ],
    limits: [
      say(
        'reviews.details',
        'A name, a date or a rare event can point to you. The form shows such words and stops nobody.',
      ),
    ],
  }
}

/** Schools that are added, and resources that are suggested. */
export function suggestions(): Topic {
  return {
    slug: 'suggestions',
    name: 'Adding a school or a resource',
    question: 'Is what I add tied to me?',
    answer: reply(
      'suggestions.answer',
      'No. We keep the words, not the sender.',
      'No. We keep what you wrote and the day, not who sent it.',
    ),
    lines: [
      {
        what: say('suggestions.school', 'The school’s name, type, place, website and the day.'),
        where: ['hub'],
        time: [say('suggestions.time', 'For as long as this hub shows it.')],
        readers: [everyone],
        removal: [
          say('suggestions.removal', 'You cannot take it back. We cannot know it was you.'),
        ],
      },
      {
        what: say('suggestions.resource', 'What you wrote about the resource, and the day.'),
        where: ['hub'],
        time: [
          say(
            'suggestions.rejected',
            'As long as this hub shows it. If it is turned down, it is deleted.',
          ),
        ],
        readers: [
          say(
            'suggestions.readers',
            'The people who run this hub. Everyone, once they approve it.',
          ),
        ],
        removal: [
          say('suggestions.removal', 'You cannot take it back. We cannot know it was you.'),
        ],
      },
    ],
    limits: [],
  }
}
