import { mended } from '../../../language/conditionWords.ts'
import { against, type Pattern } from '../../../language/find.ts'
import { phrase, words } from '../../../language/phrase.ts'
import { lookedAt, sentAway } from './removalWords.ts'

const unlike = [...mended, ...lookedAt]
const charged = words(
  '(?:named|charged|accused|reported|complained of|listed|respondents?|suspected|facing)',
  '(?:allegations?|accusations?|complaints?|charges?|petition)',
)
const all = words(
  'all',
  'every(?:one|body)?',
  'any(?:one|body)?',
  'each',
  'whoever',
  'both',
  'whenever',
  'respondents',
  'freshmen',
  'seniors',
  'athletes',
  '(?:students?|members?|boys?|girls?|person|pupils?|players?|employees?) (?:so )?(?:who|that|living|charged|named|accused|in)',
  '(?:a|the) (?:boy|girl|student|pupil|player|person|respondent) (?:who|so|named|accused|charged)',
  'as soon as',
  'upon an? (?:allegation|complaint|charge)',
)
const byRule = words(
  'matter of course',
  'automatic\\w*',
  'matrix',
  'level \\d',
  'code \\d+',
  'tier \\d',
  'points or more',
  'standard (?:measure|step|procedure|practice)',
  'general rule',
  '(?:policy|practice|custom|rule|habit) (?:of|at|here|in)',
  '(?:has been|is) (?:the|our) (?:practice|policy|custom|rule)',
  'take no chances',
  'straight to',
  'without (?:human|any|further) (?:review|look|inquiry)',
  'no matter what',
  'whatever (?:their|his|her|your) (?:own )?(?:situation|circumstances|history)',
  'spares us',
  'other schools (?:do|did)',
  'speaks for itself',
  'answer is simple',
  'was enough',
  'reason: title ix complaint',
  'nature of the (?:accusation|allegation|complaint|charge)',
  'on the strength of',
  'has a feel for',
  'since the allegations? against one',
  'an earlier respondent',
)
const analysis = words(
  '(?:safety|risk|threat|individuali[sz]ed|written|personal) (?:and (?:safety|risk) )?(?:review|analysis|assessment|evaluation|score|study)',
  'analysis of risk',
  'assessments?',
  'evaluation',
  'further look',
  'look at the (?:case|circumstances|facts)',
  'paperwork',
  'judging individuals',
  'your (?:file|history|record|account)',
  'whether a (?:change|lesser|smaller|different)',
  'threat assessment team',
  'what exactly was alleged',
)
const lacking = words(
  'no',
  'not',
  'never',
  'without',
  'nothing',
  'left (?:empty|blank)',
  '(?:in|over) the (?:next|coming) (?:few )?(?:days|weeks|month)',
  'in due course',
  'follow(?:s)? later',
  'can follow',
  'will (?:have|take) a look',
  'where the respondent asks',
  'pays',
  'consisted of',
  'did not (?:need|consider|have time|wait)',
  'before i knew',
  'spares us',
  'lack of time',
  'on the way to',
  'later',
  'generated from',
)

/** The ways in which a removal comes without a look at the single case. */
export const removalAnalysisWays: readonly Pattern[] = [
  against(phrase`${all} … (?:${charged}) … (?:${sentAway})`, { unless: unlike }),
  against(phrase`(?:${sentAway}) … (?:${all}) … (?:${charged})`, { unless: unlike }),
  against(phrase`${all} … (?:${sentAway}) … (?:${charged})`, { unless: unlike }),
  against(phrase`${byRule}`, {
    near: [phrase`${sentAway}`],
    about: [phrase`(?:${charged}|${sentAway})`],
    unless: unlike,
  }),
  against(phrase`(?:${lacking}) … (?:${analysis})`, {
    near: [phrase`${sentAway}`, phrase`take the decision`],
    unless: unlike,
  }),
  against(phrase`(?:${analysis}) … (?:${lacking})`, {
    near: [phrase`${sentAway}`],
    unless: unlike,
  }),
  against(
    phrase`(?:seniors|juniors|athletes|some) get (?:a |an )?(?:\w+ )?(?:analysis|assessment|review)`,
    { unless: unlike },
  ),
  against(
    phrase`(?:form|sheet) titled .. assessment … (?:empty|blank)|individuali[sz]ed assessment" was left`,
    { anyStance: true },
  ),
  against(
    phrase`(?:have|has) (?:not|never) (?:met|seen|spoken (?:to|with)|read) (?:you|your|him|her|with)`,
    { near: [phrase`${sentAway}`], unless: unlike },
  ),
  against(
    phrase`(?:hearing|investigation|panel) will (?:show|tell|find out) (?:if|whether) you are (?:a )?(?:danger|risk|threat)\w*|until then (?:we )?(?:must|have to) assume`,
    { unless: unlike },
  ),
  against(
    phrase`all (?:two|three|four|five|six|seven|of them) (?:are|were|is) (?:barred|removed|excluded|suspended|sent)`,
    { unless: unlike },
  ),
  against(
    phrase`(?:named in (?:a|any|such a) complaint|complaint (?:itself|alone|form)) … (?:and|,) … (?:stays?|spends?|removed|home|enough|speaks)`,
    { unless: unlike },
  ),
  against(phrase`nothing in writing|reason to wait|minute or two`, {
    near: [phrase`(?:decision|removal|paperwork)`],
    unless: unlike,
  }),
  against(
    phrase`(?:did|do|does) not (?:consider|look|ask|need|weigh) … (?:change of schedule|lesser|your (?:history|record)|evaluation|assessment|analysis)`,
    { unless: unlike },
  ),
]
