import { against, findFirst, type Pattern } from '../../language/find.ts'
import { inEitherOrder, phrase, words } from '../../language/phrase.ts'
import { complainant, respondent } from '../../language/vocabulary.ts'
import { firstAgainst, particulars, rule } from '../../rule.ts'
import { listedGrounds } from './listedGrounds.ts'
import { dismissed } from './words.ts'

/** "Because", in its forms; a ground counts only where the dismissal rests on it. */
const because = words(
  'because',
  'since',
  'as',
  'given',
  'due to',
  'in (?:view|light) of',
  'owing to',
  'on (?:the )?(?:basis|ground|grounds)',
  'on account of',
  'for (?:the|this) reason',
  'reasons?',
  'grounds?',
  'basis',
)
const ofTheRule = /106\.45\(b\)\(3\)\(ii?\)/
/** A dismissal tied to a reason, whatever the reason is. */
const tie = words(
  'because',
  'since (?!(?:the|that) (?:day|date|time)|\\w+ \\d)',
  'given',
  'due to',
  'in (?:view|light) of',
  'owing to',
  'on (?:the )?(?:basis|grounds?|footing)',
  'on account of',
  'in the absence of',
  'for want of',
  'having',
  '(?<=, )as(?! (?:here|in|it|so|noted|such|well|a|we|you)\\b)',
  '^as (?!you (?:know|may|were|will|have been|requested|asked)|(?:noted|stated|explained|discussed|set|described|a result|part|required|promised|we))',
)
const therefore = words(
  'therefore',
  'thus',
  'accordingly',
  'consequently',
  'hence',
  'for (?:this|that|these|those) reasons?',
  '(?:in|under) (?:those|these|the|such) circumstances',
  'no choice but',
  'has decided not to',
  'little point',
  'no (?:point|sense|purpose|use)',
  '(?:following|after|upon|with|despite) (?:your|the complainant|you)',
  '(?:following|after|upon|despite) (?:several|repeated|two|three)',
  '(?:so|and|, and) (?:we|it|the (?:complaint|school|office|college|university|district))(?: \\w+){0,4}?(?= (?:dismiss|clos|resolved))',
  '(?:has|have) (?:resolved|decided|chosen|elected|concluded) (?:to|that)',
  'too (?:late|old|long|minor|trivial|vague|weak)',
  '(?:are|were|am) (?:minded|inclined|obliged|forced) to',
)
const otherNews = [
  phrase`appeal\w*`,
  phrase`(?:following|below|stated|set out|listed|above|described) (?:reasons?|grounds?|below|here|in)`,
  phrase`(?:supportive|measures|both parties|no longer confidential|retaliat\w+)`,
  phrase`(?:not|never) (?:\w+ )?(?:dismiss\w*|clos\w*) (?:\w+ )?(?:because|since|due|only)`,
]
const stated: readonly Pattern[] = [
  against([...inEitherOrder(tie, dismissed), phrase`${tie} … , … ${dismissed}`], {
    unless: otherNews,
  }),
  against(inEitherOrder(therefore, dismissed), { unless: otherNews }),
  against(
    phrase`(?:dismissal|decision|closure) (?:rests|is based|is founded|turns|follows|was made|was taken|comes) (?:on|from|because|after)`,
    { unless: otherNews },
  ),
  against(phrase`(?:better|best) (?:handled|dealt with|left|suited|resolved|addressed)`, {
    near: [phrase`${dismissed}`],
    unless: otherNews,
  }),
  against(phrase`^(?!(?:reasons?|grounds?|basis)\b)\w.{12,}`, {
    about: [
      phrase`^[^|]*[|] (?:reasons?|grounds?|basis)(?: for (?:the )?(?:dismissal|decision|closing|closure))? [|]`,
    ],
    unless: otherNews,
  }),
  against(
    phrase`(?:respondent|other (?:party|student)|she|he) (?:denies|denied|is a valued|has no prior)`,
    { near: [phrase`${dismissed}`], anyStance: true },
  ),
]

const silence = words(
  'not (?:respond(?:ed)?|repl(?:y|ied)|answer(?:ed)?|hear[d]?|heard (?:back )?from|contact(?:ed)?|attend(?:ed)?|appear(?:ed)?|cooperat\\w+|participat\\w+|return(?:ed)?)',
  'no (?:reply|response|answer)',
  'silence',
  'unresponsive\\w*',
  'fail\\w* to (?:respond|reply|answer|appear|attend|participate|cooperate|return|come|schedule|sign)',
  'failure to (?:respond|reply|answer|appear|attend|participate|cooperate|return|schedule)',
  'missed (?:appointments?|meetings?|interviews?)',
  'lack of (?:response|cooperation|participation|contact)',
  'declined to (?:be interviewed|participate|meet)',
  'did not want to be interviewed',
)

