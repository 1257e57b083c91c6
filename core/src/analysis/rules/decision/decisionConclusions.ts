import { affirms } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, search } from '../../rule.ts'
import { misconduct, under } from './rulingParts.ts'

const code = words(
  '(?:polic(?:y|ies)|code|handbook|rules?|regulations?|definitions?|elements?|standards? of conduct|sections? [\\w.]+|article [\\w.]+|§ ?[\\w.]+|prohibit\\w+)',
)

/** The charge, the result alone and other parts of a letter apply nothing. */
const bare = [
  /^(?!.*\b(?:meets?|met|satisf\w+|fits?|constitut\w+|amounts? to|falls? (?:within|under))\b).*\bpreponderance\b/,
  phrase`(?:alleg\w+|charged|accus\w+|formal complaint|appeal\w*|retaliat\w+|jurisdiction|scope of|standard of|notice|sent|presumed)`,
  phrase`responsible (?:for|of) (?:an? |the |having )?(?:violation|violating|violated)(?!.{0,120}(?:because|since|element|definition))`,
  phrase`(?:found|find|finds|determines?|determined) (?:\w+ ){0,4}(?:to have violated|violated|in violation)`,
]

/** 106.45(b)(7)(ii)(D): how the school's code applies to the facts. */
export const decisionConclusions = rule('DET-05', {
  check: search({
    found: [
      affirms(
        phrase`(?:violat\w+|breach\w*|breaks?|broke|appl\w+|meets?|met|satisf\w+|constitut\w+|amounts? to|(?:falls?|comes?) (?:within|under|outside)|contrary to|fits?|under|prohibited by|definition) … ${code}`,
        { anyStance: true, anyPolarity: true, unless: bare },
      ),
      affirms(
        phrase`${code} … (?:violat\w+|breach\w*|appl\w+|meets?|met|satisf\w+|constitut\w+|shown|prohibits)`,
        { anyStance: true, anyPolarity: true, unless: bare },
      ),
      affirms(
        phrase`(?:constitut\w+|amount\w* to|meet\w* the definition|qualif\w+ as|severe|pervasive|objectively offensive) (?:\w+ ){0,4}(?:${misconduct})?`,
        { anyStance: true, anyPolarity: true, unless: bare },
      ),
      affirms(phrase`responsible (?:for|of) (?:\w+ ){0,4}(?:violat\w+|${misconduct}) … ${code}`, {
        anyStance: true,
        anyPolarity: true,
        unless: bare,
      }),
      affirms(
        phrase`${code} … (?:treats?|counts?|calls?|class\w*) … as (?:an? )?(?:${misconduct})`,
        {
          anyStance: true,
          unless: bare,
        },
      ),
      under(phrase`(?:conclusions?|application of|analysis|policy analysis)`),
    ],
    silence: 'missing',
  }),
})
