import type { HubSetup } from '../setup.ts'
import { onDevice } from '../shared.ts'
import { reply, say, type Topic } from '../statement.ts'
import { PROGRAM_FILES_DAYS, RECENT_SEARCHES } from '../terms.ts'

/** Reading pages. */
export function visiting({ payment, chain }: HubSetup): Topic {
  const named = payment === 'stripe' || chain?.walletConnect === true
  return {
    slug: 'visiting',
    name: 'Reading and visiting',
    question: 'Can anyone tell that I was here?',
    answer: reply(
      'visiting.answer',
      'Not us. Browser and network may tell.',
      'We store nothing about a visit. Your browser’s history and your network may show it.',
    ),
    lines: [
      {
        what: say('visiting.appearance', 'Your choice of light or dark, if you make one.'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [
          say('visiting.appearance-removal', 'Choose “System” at the foot of the page.'),
          onDevice.clear,
        ],
      },
      {
        what: say(
          'visiting.program-files',
          'Files of the program: scripts, styles and type. No page and no list.',
        ),
        where: ['device'],
        time: [say('visiting.program-files-time', `Up to ${PROGRAM_FILES_DAYS} days.`)],
        readers: [onDevice.readers],
        removal: [say('visiting.program-files-removal', 'Clear the browser’s cache.')],
      },
    ],
    limits: [
      say('visiting.nothing', 'Reading sets no cookie and makes no account.'),
      say(
        'visiting.history',
        'Your browser’s history lists the pages you opened. Titles stay neutral, but the address of a guide names its topic.',
      ),
      say(
        'visiting.network',
        'Your network, such as a school’s, can see that this site was opened. We cannot change that.',
      ),
      named
        ? say(
            'visiting.others-named',
            'Other companies’ code or calls are let in only where “Paying” or “Your wallet” says so.',
          )
        : say('visiting.no-others', 'No page loads code, pictures or type from another company.'),
    ],
  }
}

/** "Leave this site". */
export function leaving(): Topic {
  return {
    slug: 'leaving',
    name: '“Leave this site”',
    question: 'What does “Leave this site” do?',
    answer: reply(
      'leaving.answer',
      'It blanks the page, and tells us nothing.',
      'It blanks the page at once and opens another site. It tells us nothing.',
    ),
    lines: [],
    limits: [
      say(
        'leaving.history',
        'The other site takes the place of the page you left. Pages before it stay in your history.',
      ),
      say('leaving.device', 'It deletes nothing that is kept on this device.'),
      say('leaving.account', 'It does not sign you out.'),
    ],
  }
}

/** Search, and what is kept of it. */
export function searching(): Topic {
  return {
    slug: 'search',
    name: 'Search',
    question: 'Who can see what I search for?',
    answer: reply(
      'search.answer',
      'Our server, which keeps none of it.',
      'Our server gets your words to find results. It does not store or log them.',
    ),
    lines: [
      {
        what: say('search.recent', `The last ${RECENT_SEARCHES} searches that you started.`),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [say('search.clear', 'Clear the list on the search page.'), onDevice.clear],
      },
      {
        what: say('search.saved', 'Searches that you save.'),
        where: ['device'],
        time: [onDevice.time],
        readers: [onDevice.readers],
        removal: [
          say('search.saved-removal', 'Remove them one by one, or clear the list.'),
          onDevice.clear,
        ],
      },
    ],
    limits: [
      say('search.typing', 'Words that you type and do not search for are not kept here.'),
      say(
        'search.memory',
        'The server may hold an answer in its memory for the next person. It does not hold who asked.',
      ),
    ],
  }
}
