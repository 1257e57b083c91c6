import { affirms } from '../../language/find.ts'
import { phrase } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'

/** 106.8(b)(1): the statement that the school does not discriminate on the basis of sex. */
export const nondiscrimination = rule('POL-02', {
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
})
