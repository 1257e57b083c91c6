/** Silence asked for in a roundabout way: a duty, a polite request, a warning, or witnesses put out of reach. */
import { deniesNext } from '../../language/denial.ts'
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { allegation } from '../../language/vocabulary.ts'
import { anybody, reach, share, speak, speaking, subject, witnesses } from './gagWords.ts'

const aParty = words(
  'part(?:y|ies)',
  'you',
  'your (?:son|daughter|child)',
  'students?',
  'complainants?',
  'respondents?',
  'both',
  'either',
  'everyone',
  'famil(?:y|ies)',
)
/** Staff and advisors, the file, the other party, mediation, harm to witnesses, and what is left free. */
const fine = [
  phrase`(?:we|i|our staff|staff|employees?|officials?|investigators?|panel(?: members?)?|advis[eo]rs?|faculty|members|mediators?|facilitators?|witnesses|interpreters?|university|college|district|coordinator) (?:who |and \w+ |also |will |shall |must |may |can |could |would |are |is |was |were |have |has |had |been |do |does |did |to )*(?:not|never|bound|keep|kept|treat|required|instructed|sworn|maintain|hold|say|remain|trained)`,
  phrase`(?:retaliat\w+|threaten\w*|intimidat\w+|harass\w* (?:a|the|any) witness|false (?:statement|information)|no-?contact|each other|one another|the other party(?! or))`,
  phrase`(?:evidence (?:file|packet)|the file|link|recordings?|documents|copies|materials|mediat\w+|settlement|informal resolution session)`,
  phrase`(?:(?:not|n't|nothing|nor|never|no) (?:\w+ ){0,3}(?:prevent|restrict|prohibit|forbid|stop|bar|limit|need|required|obliged|have to|gag|mean|under any)\w*|free to|right to remain|may (?:choose|also)|if you (?:prefer|would rather|wish)|whomever|anyone you)`,
]
const withoutFile = fine.filter((_, index) => index !== 2)
const aboutCase = [
  phrase`(?:${allegation}|report(?:ed)?|events?|this|decision|outcome|confidential\w*)`,
]

