import { affirms } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { type Rule, search } from '../../rule.ts'

/** 106.8(b)(1): the statement that the school does not discriminate on the basis of sex. */
export const nondiscrimination: Rule = {
  requirements: ['POL-02'],
  title: 'The statement against sex discrimination',
  documents: ['school_policy'],
  check: search({
    found: [
      affirms(
        phrase`(?:not discriminate|non-?discrimination|prohibits? .. discrimination|free (?:of|from) .. discrimination) … (?:sex|gender)`,
        { anyPolarity: true, anyStance: true, headings: true },
      ),
      affirms(phrase`(?:sex|gender)[- ](?:based )?discrimination`, {
        anyPolarity: true,
        anyStance: true,
        headings: true,
      }),
    ],
    silence: 'silent',
  }),
  why: 'The statement says that Title IX protects everybody at the school.',
  ask: 'Where does the school state that it does not discriminate on the basis of sex?',
}
