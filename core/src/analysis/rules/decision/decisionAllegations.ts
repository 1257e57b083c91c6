import { affirms } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { misconduct } from './rulingParts.ts'

/** 106.45(b)(7)(ii)(A): the determination names the allegations. */
export const decisionAllegations = rule('DET-02', {
  check: search({
    found: [
      affirms(phrase`${misconduct}`, { anyStance: true, anyPolarity: true, headings: true }),
      affirms(phrase`(?:complaint|report|charge) (?:is|was|says|said|states|stated) .. that`, {
        anyStance: true,
        anyPolarity: true,
      }),
      // "What was complained of. That on January 15 ..."
      affirms(/^(?=.{25,}).*/g, {
        near: [
          phrase`what (?:\w+ )?(?:is|was|were|has been) (?:complained of|alleged|claimed|reported|charged|said)`,
        ],
        anyStance: true,
        anyPolarity: true,
      }),
      affirms(phrase`(?:alleg\w+|accus\w+|charged with) … (?:that|of|with|:) … \w+ \w+ \w+`, {
        anyStance: true,
        anyPolarity: true,
      }),
    ],
    silence: 'missing',
  }),
})
