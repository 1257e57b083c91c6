import { affirms, against } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { advisorRefused } from './advisorRefused.ts'

const advisors = words('advis[eo]rs?', 'representatives?', 'advocates?')
const without = words(
  "(?:do|does|did)(?: not|n't) (?:bring|have|find|name|select|choose|obtain|arrive with|secure|retain)",
  '(?:has|have|having|had|with|find|come|comes|appears?|arrives?) (?:\\w+ )?no',
  'without',
  'lacks?',
  'cannot (?:find|bring|afford)',
  'fails? to (?:bring|name|find|have|select)',
  'no',
)
const otherStage = [phrase`(?:interviews?|meetings?|mediation|appeal|informal)`]
const given = [
  ...otherStage,
  phrase`(?:will|shall|can|may|we) (?:be )?(?:then |also )?(?:provided?|appoint(?:ed)?|assign(?:ed)?|suppl(?:y|ied)|arranged?) … (?:free|no (?:cost|charge|fee)|without (?:cost|charge|fee|any))`,
]

/** 106.45(b)(6)(i): at a college's hearing, whoever has no advisor gets one, free. */
export const providedAdvisor = rule('HRG-05', {
  check: search({
    against: [
      against(
        phrase`${without} (?:an? |any |your own |own |their own )*${advisors} … (?:give[s]? up|waive[sd]?|forfeit\w*|lose[s]?|forgo\w*|no (?:questions?|cross[- ]?examination)|(?:will|can|may|shall) not (?:be )?(?:able|allowed|ask|question|cross|permitted|conduct)|cannot (?:ask|question|cross))`,
        { unless: given },
      ),
      against(
        phrase`${advisors} … (?:waive[sd]?|forfeit\w*|give[s]? up|lose[s]?) … (?:right|chance|opportunity|cross[- ]?examination|questions?)`,
        { about: [phrase`${without}`], unless: [...given, phrase`waive[sd]? … privilege`] },
      ),
      against(
        phrase`${without} (?:an? |any |your own |own |their own )*${advisors} … (?:party|you|student|he|she|they) (?:may|can|must|will|shall)(?: then)? (?:personally )?(?:ask|question|cross[- ]?examine|conduct|put) … (?:himself|herself|yourself|themselves|themself|questions?|cross[- ]?examination|own)`,
        { unless: given },
      ),
      against(
        phrase`${advisors} … (?:for|at|costs?|charge[sd]?) (?:a |an )?(?:hourly |flat |small |reduced |nominal )*(?:fee|charge|cost|rate|\$\s?\d+)`,
        {
          unless: [
            ...given,
            phrase`(?:no|without|free|own expense|of your choice|attorney|lawyer|you hire|at no)`,
          ],
        },
      ),
      against(
        phrase`(?:college|university|school|institution|institute|office|we|hub) (?:do|does|will|can|shall|is|are|did)(?: not|n't)?(?:not)? (?:able to |required to |obliged to |obligated to )?(?:provide|appoint|supply|assign|furnish|offer|pay for|find) (?:you with )?(?:an? |any |such )*${advisors}`,
        {
          about: [phrase`(?:not|n't|cannot)`],
          unless: [
            ...given,
            phrase`(?:free|particular|of your|your own|lawyer|attorney|legal|only if you have|whom you|you hire|unless)`,
          ],
        },
      ),
      against(
        phrase`(?:no|not) … ${advisors} .. (?:is|are|will be) (?:be )?(?:provided|appointed|supplied|assigned|available|offered)`,
        {
          unless: [
            ...given,
            phrase`(?:if|when|where|who|does not have|do not have|has no|have no) … (?:provided|appointed|supplied|assigned)`,
          ],
        },
      ),
      against(
        phrase`(?:own|sole|your|their) responsib\w+ to (?:find|obtain|secure|bring|locate|hire|arrange|pay) … ${advisors}`,
        {
          unless: [
            ...given,
            phrase`(?:or|otherwise|failing which|if (?:you|they) (?:do not|cannot|have none))`,
          ],
        },
      ),
      against(
        phrase`${advisors} … (?:provided|appointed|supplied|assigned|offered) … only (?:for|to) (?:the )?(?:${complainant}|${respondent})`,
      ),
      against(
        phrase`(?:hearing|it) … (?:proceed|go ahead|continue|go forward) … without (?:one|an? ${advisors})`,
        {
          near: [phrase`${advisors}`],
          unless: [...given, phrase`(?:provid\w+|appoint\w*|assign\w*|suppl\w+)`],
        },
      ),
      against(
        phrase`(?:if )?(?:nobody|no one) (?:is |comes? |attends? |appears? )?(?:with you|for you|with (?:a|the) party|on (?:your|a party's) behalf) … (?:skipped|lost|forfeit\w*|waived|no questions|left out|omitted|passed over|go without|will not)`,
        { unless: given },
      ),
      against(
        phrase`(?:college|university|school|institution|we|office) (?:itself )?(?:will|does|do|shall|can)(?: not|n't)?(?:not)? (?:name|find|hire|pay for|arrange for|engage|retain) (?:an? |anyone|any |one|somebody|someone)`,
        {
          near: [phrase`(?:advis[eo]rs?|lawyers?|representatives?)`],
          about: [phrase`(?:not|n't|cannot)`],
          unless: [
            ...given,
            phrase`witness\w*|interpreter|choosing|choice|whom you|you (?:hire|choose|pick)|at no (?:cost|charge)|free`,
          ],
        },
      ),
      against(
        phrase`${without} (?:an? |any |your own |own |their own )*${advisors},? … (?:you|party|student|he|she|they) (?:will|may|can|must|shall)(?: then)? (?:personally |directly )?(?:ask|question|cross[- ]?examine|conduct|put)`,
        { unless: given },
      ),
      against(
        phrase`(?:unable|not able|not in a position) to (?:provide|appoint|supply|assign|find|offer|furnish) (?:you |any party |a party |parties )?(?:with )?(?:an? |any )?${advisors}`,
        { unless: given },
      ),
      ...advisorRefused,
    ],
    found: [
      affirms(
        phrase`(?:provid\w+|appoint\w*|suppl\w+|assign\w*|arrang\w+|furnish\w*|offer) … (?:${advisors}|one)`,
        { near: [phrase`(?:not have|no adv\w+|without|free|cost|charge|fee|have none|lacks?)`] },
      ),
      affirms(phrase`${advisors} … (?:provided|appointed|supplied|assigned)`),
    ],
    silence: 'silent',
  }),
})
