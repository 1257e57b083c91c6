import { affirms } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const kept = words(
  'kept',
  'keeps?',
  'retain\\w*',
  'maintain\\w*',
  'shared',
  'shar(?:e|es|ing)',
  'disclos\\w+',
  'destroyed',
  'stored',
  'stores?',
  'confidential\\w*',
  'used (?:in|later|against)',
  'released',
  'recorded',
  'deleted',
  'shredded',
  'private',
  'on file',
  'made available',
  'preserved',
)
const thing = words(
  'records?',
  'notes',
  'agreement',
  'statements?',
  'information',
  'documents?',
  'what (?:is|was|you|the parties|anyone|either)',
  'anything',
  'communications?',
  'materials?',
  'things said',
  'discussions?',
  'nothing',
  'copy',
)

/** 106.45(b)(9)(i): consequences of taking part, including records that are kept or could be shared. */
export const resolutionRecords: Rule = {
  requirements: ['IR-06'],
  title: 'What follows from taking part, and which records are kept or shared',
  documents: ['informal_resolution_notice'],
  check: search({
    found: [
      affirms(phrase`${thing} … ${kept}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`${kept} … ${thing}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`records?`, { headings: true, anyPolarity: true }),
    ],
    silence: 'missing',
  }),
  missing:
    'We did not find which records of the informal resolution are kept or could be shared. The notice must explain the consequences of taking part, with that point.',
  why: 'What is said or signed may be kept, or used later.',
  ask: 'Which records of the process are kept, for how long, and with whom could they be shared?',
}