export const gagDenied: readonly Pattern[] = [
  against(
    phrase`(?:bound|sworn|held|obliged|subject|committed|pledged) (?:to|by) .. (?:silence|secrecy|confidentiality|non-?disclosure|keep silent)`,
    { near: [phrase`${aParty}`], unless: fine },
  ),
  against(
    phrase`(?:not (?:\w+ )?(?:appropriate|acceptable|proper|right|advisable|permissible|allowed|permitted)|inappropriate|improper|unacceptable|breach|violation|wrong) … (?:${speaking}|to (?:${speak}|${share})) … (?:${subject}|${anybody}|friends)`,
    { near: aboutCase, unless: fine },
  ),
  against(
    phrase`(?:not|neither|nor|no longer|no (?:party|one)) … (?:at liberty|free|entitled|allowed|permitted|authori[sz]ed) to (?:${speak}|${share})`,
    { near: aboutCase, unless: fine },
  ),
  against(
    phrase`(?:to stay|to remain|must stay|must remain|should stay|should remain|shall remain|stays?|remains?|kept) (?:strictly )?between (?:you and|us|the \w+ of us|yourself)`,
    { near: aboutCase, unless: fine.slice(1) },
  ),
  against(
    phrase`(?:breach\w*|violat\w+|break\w*|disregard\w*) … (?:confidentiality|silence|secrecy) … (?:disciplin\w+|sanction\w*|charg\w+|referred|consequences?|penalt\w+|punish\w+|misconduct)`,
    { near: [phrase`${aParty}`], unless: fine },
  ),
  against(
    phrase`(?:will|must|should|shall|to|has to|have to|please|and) (?:say (?:nothing|not a word|no more)|keep (?:quiet|silent|mum|it quiet|this quiet)|(?:stay|remain|be) (?:quiet|silent)) (?:about|of|on|regarding|concerning|to|at|until|while)`,
    {
      near: aboutCase,
      unless: [...withoutFile, phrase`(?:right|choose|entitled|may) (?:\w+ )?to`],
    },
  ),
  against(
    phrase`keep (?:the|this|it|these|everything|all|what|your|any)\b … to (?:yourself|yourselves|themselves|himself|herself)`,
    { near: aboutCase, unless: fine.slice(1) },
  ),
  against(
    phrase`(?:nor|neither) (?:may|shall|should|can|must|is|are) (?:you|the part(?:y|ies)|either (?:party|of you)|he|she|they|anyone) … (?:${reach} … ${witnesses}|(?:${speak}|${share}) … (?:${subject}|${anybody}))`,
    { unless: withoutFile },
  ),
  against(
    phrase`(?:talk|speak|contact|communicat|meet|correspond|approach|reach)\w* … witness(?:es)? … (?:treated as|regarded as|amounts? to|constitutes?|counts? as|considered|viewed as|seen as|is) .. (?:interference|interfering|obstruct\w+|tampering|misconduct|violation|breach|prohibited|forbidden|off limits|not (?:allowed|permitted))`,
    {
      unless: [...fine.slice(0, 2), phrase`(?:intent|order to|purpose|not (?:be )?(?:treated|a ))`],
    },
  ),
  against(
    phrase`witness(?:es)? … (?:contacted|approached|interviewed|reached|spoken to) … (?:(?:only|solely|exclusively) (?:by|through)|(?:through|by) (?:this office|the investigator|us|me|the (?:university|college|school|district)) (?:alone|only))`,
    { unless: fine.slice(1, 2) },
  ),
  against(
    phrase`(?:not|n't|never|refrain from) (?:\w+ )?(?:contact\w*|approach\w*|interview\w*|question\w*|speak\w* (?:to|with)|talk\w* to|ask\w*|call\w*) (?:them|these people|any of them|those people)`,
    {
      near: [phrase`(?:witness(?:es)?|(?:people|students|anyone) who (?:saw|heard|know\w*|were))`],
      unless: fine.slice(0, 2),
    },
  ),
  against(
    phrase`leave (?:that|this|it|them|all of (?:that|this)) to (?:us|me|the (?:investigators?|school|university|college|office|district|professionals))`,
    { near: [phrase`(?:witness\w*|evidence|investigat\w+|statements)`], unless: fine.slice(1, 2) },
  ),
  against(
    phrase`(?:no|not any) (?:conversations?|discussions?|talk|talking|posts?|posting|chats?|word) (?:with|about|to|of|on|among)`,
    { near: aboutCase, unless: [...fine, phrase`(?:investigator|panel|parte)`] },
  ),
  against(
    phrase`(?:give|giving|waiv\w+|surrender\w*|forgo\w*|relinquish\w*) … (?:right|freedom|ability) to (?:speak|talk|discuss|comment|disclose|share)`,
    { unless: [phrase`(?:not|n't|no|never|without)`] },
  ),
  against(
    phrase`(?:(?:speak|talk|mention|disclose|tell|say) … (?:to|with) (?:no one|nobody)|(?:tell|inform) (?:no one|nobody))`,
    { near: aboutCase, unless: fine, anyStance: true },
  ),
  against(
    phrase`(?:told|instructed|directed|reminded|warned|ordered|advised|cautioned|admonished) (?:the |both |each |him|her|them|you)?(?:\w+ ){0,3}(?:not to (?:${speak}|${share})|to (?:say nothing|keep (?:quiet|silent)|remain silent|stay silent)|against (?:${speaking}))`,
    { near: aboutCase, unless: fine, anyStance: true },
  ),
  against(phrase`^(?:not (?:permitted|allowed)|prohibited|forbidden|none permitted)`, {
    about: [
      /^[^|]*\| [^|]*\b(?:discussi|talking|speaking|conversation|witness|social media)[^|]*\|/,
    ],
    unless: [phrase`(?:other party|retaliat\w+)`],
  }),
  against(
    phrase`(?:${deniesNext}) … (?:${speak}|${speaking}|${share}) … (?:${subject}|${anybody})`,
    {
      about: [phrase`(?:asked|required|expected|refrain|agree|must|please|may|shall)`],
      near: [
        phrase`(?:you|part(?:y|ies)|students?) (?:are|is|were|have|must|shall|should|may) … (?:ask\w*|requir\w+|expect\w*|agree\w*|refrain|must)`,
      ],
      unless: [
        ...fine,
        phrase`(?:we|i|office|university|college|district|school|staff) (?:will|shall|can|do|are|is|cannot)`,
      ],
    },
  ),
  against(
    phrase`(?:ask|request|expect|require|urge|advise|instruct) (?:that )?(?:you|both|each|the part(?:y|ies)|everyone|your (?:son|daughter|child|family)) … (?:refrain|not|desist|abstain|avoid|stay away) …? (?:${speaking}|(?:${speak}|${share}|rais\w+|bring\w* up)) … (?:${subject}|${anybody})`,
    { unless: fine },
  ),
]
