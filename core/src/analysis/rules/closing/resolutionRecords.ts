import { affirms } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

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
export const resolutionRecords = rule('IR-06', {
  check: search({
    found: [
      affirms(phrase`${thing} … ${kept}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`${kept} … ${thing}`, { anyPolarity: true, anyStance: true }),
      affirms(phrase`records?`, { headings: true, anyPolarity: true }),
    ],
    silence: 'missing',
  }),
})
