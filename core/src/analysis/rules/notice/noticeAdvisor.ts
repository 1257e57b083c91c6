import { affirms, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor, attorney } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { advisorLimited } from './advisorLimits.ts'
import { unlessAmendment } from './amendment.ts'
import { choice } from './words.ts'

const somebody = words(
  advisor,
  '(?:be )?accompanied',
  'bring (?:someone|somebody|a person|one person|anyone|any one|with you)',
  '(?:pick|choose|select|bring|name) .. (?:person|someone|somebody|anyone) … (?:advise|accompany|support|help|assist)',
  'someone',
  'helpers?',
  'companions?',
  'somebody',
)

const lawyerToo = phrase`(?:${attorney}|legally (?:trained|qualified)|legal training)`

/** A sentence of its own, some way from the one on the choice: "A lawyer is fine, too." */
const lawyerIsFine = affirms(
  phrase`${attorney} (?:is|are|may be|can be|would be) (?:\w+ )?(?:fine|allowed|welcome|all right|acceptable|permitted|possible|ok|okay|no problem)`,
)
const helperOfChoice = affirms(phrase`${somebody}`, { about: [choice], anyPolarity: true })

const told = search({
  against: advisorLimited,
  found: [
    affirms(phrase`${somebody}`, {
      about: [choice, phrase`(?:pick|choose|select)`],
      near: [lawyerToo],
      anyPolarity: true,
    }),
    affirms(phrase`up to (?:you|each|them) … (?:who|whom)`, {
      near: [lawyerToo],
      about: [phrase`${somebody}`],
    }),
    affirms(phrase`(?:hire|retain|engage|ask|name) … (?:act|serve) as … ${advisor}`, {
      near: [lawyerToo],
    }),
    affirms(
      phrase`(?:any|an|your|their) .. ${advisor} … (?:including|who (?:may|can)|such as|or|whether|\() … ${attorney}`,
      { near: [choice] },
    ),
  ],
  silence: 'missing',
})

/** 106.45(b)(2)(i)(B): an advisor of one's choice, who may be, but need not be, an attorney. */
export const noticeAdvisor = rule('NOA-09', {
  check: unlessAmendment((facts) => {
    const verdict = told(facts)
    if (verdict.state !== 'missing' || !findFirst(facts.reading, [helperOfChoice])) return verdict
    const at = findFirst(facts.reading, [lawyerIsFine])
    return at ? { state: 'found', at } : verdict
  }),
})
