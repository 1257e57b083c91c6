/** Advisors refused in a roundabout way: by a polite formula, a limit, a reserved seat or an approval. */
import { deniesNext, inPlaceOf, isDenied, keptFor } from '../../language/denial.ts'
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor, attorney, complainant, respondent } from '../../language/vocabulary.ts'
import { companion } from './words.ts'

const person = words(companion, attorney, 'representation', 'outside representation')
const anArticle = '(?:an? |any |your |the |their |his |her |outside |such )*'
const meeting = phrase`(?:interviews?|meetings?|hearings?|proceedings?|process|stage|session|conference|room|attend\w*|matters?)`
const schoolPeople =
  '(?:university|college|school|district|institution|academic|faculty|staff|campus|community|teaching)'
/** Other limits, other people, and what is left to the party. */
const fine = [
  phrase`(?:speak|address|disrupt\w*|interrupt\w*|answer\w*|object\w*|testif\w+|on behalf|cross-?exam\w+|question(?:s|ing)|copy|copies|record(?:ing|s)?|confidential\w*|delay\w*|reschedul\w+|conflict of interest|decorum|second|more than one|two advis[eo]rs|pay|fees?|cost|recommend|share|disclos\w+|discuss\w*|evidence|file|link|privileg\w+|contact|message)`,
  phrase`(?:not|n't|nor|nothing|no) (?:\w+ ){0,2}(?:need|required|obliged|have to|necessary|mandatory|limit\w*|restrict\w*|prevent\w*|be excluded|discourag\w+)`,
  phrase`(?:if|when|where|should) (?:the |your |a |either |that |any )?(?:famil(?:y|ies)|parents?|guardians?|advis[eo]rs?) (?:cannot|can|is|are|does|do)`,
  phrase`(?:with or without|whether or not|of (?:your|their|his|her|its) (?:own )?choice|may choose|free to|prefer\w*|if (?:you|a party|the party|they)|rather|up to you|no party will|welcome (?:throughout|at|to))`,
  phrase`(?:any|each|an?|the|for|no) witness(?:es)?(?! (?:and|or))`,
  phrase`(?:university|college|school|district|institution|office|our)(?:'s)? (?:own )?(?:attorneys?|counsel|lawyers?)`,
  phrase`witnesses (?:may|can|must|do|are|will|have)`,
]
const notChoice = fine.filter((_, index) => index !== 3)