/** Grounds that the rule does not list. */
const unlisted: readonly Pattern[] = [
  against(phrase`${silence}`, {
    near: [
      phrase`(?:dismiss\w*|clos(?:ed|ing|e)|end(?:s|ed) (?:the|our|this)|discontinu\w+|not proceed)`,
    ],
    unless: [phrase`${respondent} … ${silence}`, phrase`appeal`, phrase`(?:if|should) you`],
  }),
  against(
    phrase`${because} … (?:too (?:late|old|long ago)|(?:was|were|is) (?:filed|made|brought|submitted|reported) … (?:late|after|months|years)|time limit|statute of limitations|filing deadline|passage of time|lapse of time|delay in (?:report|fil)ing)`,
  ),
  against(
    phrase`(?:more than|over) .. (?:days|months|years?) .. (?:old|ago|after the (?:incident|event|conduct))`,
    { near: [phrase`dismiss\w*`] },
  ),
  against(
    phrase`${because} … (?:no (?:other |independent )?witness(?:es)?|one person's word|word against|lack of (?:corroborat\w+|witnesses|proof)|uncorroborated|not (?:credible|believable|convincing)|unlikely to (?:be proved|succeed))`,
  ),
  against(
    phrase`${because} … (?:police|prosecutor|district attorney|law enforcement|criminal (?:case|charges?|court|matter))`,
    { near: [phrase`dismiss\w*`, phrase`clos(?:ed|ing)`] },
  ),
  against(
    phrase`${because} … (?:apologi[sz]\w+|expressed (?:regret|remorse)|first offen[cs]e|good (?:character|standing|record)|otherwise (?:good|excellent)|promising)`,
  ),
  against(
    phrase`${because} … (?:(?:you|${complainant}) (?:have |has |had )?(?:(?:since )?(?:graduated|transferred|left|withdrawn from|withdrew from (?:the )?(?:university|college|school))|(?:is|are) no longer))`,
  ),
  against(
    phrase`${complainant} … (?:is no longer (?:enrolled|a student)|has (?:since )?(?:graduated|transferred|left))`,
    {
      near: [phrase`dismiss\w*`],
      unless: [
        phrase`${respondent} (?:is|are|has|have) (?:since )?(?:no longer|graduated|transferred|left)`,
      ],
    },
  ),
  against(
    phrase`${because} … (?:staff(?:ing)?|workload|caseload|resources|busy|budget|backlog|end of (?:the )?(?:term|semester|year)|reputation|donor|season|championship)`,
    { near: [phrase`dismiss\w*`, phrase`clos(?:ed|ing)`], unless: [phrase`appeal\w*`] },
  ),
  against(
    phrase`(?:verbal(?:ly)?|oral(?:ly)?|(?:by|on the|over the) (?:tele)?phone|in conversation|in passing|told (?:me|us|our (?:office|staff))|mentioned) … ${words('withdr\\w+', 'drop\\w*', 'not (?:want|wish) to (?:continue|go on|proceed)', 'forget')}`,
    {
      near: [phrase`dismiss\w*`, phrase`clos(?:ed|ing)`],
      unless: [phrase`(?:in writing|written|signed|e-?mail(?:ed)?|confirm\w*)`],
      anyStance: true,
    },
  ),
  against(
    phrase`${words('withdr\\w+', 'drop(?:ped)?')} … (?:verbal(?:ly)?|oral(?:ly)?|(?:by|on the|over the) (?:tele)?phone|in conversation|in person)`,
    { unless: [phrase`(?:in writing|written|signed|e-?mail(?:ed)?|confirm\w*)`], anyStance: true },
  ),
]

/** Words in passing that the letter turns into a withdrawal. */
const takenAsWithdrawal: readonly Pattern[] = [
  against(
    phrase`(?:took|taken|take|treated?|treating|read|regarded?|understood|count(?:ed)?|accepted) (?:\w+ ){1,4}(?:as|to be) (?:your |a |an |the |her |his )?(?:\w+ )?(?:withdrawal|wish to withdraw)`,
    { unless: [phrase`(?:writing|written|signed|e-?mail(?:ed)?|letter|not|never|cannot)`] },
  ),
]

/** Location alone: a place off campus can still be part of the program, 106.44(a). */
const offCampus: readonly Pattern[] = [
  against(phrase`${because} … off[- ]campus`, {
    near: [phrase`(?:dismiss\w*|jurisdiction|title ix|clos(?:ed|ing))`],
    unless: [
      phrase`programs? or activit`,
      phrase`not (?:own|control|recogni)\w*`,
      phrase`(?:owned|controlled) by`,
      phrase`substantial control`,
    ],
  }),
]

/** 106.45(b)(3)(i) and (ii): a formal complaint is dismissed on a listed ground only. */
export const dismissalGround = rule('DIS-02', {
  check: ({ docType, reading }) => {
    const located = findFirst(reading, offCampus)
    if (located && !findFirst(reading, listedGrounds)) {
      return {
        state: 'contradicted',
        at: located,
        cite: '34 CFR 106.45(b)(3)(i)',
        text: particulars['DIS-02.place-alone'],
      }
    }
    const other = firstAgainst(
      reading,
      [...unlisted, ...takenAsWithdrawal],
      docType === 'school_policy' ? /dismiss/ : undefined,
    )
    if (other) return { state: 'contradicted', at: other }
    const at = findFirst(reading, listedGrounds)
    if (!at && docType === 'dismissal_notice' && !ofTheRule.test(reading.document.text)) {
      const only = findFirst(reading, stated)
      if (only) return { state: 'contradicted', at: only }
    }
    return at ? { state: 'found', at } : { state: 'silent' }
  },
})
