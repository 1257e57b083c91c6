import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule } from '../../rule.ts'
import { isResponsible } from './rulingParts.ts'

const sanction = words(
  '(?:disciplinary )?sanctions?',
  '(?:disciplinary )?(?:penalt(?:y|ies)|consequences?|measures)',
  'discipline',
  'punishment',
)
const kinds = words(
  'suspen(?:d|ds|ded|sion)',
  'expel(?:led|s)?|expulsion',
  'probation',
  'written (?:warning|reprimand)',
  'reprimand(?:ed)?',
  'terminat(?:ed|ion)',
  'detention',
  'removed from (?:housing|the team|campus|school)',
  'community service',
  'loss of',
  'barred from',
  'dismissed from',
  'no sanctions?',
  'banned? from',
  'transfer(?:red)? to',
  'training',
  'deferred',
  'assigned to',
  'may not (?:take part|participate|attend|enrol\\w*|hold|return|live)',
  'may not (?:\\w+ ){0,2}(?:use|enter|play|ride|coach|teach|compete|perform)',
  '(?:sits?|sat|sitting) out',
  '(?:miss(?:es)?|lose[s]?|forfeits?) (?:the (?:next|rest)|\\w+ (?:games|matches|weeks|months))',
  'without pay',
  'no teaching',
  'ineligible',
  'withdrawn from',
  'must (?:complete|attend|write|leave|move|pay)',
)
const notThisOne = [
  phrase`(?:range|prior|previous|other cases|history|interim|emergency|retaliat\w+|may result|may be imposed)`,
]
const onAppeal = [
  phrase`(?:range|appeal\w*|prior|previous|other cases|history|if (?:you|the respondent)|in effect|interim|emergency|retaliat\w+|violat\w+ (?:of )?this|may result)`,
]

/** 106.45(b)(7)(ii)(E): the sanctions, in the determination itself. */
export const decisionSanctions = rule('DET-07', {
  check: ({ reading }) => {
    const at = findFirst(reading, [
      against(
        phrase`(?:separate|later|second|further|another) (?:letter|notice|decision|e-?mail) … (?:about|on|with|regarding|setting out|of) (?:the |any |your )*${sanction}`,
        { unless: onAppeal },
      ),
      against(
        phrase`(?:write|inform|notify|advise|contact|let you know|tell|hear|letter) … (?:about|of|on|regarding|with) (?:the |any |your |his |her |appropriate )*${sanction} … (?:next|later|separate\w*|in due course|soon|after|in the coming|at a|within)`,
        { unless: onAppeal },
      ),
      against(
        phrase`(?:what will happen to|consequences? for|sanctions? (?:for|against|on)) … (?:private|confidential|between)`,
        { unless: onAppeal },
      ),
      against(
        phrase`${sanction} … (?:will|shall|is to|are to|is being|to) (?:be )?(?:decided|determined|communicated|sent|announced|set|issued|addressed|considered|shared|disclosed) … (?:later|separate\w*|future|another|by the dean|once|after|in due course|at a|next|within|to the)`,
        { unless: onAppeal },
      ),
      against(
        phrase`(?:will|shall|is to) (?:then )?(?:decide|determine|set|consider|announce|communicate|issue) (?:on )?(?:the |any |an? |appropriate )*${sanction} … (?:later|separate\w*|future|another|once|after|in due course|at a|next|within)`,
        { unless: onAppeal },
      ),
      against(
        phrase`${sanction} … (?:only|not|cannot|confidential|withheld|separate letter|separate cover)(?: be)? .. (?:shared|disclosed|told|given|revealed|stated|to the (?:complainant|respondent)|with the (?:complainant|respondent)|included|part of|letter|from)`,
        { unless: [...onAppeal, phrase`(?:no|not) sanction|not imposed|third part|public`] },
      ),
      against(
        phrase`${sanction} (?:is|are|was|were|has|have) (?:been )?(?:shared|communicated|disclosed|given) only`,
      ),
      against(
        phrase`(?:cannot|not able to|unable to|may not|will not) (?:tell|share|disclose|inform|reveal|say) … ${sanction}`,
        { unless: onAppeal },
      ),
    ])
    if (at) return { state: 'contradicted', at }
    const found = findFirst(reading, [
      affirms(phrase`${kinds}`, { anyStance: true, anyPolarity: true, unless: notThisOne }),
      affirms(phrase`(?:sanctions?|consequences?|discipline|corrective action|penalty)`, {
        anyStance: true,
        anyPolarity: true,
        unless: onAppeal,
      }),
    ])
    if (found) return { state: 'found', at: found }
    return isResponsible(reading) ? { state: 'missing' } : { state: 'silent' }
  },
})