export const advisorDenied: readonly Pattern[] = [
  against(
    phrase`${deniesNext} … (?:hav(?:e|ing)|permit\w*|allow\w*|admit\w*|accommodat\w+|accept\w*|invit\w+|welcom\w+|deal with|work with|see|recogni[sz]\w+|bring\w*|includ\w+|let|receive|entertain|host|be (?:represented|accompanied|joined|attended)) … ${person}`,
    {
      unless: [...fine, phrase`(?:other party|bring (?:a )?(?:complaint|evidence))`],
      near: [meeting],
    },
  ),
  against(phrase`(?:refrain from|avoid) (?:bringing|inviting|having|hiring|engaging) … ${person}`, {
    unless: fine,
  }),
  against(
    phrase`no (?:provision|right|entitlement|place|room|role) (?:\w+ ){0,3}(?:for|to) … (?:${person}|accompanied|represented)`,
    { unless: fine },
  ),
  against(phrase`${person} … ${isDenied}`, { unless: fine, near: [meeting] }),
  against(phrase`${attorney} … (?:ineligible|(?:may|can) not serve|no (?:part|role|place))`, {
    unless: fine,
  }),
  against(
    phrase`(?:(?:takes?|taking|took) place|(?:be )?held|conducted|proceeds?|go(?:es)? ahead|meets?|speak|seen|see you|interviewed|interviews?|attends?|come|appear) … without (?:the (?:presence|attendance|assistance|involvement|participation) of )?${anArticle}${person}`,
    {
      unless: [
        ...fine,
        phrase`(?:chose|wish\w*|waived?|unless|even|may|can|without (?:telling|asking|notice))`,
      ],
    },
  ),
  against(
    phrase`(?:attendance|admission|presence|interviews?|meetings?|sessions?|conferences?) … ${keptFor} …`,
    {
      unless: [
        ...fine,
        phrase`(?:advis[eo]rs?|attorney\w*|lawyer\w*|support persons?|accompan\w+|parents?|record\w*|days?|hours?|minutes|questions?|allegations?|topic\w*|relevant|scope|purpose)`,
      ],
      near: [phrase`(?:interview\w*|meet\w*)`],
    },
  ),
  against(
    phrase`(?:role|participation|involvement|presence|attendance|assistance) of ${anArticle}${person} … ${keptFor}`,
    { unless: [phrase`(?:both|equal\w*|quiet\w*|confer\w*|consult\w*|support\w*|silent)`] },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companions?|representatives?|accompan\w+) … (?:must|should|shall|needs? to|has to|have to|is to|are to|can only|may only) be .. (?:members?|employees?|staff|faculty|students?|teachers?|volunteers?|one) … ${schoolPeople}`,
    {
      unless: [
        phrase`(?:if|where|when|not|n't|may also|or (?:any|an?) (?:other|attorney|lawyer|parent|friend)|hearing advis[eo]r|provided by|told|treated|notified)`,
      ],
    },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companions?|representatives?|accompan\w+) … who (?:must|should|shall|is to|has to|will) be .. (?:members?|employees?|staff|faculty|students?|teachers?)`,
    { unless: [phrase`(?:may|or any|not (?:need|have))`] },
  ),
  against(
    phrase`advis[eo]rs? … (?:any (?:person|one|member)|anyone|somebody|someone) (?:on|from|at|of) (?:the |our )?(?:campus|faculty|staff|university|college|school|district)`,
    { unless: [phrase`(?:or|if|include\w*|including|not (?:need|have|required)|outside)`] },
  ),
  against(
    phrase`(?:choice|selection|choose|select) … advis[eo]rs? … ${keptFor} … (?:employees?|staff|faculty|members?|students?|persons? (?:who|from)|those|list|panel|pool)`,
    { unless: [phrase`not (?:be )?(?:limited|restricted|confined|reserved)`] },
  ),
  against(
    phrase`advis[eo]rs?,? (?:from|on) (?:the|our|a|an|this) (?:\w+ ){0,4}(?:pool|list|panel|roster|team)`,
    {
      unless: [
        phrase`(?:if|or (?:any|some|you)|may also|not|n't|without|help|would like|wish|need not|hearing|instead|also)`,
      ],
    },
  ),
  against(
    phrase`(?:seek|obtain|get|ask for|request|subject to|requires?|with) … (?:approval|permission|clearance|agreement|consent) .. (?:of|by|from|for) …`,
    {
      about: [phrase`(?:advis[eo]rs?|support person|bring (?:someone|somebody|anyone)|companion)`],
      unless: [
        ...fine,
        phrase`(?:written consent|treatment|medical|informal|mediat\w+|both parties|party's|extension|parental)`,
      ],
    },
  ),
  against(
    phrase`(?:seek|obtain|get|subject to|requires?) (?:the )?(?:\w+ )?(?:dean|principal|coordinator|office|director|university|college|school|district)'s (?:prior |written |advance )*(?:approval|permission|clearance|consent|agreement)`,
    {
      near: [phrase`(?:advis[eo]rs?|support person|bring (?:someone|somebody|anyone)|companion)`],
      unless: fine.slice(0, 1),
    },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companions?|${attorney}) … (?:needs? to|must|has to|have to|is to|are to|should|shall) .. (?:be )?(?:cleared|approved|vetted|accepted|authori[sz]ed|screened) …`,
    { unless: fine.slice(0, 2) },
  ),
  against(
    phrase`(?:students?|part(?:y|ies)|respondents?|complainants?|accused|you|your (?:son|daughter|child)|he|she|they) .. (?:comes?|attends?|appears?|deals?|participates?|(?:is|are|be) (?:seen|interviewed|heard)) … (?:alone|unaccompanied|by (?:him|her|your|them)sel(?:f|ves)|on (?:your|their|his|her) own)`,
    {
      unless: [
        ...fine,
        phrase`(?:want|like|choose|fine|need|not|n't|may|can|left|accord|outside|home)`,
      ],
    },
  ),
  against(
    phrase`(?:speak|talk|meet|sit down) with (?:you|him|her|each (?:party|student)|the student|your (?:son|daughter|child)) (?:alone|(?:on )?one[- ](?:on|to)[- ]one)`,
    { unless: fine },
  ),
  against(
    phrase`only (?:after|when|once|if|at) … (?:have|bring|accompan\w+|use|right to|entitled to) … ${advisor}`,
    { unless: [...notChoice, phrase`(?:not only|not just)`] },
  ),
  against(
    phrase`(?:right|entitlement) to … ${advisor} … (?:begins?|starts?|arises?|applies|commences?) (?:only )?(?:when|once|at|after|with)`,
    {
      unless: [
        phrase`(?:today|now|at once|immediately|this notice|with this|first|from the start)`,
      ],
    },
  ),
  against(
    phrase`no (?:advis[eo]rs?|attorneys?|lawyers?|parents?|counsel|representatives?|companions?|guests)(?:,? (?:please|present|allowed|at this stage))? ?(?:[.!]|$)`,
    { unless: [phrase`(?:has|have|had|if|with)`] },
  ),
  against(phrase`^not (?:permitted|allowed|admitted)`, {
    about: [/^[^|]*\| [^|]*\badvis[eo]rs?\b[^|]*\|/],
    unless: [phrase`(?:named|so far|yet|limit\w*)`],
  }),
  against(
    phrase`advis[eo]rs? ?[:–-] ?(?:none(?! (?:yet|named|chosen|listed|identified|given|so far|selected|on file|known))|not (?:applicable|permitted|allowed|available)|n/a)`,
  ),
  against(
    phrase`(?:not|never|n't) (?:to )?be (?:an? |your )?(?:\w+ )?(?:attorney|lawyer|solicitor|barrister|legal professional|legally (?:trained|qualified))`,
    {
      about: [phrase`(?:${advisor}|support person|accompan\w+|bring|somebody|someone)`],
      unless: [phrase`(?:need|have to|required|whether|necessar\w+|may or may|must not be told)`],
    },
  ),
  against(
    phrase`but not (?:of |for |as |by |from |with )?(?:an? |your |the )*(?:${attorney}|parents?|famil(?:y|ies)|relatives?)`,
    {
      about: [phrase`(?:advis[eo]rs?|support person|accompan\w+|bring|peer)`],
      unless: [phrase`(?:need|have to|required|necessar\w+|share|discuss)`],
    },
  ),
  against(
    phrase`advis[eo]rs? (?:has been|have been|will be|is|was) (?:chosen|assigned|appointed|designated|selected|named|picked) (?:for|to) (?:you|each|both|him|her)`,
    {
      near: [
        phrase`(?:no (?:other|change|choice)|not|cannot|final|substitut\w+|instead of|in lieu)`,
      ],
      unless: [phrase`(?:if|hearing|free to|may|own|unless|prefer)`],
    },
  ),
  against(
    phrase`${inPlaceOf} (?:an? |your |the )?(?:own )?advis[eo]rs?(?: of (?:your|their|his|her) (?:own|choice|choosing))?`,
    { unless: [phrase`(?:may|if|would|prefer|you (?:like|want))`] },
  ),
  against(
    phrase`(?:${advisor}|that (?:opportunity|right|option)|accompan\w+) … (?:does not extend to|is not (?:open|available|given) to|(?:available|open|given|offered|granted) (?:only )?to) (?:the )?(?:${complainant}|${respondent}|employees|staff)(?: only)?`,
    {
      near: [phrase`(?:only|not)`],
      unless: [
        phrase`(?:both|each|witness\w*|not only|and (?:the )?(?:${complainant}|${respondent}))`,
      ],
    },
  ),
  against(
    phrase`only (?:the )?(?:${complainant}|${respondent}) … (?:given|has|have|allowed|offered|permitted|may (?:have|bring)) … ${advisor}`,
  ),
  against(
    phrase`${person} … (?:ask\w*|request\w*|sought|wanted|wished|hoped) … (?:attend|be present|join|accompan\w+|sit in|come|represent) … (?:declined|refused|denied|turned down|rejected|not (?:possible|allowed|permitted|granted))`,
    { anyStance: true },
  ),
  against(
    phrase`(?:that|this|it|which|(?:the|his|her|your|their) request) (?:is|was|will|has been|had been) (?:\w+ )?(?:not (?:be )?(?:possible|permitted|allowed|something)|out of the question|declined|refused|denied|turned down|rejected)`,
    {
      anyStance: true,
      near: [
        phrase`(?:ask\w*|request\w*|whether|wish\w*|want\w*|hop\w*|like) … ${person} … (?:attend|present|join|come|sit|accompan\w+|with (?:you|him|her|them)|represent\w*|participat\w+)`,
        phrase`${person} … (?:ask\w*|request\w*|wish\w*) … (?:attend|present|join|come|sit|accompan\w+)`,
      ],
      unless: [phrase`(?:extension|copy|speak)`],
    },
  ),
  against(
    phrase`(?:bring|choose|pick|have|name|select) (?:\w+ ){0,2}(?:companion|helper|person|adult|supporter|advis[eo]r|someone|somebody) from (?:our|the|a|this|that) (?:\w+ )?(?:pool|list|roster|panel|staff|faculty)`,
    { unless: [phrase`(?:also|or (?:any|some)|if|instead|not have to|need not)`] },
  ),
  against(phrase`come (?:alone|by yourself|on your own|unaccompanied)`, {
    unless: [
      phrase`(?:may|can|if you (?:wish|prefer|like|come)|choose|n't|not (?:have|need|required|obliged)|prefer|free to|need not|should you|whether)`,
    ],
  }),
  against(phrase`leave (?:your |any |the )… ${person} … (?:at home|outside|behind|elsewhere)`, {
    unless: [phrase`(?:may|if|not|n't)`],
  }),
  against(
    phrase`${person} .. (?:should|must|shall|is|are|will) not (?:\w+ )?(?:plan|expect|try|attempt|intend|coming|attending|attend|come|invited)`,
    { unless: fine, near: [meeting] },
  ),
]
