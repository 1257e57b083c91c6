/** Punishment before the end of the process, and supportive measures that punish or burden one party. */
import { affirms, against, findFirst, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { grievanceProcess } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { burdenAsSupport } from './burdenAsSupport.ts'
import { punishedFirst } from './punishedFirst.ts'
import { punitiveNow } from './punitiveNow.ts'
import { over } from './words.ts'

const punished = words(
  'suspended',
  'excluded from (?:all )?(?:class\\w*|campus|school|activit\\w+|housing|the)',
  'expelled',
  'dismissed from',
  'placed on (?:\\w+ ){0,2}(?:probation|suspension|disciplinary)',
  'removed from (?:the|your|his|her|all|any|campus|classes|school|student|every)',
  'stripped of',
  'benched',
  'barred (?:\\w+ )?from (?:all|campus|class\\w*|playing|activit\\w+|competing|practice|the|cafeteria|attending|graduat\\w+|participating|taking part)',
  'banned from',
  'demoted',
  'disqualified',
  'deregistered',
  'withdrawn from (?:all |your )?(?:classes|courses)',
)
const losing = words(
  '(?:lose|lost|loses|forfeit\\w*|revoked|withdrawn|rescinded|cancel?led|taken away)',
)
const privilege = words(
  'scholarships?',
  'financial aid',
  'captain\\w*',
  'team',
  'offer',
  'eligib\\w+',
  'position',
  'post',
  'office',
  'membership',
  'housing',
  'place on',
  'privileges',
  'award',
  'job',
  'employment',
  'role',
  'appointment',
  'fellowship',
  'assistantship',
  'stipend',
  'graduation',
)
const pendingNow = words(
  `(?:until|while|pending|during|throughout|before) … (?:investigat\\w+|${grievanceProcess}|matter|case|complaint|resol\\w+|outcome|decision|determination|hearing|review|open|pending|further notice|appeal|decided)`,
  '(?:effective|beginning|starting|as of|from) (?:immediately|today|tomorrow|now|this|on)',
  '(?:because|since|in view|in light|as a result|on account|given)(?: of)? .. (?:report|complaint|allegations?|accusation)',
  'in the meantime',
  'meanwhile',
  'for now',
  'interim',
  'immediately',
)
/** Findings, emergencies, leave of employees, conditions and warnings: those stand elsewhere or are allowed. */
const fine = [
  phrase`(?:found responsible|finding of responsib\w+|emergency removal|emergency basis|safety and risk|individuali[sz]ed .. (?:safety|risk)|106\.44|administrative leave|immediate threat|threat to (?:the )?(?:physical|health|safety))`,
  phrase`(?:not|n't|never|no|neither|nor|nobody|cannot|without) (?:\w+ ){0,5}(?:suspend\w*|punish\w*|sanction\w*|disciplin\w+|remov\w+|exclud\w+|barred|lose|lost|imposed|expel\w*|revoked|withdrawn)`,
  phrase`(?:if (?:you|the respondent|a|either|he|she|they|found)|may (?:lead|result)|could (?:lead|result)|can (?:lead|result)|possible sanctions|range of|should (?:you|he|she)|would be|retaliat\w+|violat\w+ (?:of )?(?:this|the) (?:order|directive|notice)|sanctions? (?:may )?include|what may follow|may follow for|up to|at (?:her|his|their|your|its) (?:own )?request|you (?:asked|requested)|alleg\w+ that|lifted|reversed|reinstated)`,
]
const anyone = phrase`(?:you|your|respondent|accused|student|he|she|they|athlete|employee|your (?:son|daughter|child)|colby|m[rs]s?|privileges|party|dean|suspension|suspended)`

const steps: readonly Pattern[] = [
  against(
    phrase`(?:may|can|will|shall) (?:\w+ )?(?:impose|apply|issue|take|order) … (?:sanctions?|discipline|disciplinary (?:action|measures?)|punish\w+|suspension) … (?:before|prior to|while|pending|without waiting|during)`,
    { unless: [...fine.slice(0, 2), phrase`(?:informal|hearing conduct|appeal)`] },
  ),
  against(
    phrase`(?:your|the|his|her|interim) suspension … (?:stays?|remains?|continues?|be in (?:effect|force)) …`,
    { unless: [...fine.slice(0, 2), phrase`(?:appeal|emergency)`] },
  ),
  against(phrase`${punished} … ${pendingNow}`, { unless: fine, near: [anyone] }),
  against(phrase`${pendingNow} … ${punished}`, { unless: fine, near: [anyone] }),
  against(
    phrase`(?:will|must|shall|is to|are to) (?:now )?(?:be (?:suspended|excluded|removed)|serve|begin) … (?:suspension|out of school|days?|from school|from (?:all )?class\w*)`,
    { unless: fine },
  ),
  against(phrase`(?:${losing}) … (?:your |his |her |their |the )${privilege} … ${pendingNow}`, {
    unless: fine,
  }),
  against(
    phrase`${privilege} … (?:is|are|has been|have been|was|were|will be|be) .. (?:suspended|revoked|withdrawn|rescinded|cancel?led|frozen|forfeited|terminated|ended|lost|taken)`,
    {
      unless: [...fine, phrase`(?:appeal|complaint (?:is|was|has been) withdrawn)`],
      near: [phrase`(?:complaint|report|allegations?|investigat\w+|pending|case|title ix|you)`],
    },
  ),
  against(
    phrase`(?:disciplinary|conduct) (?:hold|probation|warning|sanction|suspension|action) … (?:has been|have been|is|are|was|were|will be) .. (?:placed|imposed|entered|issued|applied|put|taken) …`,
    {
      unless: [...fine, phrase`(?:after|at the (?:end|conclusion)|following|once|until|unless)`],
    },
  ),
  against(
    phrase`(?:you|he|she|respondent|student) (?:will|may|must|shall|can|are|is) (?:not|no longer) (?:to )?(?:\w+ )?(?:attend|enter|return|come|participate|play|practi[cs]e|compete|travel|live|work|teach|hold) … (?:class\w*|campus|school|practice|games?|team|hall|work|events?|activit\w+|buildings?) … (?:while|until|pending|during)`,
    { unless: [...fine.slice(0, 1), phrase`(?:if|no-?contact|when the other|at the same time)`] },
  ),
  against(
    phrase`(?:off|from) the (?:team|squad|roster|cast|council|board|band) … (?:until|while|pending|during)`,
    { unless: fine, near: [anyone] },
  ),
  against(
    phrase`(?:disciplinary|conduct) (?:hold|probation|sanction|suspension) … (?:stays|remains|continues) (?:in|on|for)`,
    { unless: fine.slice(0, 2) },
  ),
  against(phrase`(?:out-of-school|interim|summary|immediate|in-school|temporary) suspension`, {
    unless: [...fine, phrase`(?:policy|may impose|emergency|appeal\w*)`],
  }),
  against(
    phrase`(?:may|can|will|is authori[sz]ed to|reserves the right to|shall) (?:\w+ )?(?:suspend|expel|discipline|punish|sanction|exclude|bar|dismiss) … (?:accused|respondents?|student|part(?:y|ies)|employees?) … (?:while|pending|before|during|until|as soon as|upon receipt|when a (?:report|complaint))`,
    {
      unless: fine.slice(0, 2),
    },
  ),
  ...punitiveNow(fine),
  ...punishedFirst,
]

/** The steps that a letter calls support although they punish, or that burden one party. */
const burdens: readonly Pattern[] = [
  ...burdenAsSupport,
  against(
    phrase`(?:barred|banned|excluded|removed) (?:him|her|them|the (?:respondent|other student)) from`,
    { unless: fine },
  ),
  against(
    phrase`(?:supportive|interim|protective) measures? … (?:${punished}|suspen\w+|leave (?:university |campus |your |their )?housing|online|evict\w*|vacate)`,
    { unless: fine },
  ),
  against(
    phrase`(?:${punished}|suspen\w+) … (?:as an? (?:\w+ )?(?:supportive|interim|protective) measure|as punishment|as a (?:measure|penalty|sanction))`,
    { unless: fine },
  ),
  against(
    phrase`(?:${punished}|evicted|ordered (?:off|out)|ordered to (?:leave|move|withdraw|vacate)|made to (?:leave|move)|must (?:leave|vacate|move out)) … (?:dining|class\\w*|housing|residence|campus|activit\w+|team|librar\w+|online|extracurricular\w*|all|every|school)`,
    { unless: [...fine, phrase`(?:so that you|you wanted)`] },
  ),
  against(
    phrase`(?:not (?:to )?(?:enter|use|visit|attend|come|be|set foot)|stay away from|keep out of|keep away from|remain (?:out|off)|off limits) … (?:any (?:campus|university|college|school)|all (?:campus|dining|buildings|activit\w+|events|other)|(?:the )?library|student (?:center|centre|union)|dining halls?|every|gym|campus)`,
    {
      unless: [
        ...fine,
        phrase`(?:when|while) (?:the other|she|he|they) (?:is|are)|both (?:of you|parties)|schedule|at (?:agreed|different|set) (?:times|hours)|between`,
      ],
    },
  ),
  against(
    phrase`(?:you|respondent|complainant|student|he|she) (?:will|must|shall|is to|are to|has to|have to) (?:be )?(?:move[d]?|transfer(?:red)?|withdraw|change) .. (?:to )?(?:another|a different) (?:school|campus|college|district|program\w*)`,
    { unless: [...fine, phrase`(?:you (?:asked|requested|wanted|chose))`] },
  ),
  against(
    phrase`(?:taken|pulled|removed|kicked|dropped|cut|moved) (?:\w+ ){1,4}(?:off|from) the (?:roster|team|squad|cast|band|class|program\w*)`,
    { unless: fine },
  ),
  against(
    phrase`(?:confined|restricted|limited) to (?:your|his|her|their|the) (?:\w+ )?(?:room|residence|dorm\w*|hall|home|house)`,
    { unless: fine },
  ),
  against(
    phrase`(?:respondent|other student|other party|accused \w+|he|she|m[rs]s?\. \w+) (?:has been|was|is|will be|have been) (?:\w+ )?(?:suspended|put out|evicted|removed|barred|banned|excluded|expelled|dismissed)`,
    { unless: [...fine, phrase`(?:from (?:the|your) (?:section|lab|group|thread|chat))`] },
  ),
  against(
    phrase`(?:respondent|other student|you|he|she) … (?:may|must|can|shall|will) not (?:\w+ )?(?:take part|participate|join|play|compete|attend) … (?:any|all|the team|clubs?|activit\w+|events?)`,
    { unless: [...fine, phrase`(?:same|together|both)`] },
  ),
  against(
    phrase`(?:violat\w+|breach\w*) … (?:order|directive|measure)s? … (?:proof|evidence|admission) of (?:guilt|responsib\w+)`,
  ),
  against(
    phrase`(?:we|i|dean|office|university|college|school|district|principal) (?:have |has )?(?:\w+ )?(?:suspended|removed|barred|banned|moved|excluded|evicted|expelled) (?:the )?(?:respondent|other (?:student|party|child)|him|her|them)`,
    { unless: [...fine, phrase`(?:agree\w*|schedule|chat|section)`] },
  ),
  against(
    phrase`(?:respondent|other (?:student|party|child)|he|she|your (?:son|daughter|child)|you) (?:will|must|may|shall|is to|are to) (?:not|n't) (?:be on|attend|come to|return to|enter) (?:\w+ )?(?:campus|school|class\w*)`,
    { unless: [...fine, phrase`(?:at the same time|while (?:she|he|you)|if)`] },
  ),
  against(
    phrase`(?:respondent|other (?:student|party|child)|he|she) … (?:must leave|was (?:given|assigned)|has (?:lost|to leave|been (?:given|moved|taken))|was taken|lost) .. (?:the )?(?:team|residence|hall|dorm\w*|detention|place|job|suspension|bus|housing|captain\w*)`,
    { unless: fine },
  ),
]

/** 106.45(b)(1)(i): no discipline or other punitive step before the process has ended. */
export const punitiveSteps = rule('SUP-08', {
  check: (facts) => {
    const isSupport = facts.docType === 'supportive_measures_letter'
    // There the same step reads against the definition of supportive measures, which is closer.
    if (isSupport && findFirst(facts.reading, burdens)) return { state: 'silent' }
    return search({
      against: steps,
      found: [
        affirms(
          phrase`(?:no|not|never|nor|nothing) … (?:disciplin\w+|sanction\w*|punish\w*|punitive) … (?:before|until|prior to|unless|${over})`,
          { anyPolarity: true, anyStance: true },
        ),
        affirms(
          phrase`(?:process|procedures?) … (?:before|prior to) … (?:disciplin\w+|sanction\w*|imposition)`,
          { anyStance: true },
        ),
        affirms(
          phrase`(?:not|rather than) .. (?:a |an )?(?:sanctions?|disciplin\w+|punish\w*|punitive)`,
          { anyPolarity: true },
        ),
      ],
      silence: 'silent',
    })(facts)
  },
})

/** 106.30(a): supportive measures do not punish and do not unreasonably burden the other party. */
export const burdensomeMeasures = rule('SUP-05', {
  check: search({
    against: burdens,
    found: [
      affirms(
        phrase`(?:non-?(?:punitive|disciplinary)|not (?:meant to be |intended to be )?(?:a |an )?(?:disciplin\w+|punish\w*|punitive|sanctions?)|unreasonabl[ey] burden\w*|burden (?:either|both|the other))`,
        { anyPolarity: true },
      ),
    ],
    silence: 'silent',
  }),
})
