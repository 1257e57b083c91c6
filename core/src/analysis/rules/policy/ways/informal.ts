import { informal, mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'

const way = words(
  informal,
  'the process',
  'sessions? with a',
  'reconciliation',
  'friendly manner',
  'on the spot',
  'agreement',
)
const worker = words(
  'professors?',
  'teachers?',
  'coach(?:es)?',
  'staff members?',
  'faculty(?: respondents?)?',
  'supervisors?',
  'instructors?',
  'employees?',
  'masters?',
)
const learner = words(
  'pupils?',
  'students?',
  'players?',
  'student workers?',
  'those against',
  'peers',
)
const limits = [
  ...mended,
  phrase`(?:never|not required|may not|cannot|shall not|does not cover|not (?:meet|offered|available|used|apply|to be)|dropped|housing code|she may not|decline to offer|go on with the investigation|not "?require|students the two|after a signed|count as employees|accused by a student may not|in no case|no party|voluntar(?:y|ily) (?:and|consent|,)|only (?:after|if|when|once) (?:a|both|each))`,
]

/** The ways in which a policy's informal resolution goes too far. */
export const informalPolicyWays: readonly Pattern[] = [
  against(phrase`${worker} … ${learner} … ${way}`, { unless: limits }),
  against(phrase`${way} … ${learner} … ${worker}`, { unless: limits }),
  against(phrase`${learner} … ${worker} … ${way}`, { unless: limits }),
  against(phrase`${way} … ${worker} … ${learner}`, { unless: limits }),
  against(phrase`${worker} … ${way} … ${learner}`, { unless: limits }),
  against(
    phrase`(?:any|all|every|no difference between) (?:\w+ )?complaints? … ${way} … ${worker}`,
    { unless: limits },
  ),
  against(
    phrase`(?:bound to|stay until|expected to stay|imposed|can order|orders?|assigned to|are handled by|conditions? for|assigns?|shall attend|must attend|have (?:two|three|four) sessions) … `,
    { about: [phrase`${way}`], unless: [...limits, phrase`(?:agreement is|signed agreement)`] },
  ),
  against(
    phrase`(?:${way}) … (?:can be ordered|may be (?:imposed|started by|ordered)|is (?:mandatory|required)|decides? if a party can|allowed in the first|twenty-four hours|gives up the right|may be asked to explain|prior to, instead of|exceptions to the rule of voluntary)`,
    { unless: limits },
  ),
  against(
    phrase`consent (?:is|may be|of) (?:presumed|implied|the \w+'s \w+ or)|consent of .. (?:roommate|parent|coach) … accepted|silence … means (?:yes|consent)|agree, on joining|covers? consent`,
    { unless: limits },
  ),
  against(
    phrase`(?:reports?|concerns?|incidents?) that (?:have|has) not become|on (?:receiving|learning of) (?:a|an) (?:concern|incident|report) … (?:bring|together|start|informal|mediat\w+)`,
    { near: [phrase`${way}`], unless: limits },
  ),
  against(
    phrase`(?:${way}) … (?:for|of) (?:reports|incidents|concerns) … (?:not|before)|started by .. on learning`,
    { unless: limits },
  ),
  against(
    phrase`(?:choose|chooses) between (?:informal|mediat\w+) … (?:follow|follows) that choice|(?:mediator|facilitator) decides (?:if|whether) a party (?:can|may) leave`,
    { unless: limits },
  ),
  against(
    phrase`part(?:y|ies) (?:who|that) (?:leaves?|withdraws?|declines?) (?:\w+ ){0,2}?(?:mediation|the process|twice) … (?:gives? up|loses?|asked to explain)|students who decline mediation`,
    { unless: limits },
  ),
  against(
    phrase`exceptions? to .. voluntary|(?:reserves?|recommended|preferred) informal resolution for (?:faculty|staff|employees)|middle school are handled by the principal in an informal`,
    { unless: limits },
  ),
]
