import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

const materials = words(
  'training (?:materials?|slides?|modules?|content|records?|documents?)',
  'materials? used (?:to|for|in) train\\w*',
  '(?:slides|handouts) (?:used )?(?:for|in) training',
  'they',
  'these materials',
)
const closed = words(
  'proprietary',
  'confidential',
  'internal',
  'copyright\\w*',
  'not (?:be )?(?:published|posted|public|released|shared|disclosed|distributed|made (?:public|available)|available)',
  'for (?:staff|internal) (?:use|eyes)(?: only)?',
  'only (?:to|for) (?:staff|employees|officials|parties)',
  'restricted',
)

/** 106.45(b)(10)(i)(D): materials used to train Title IX staff are public. */
export const trainingMaterials: Rule = {
  requirements: ['POL-21'],
  title: 'Training materials open to the public',
  documents: ['school_policy'],
  check: search({
    against: [
      against(phrase`${materials} … ${closed}`, {
        about: [phrase`train\w+`],
        near: [phrase`train\w+`],
        unless: [phrase`(?:student records|case)`],
      }),
      against(phrase`${closed} … ${materials}`, {
        near: [phrase`train\w+`],
        unless: [phrase`(?:student records|information learned|trained (?:on|in|to))`],
      }),
    ],
    found: [
      affirms(
        phrase`train\w+ … (?:website|web site|online|public(?:ly)?|posted|available (?:at|on|for|upon)|published)`,
        { anyStance: true },
      ),
    ],
    silence: 'silent',
  }),
  contradicted:
    'These words keep training materials from the public. The rule asks for them on the school’s website, or on request where there is no website.',
  why: 'The materials show how the people who decide are taught to be fair.',
  ask: 'Where can I see the materials that were used to train the Title IX staff?',
}
