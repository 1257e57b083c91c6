import { affirms, against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { advisor, attorney, complainant, mustNot, respondent } from '../../language/vocabulary.ts'
import { rule, search } from '../../rule.ts'
import { advisorDenied } from './advisorDenied.ts'
import { advisorKept } from './advisorKept.ts'
import { choice, companion } from './words.ts'

const accompany = words(
  '(?:be )?(?:accompan\\w+|present|admitted|allowed|permitted|attend\\w*|welcome|included|involved|retained?)',
  'sit in',
  'come',
  'join\\w*',
  'take part',
  'participate',
  'bring',
  'have',
  'hire',
  'serve',
  'act as',
  'use',
  'attend',
  "be (?:in the room|there|your advis[eo]r|a party's advis[eo]r|represented)",
)
/** How far an advisor may take part is the school's to say; other people and other things are not advisors. */
const allowed = [
  phrase`(?:speak|address|disrupt\w*|interrupt\w*|answer\w*|object\w*|argue|represent .. (?:in|during)|testif\w+|behalf|interfere\w*|coach\w*|make (?:statements|arguments|objections)|question(?:ing)? the|copy|copies|download\w*|disclos\w+|share|record(?:ing)?|photograph\w*|discuss\w*|confidential\w*|cross-?exam\w+|ask\w* .. questions|delay\w*|reschedul\w+|conflict of interest|serve as (?:a )?witness|more than one|second|two advis[eo]rs)`,
  phrase`(?:university|college|school|district|institution|office)'s (?:own )?(?:attorney|counsel|lawyer)`,
  phrase`(?:${attorney})(?:'s?|s')? ?(?:[-/ ]client )?(?:correspondence|communications?|letters?|e-?mails?|messages|notes|files?|work product|privileged?|fees|bills?|advice)`,
  phrase`(?:letters?|e-?mails?|messages|notes|correspondence|communications?|advice) (?:to|from|with|by|of|between) (?:\w+ ){0,3}(?:${attorney})`,
  phrase`(?:no|not|n't|never|nothing) … (?:limit|restrict|prohibit|bar|prevent|require)\w*`,
  phrase`(?:not|n't|nor) (?:need|required|obliged|have|necessary|be required|be (?:a|an) (?:attorney|lawyer))`,
  phrase`(?:if|where|when|unless) (?:you|a party|the party|either party|either of you) … (?:no|not|without|cannot)`,
  phrase`(?:if|where|when|should|in case) (?:the |your |a |an |that |a party's |either )*(?:${advisor}|famil(?:y|ies)|parents?) … (?:cannot|can|is|are|does|do|fails?|not)`,
  phrase`(?:not have to be|need not|whether or not|does not matter|contact\w* (?:the other|him|her))`,
  phrase`(?:an?|any|the|each|no) witness (?:may|must|can|shall|will|is|does|has)|^witnesses (?:may|must|can|are|do|have)`,
  phrase`witness(?:es)?' … interview|friends? .. (?:contact|message)|through friends`,
]
const school =
  '(?:campus|college|university|school|district|institute|institution|faculty|staff|community|trained|approved|our|panel|pool|roster|list|employees?)'

/** Words that limit the choice or the presence of an advisor; a party's advisor may be anybody. */
export const advisorLimited: readonly Pattern[] = [
  against(phrase`${companion} … ${mustNot} .. ${accompany}`, {
    unless: allowed,
    near: [advisorWord()],
  }),
  against(
    phrase`${companion} … (?:will|shall|are|is|do|does) (?:not|n't) (?:be )?(?:\w+ ){0,2}${accompany}`,
    {
      unless: allowed,
      near: [
        phrase`(?:interview|meeting|proceedings?|hearing|process|attend\w*|party|advis[eo]rs?|stage)`,
      ],
    },
  ),
  against(
    phrase`${mustNot} .. (?:be )?(?:accompanied|represented|attended|bring|have|hire|retain|use) … ${companion}`,
    { unless: allowed, near: [advisorWord()] },
  ),
  against(
    phrase`(?:no|neither|nor) (?:outside |other |legal |such )*${companion} (?:\w+ ){0,2}(?:may|can|shall|will|is|are) … ${accompany}`,
    { unless: allowed },
  ),
  against(
    phrase`${attorney} … (?:are|is|will be|be) .. (?:excluded|turned away|barred|prohibited|not (?:allowed|permitted|welcome|needed or permitted))`,
    { unless: allowed },
  ),
  against(
    phrase`(?:but|though|except|provided|as long as|so long as|unless) … (?:not|no|n't|never|other than|neither) … ${attorney}`,
    {
      about: [phrase`(?:${advisor}|support person|accompan\w+|bring|attend)`],
      unless: [...allowed, phrase`(?:not (?:have to|required|need\w*)|need not)`],
    },
  ),
  against(phrase`except … ${attorney} … (?:may|can|shall|will) not`, {
    unless: [phrase`need not`],
  }),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companion|representative|accompan\w+) … (?:must|shall|has to|have to|is to|are to|may only|can only|only|should) (?:be )?(?:only )?(?:chosen|selected|drawn|appointed|assigned|come|picked|a (?:current |full-time )?(?:member|student|employee)|an? (?:current |full-time )?(?:member|student|employee|faculty)|one) … ${school}`,
    {
      unless: [
        phrase`(?:if|where|when) (?:you|a party|the party) … (?:no|not|without|would like|want|wish|ask|prefer)`,
        phrase`(?:may also|we can (?:also )?|provided by|help)`,
        phrase`hearing advis[eo]rs? (?:supplied|provided)`,
      ],
    },
  ),
  against(
    phrase`(?:may|can) be (?:accompanied|assisted|advised) (?:only )?by (?:one |a |an )?(?:member|faculty|staff|student|employee)\w* … ${school}`,
    { unless: [phrase`(?:or (?:any|by)|of (?:your|their) choice|attorney or|including)`] },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|${attorney}|${companion}) … (?:only|unless|must be|subject to|provided) … (?:approv\w+|permission|consent of the|clear\w* (?:in advance )?by|at the discretion|agreed by|authori[sz]ed by)`,
    {
      unless: [
        phrase`(?:reschedul\w+|extension|accommodat\w+|unless it is|records?|ferpa|release|waiver|share|disclos\w+)`,
      ],
      near: [advisorWord()],
    },
  ),
  against(
    phrase`(?:we|i|office|dean|college|university|school|district) (?:will |do |does |may |reserve\w* the right to )?(?:not|n't|refuse|reject|decline) .. (?:approve|admit|accept|allow|permit|recogni[sz]e) … ${companion}`,
    { unless: allowed },
  ),
  against(
    phrase`${companion} … (?:must|should|will|shall|to|has to|have to|are to) (?:\w+ )?(?:stay|remain|wait|keep|be kept|leave|step) (?:out|outside|away|elsewhere|at home|in the (?:lobby|corridor|hall\w*|waiting))`,
    { unless: [phrase`(?:disrupt\w*|if (?:you|they)|during breaks?|warn\w+)`] },
  ),
  against(
    phrase`(?:${attorney}) … (?:no (?:place|role|part)|asked to leave|turned away|not (?:a )?part of|out of place)`,
    { unless: [phrase`(?:disrupt\w*|decorum|warn\w+|university's|college's|if)`] },
  ),
  against(
    phrase`${companion} … (?:was|were) (?:\w+ )?(?:asked|told|made|required|directed) to (?:wait|leave|stay|remain|go)`,
    { unless: [phrase`(?:disrupt\w*|decorum|warn\w+|interrupt\w*)`] },
  ),
  against(
    phrase`advis[eo]rs? … (?:may|must|can|shall|will)(?: not|n't) be (?:a |an |your |from )?(?:${attorney}|famil(?:y|ies)|parents?|relatives?|outside)`,
  ),
  against(
    phrase`(?:see|meet with|meet|interview|speak with|question) (?:all )?(?:students|parties|both parties|everyone|you|each party) (?:alone|privately without|by themselves|without)`,
    { unless: [phrase`(?:may|if|prefer|choose|unless)`] },
  ),
  against(phrase`advis[eo]r (?:from (?:within|inside|among)|who (?:is|belongs)) … ${school}`, {
    unless: [phrase`(?:or|if|choice|need not|not (?:need|have|required))`],
  }),
  against(
    phrase`(?:not (?:be )?(?:entitled|allowed|permitted) to|no right to) (?:have |bring |be accompanied by )?(?:an? |any |your |the )?${companion}`,
    { unless: allowed, near: [advisorWord()] },
  ),
  against(
    phrase`(?:advis[eo]rs?|support persons?|companions?|representatives?|accompan\w+) … who … (?<!need )not be (?:an? |your )?(?:${attorney}|famil(?:y|ies)|parents?|relatives?)`,
  ),
  against(
    phrase`(?:interview|meeting|hearing|session) (?:went ahead|proceeded|took place|continued|was held) without (?:the|his|her|their|an) ${companion}`,
    {
      anyStance: true,
      unless: [phrase`(?:chose|waived|declined|prefer\w*|wish\w*|did not (?:bring|name|want))`],
    },
  ),
  against(
    phrase`(?:leave|leaving|keep|keeping) (?:your |any |the |all )?(?:${companion}) (?:out|away|at home|outside|behind)`,
    { unless: [phrase`(?:informed|posted|up to date|do not|need not|not (?:have|need) to)`] },
  ),
  against(phrase`advis[eo]rs? of any kind … (?:stay|away|not|no|excluded|remain)`),
  against(
    phrase`no other (?:companion|person|advis[eo]r|individual) (?:is|may|will|can|are) … (?:permitted|allowed|attend|come|admitted|present|accompany)`,
  ),
  against(
    phrase`(?:accompany|attend|advise|come with you|bring) … (?:if|only if|once|when|provided) (?:the |our |my )?(?:\w+ ){0,3}(?:agrees?|approves?|consents?|permits?|allows?)`,
    {
      unless: [
        phrase`(?:you|both parties|the party) (?:agree|consent|approve|permit)`,
        phrase`(?:reschedul\w+|record\w*)`,
      ],
    },
  ),
  against(
    phrase`advis[eo]r … (?:assigned|appointed) (?:to|for) (?:you|each|both) … (?:no|not|cannot|final|only)`,
    { unless: [phrase`(?:if|hearing|own|instead|prefer)`] },
  ),
  against(
    phrase`(?:parties|students|families|participants|you) (?:do|does|will|shall|may|can|are) ?(?:not|n't) (?:to )?(?:bring|have|use|hire|need) … (?:${attorney}|lawyers?|parents?|outside)`,
    { unless: [...allowed, phrase`need`] },
  ),
  against(
    phrase`(?:parents?|attorneys?|lawyers?|advis[eo]rs?|famil(?:y|ies)|support persons?|counsel) (?:\w+ ){0,2}(?:waits?|remains?|stays?|sits?) (?:\w+ )?(?:outside|in the (?:corridor|hall\w*|lobby|waiting|car|office)|elsewhere)`,
    { unless: [phrase`(?:may choose|if (?:you|they) (?:wish|prefer))`] },
  ),
  against(
    phrase`(?:anyone|anybody|any (?:person|one|adult|individual)|whoever|advis[eo]rs?) … (?:except|other than|but not|excluding|besides|save|apart from|as long as .. not) (?:an? |your |the |for )*(?:${attorney}|famil(?:y|ies)|parents?|relatives?|lawyers?|persons? (?:from )?outside|outsiders?)`,
    { unless: [phrase`(?:witness|need not|confidential|share|disclos\w+|discuss\w*)`] },
  ),
  against(
    phrase`may (?:ask|choose|pick|select|bring) (?:only )?(?:one of )?(?:your|our|the) (?:teachers?|professors?|counselors?|faculty|staff|coach\w*|school staff) … (?:sit|accompan\w+|advis\w+|attend|with you|come)`,
    {
      unless: [
        phrase`(?:anyone|choice|any (?:other )?person|or (?:a|any|your) (?:parent|friend|lawyer|attorney))`,
      ],
    },
  ),
  against(
    phrase`advis[eo]rs? … (?:drawn|chosen|selected|taken|come|picked|appointed|named|assigned) from … (?:pool|list|roster|panel|staff|faculty|employees)`,
    {
      unless: [
        phrase`(?:if|where|when|who (?:has|have|does) (?:no|not)|without|may also|or any|may instead|are not required)`,
      ],
    },
  ),
  against(
    phrase`(?:no one|nobody|no other person|no person|nobody else|no one else) (?:may|can|will|is|shall) (?:be )?(?:\w+ )?(?:come|accompany|attend|present|sit|allowed|permitted|join|admitted) … (?:with you|you|in|to|room|interview|meeting)?`,
    {
      unless: [phrase`(?:other than|except|besides|advis[eo]r|apart from|but)`],
      near: [phrase`(?:interview|meeting|hearing|conference|you)`],
    },
  ),
  against(
    phrase`(?:refused|denied|declined|turned (?:down|away)|rejected|(?:did|would|could) not (?:allow|permit|admit|let)|not (?:allowed|permitted)) … (?:request|his|her|their|the|your|an)? … (?:attorney|lawyer|advis[eo]r|counsel|parent|mother|father)s? … (?:interview|meeting|hearing|present|attend|sit|accompan\w+|join|in)`,
    {
      unless: [
        ...allowed,
        phrase`(?:offer|declined (?:an|to have|to name|the offer)|(?:he|she|they|complainant|respondent|party|student) (?:declined|refused))`,
      ],
    },
  ),
  against(
    phrase`${advisor} … (?:was|were) (?:not (?:allowed|permitted|admitted)|turned away|asked to (?:leave|wait)|excluded|sent (?:away|out)|refused)`,
    { unless: [phrase`(?:disrupt\w*|after repeated|warning|decorum)`] },
  ),
  against(
    phrase`only (?:the )?(?:${complainant}|${respondent}|accus\w+ \w+|reporting \w+) … (?:may|can|is|are) … (?:${advisor}|accompanied)`,
  ),
  against(
    phrase`(?:${complainant}|${respondent}) … (?:attends?|appears?|comes?|meets?|sits?) … (?:alone|by (?:him|her|them)sel(?:f|ves)|unaccompanied|without (?:an? |any |the |his |her |their )?(?:${companion}|company|help|anyone))`,
    { unless: [phrase`(?:may choose|if|not have to|need not)`] },
  ),
  against(
    phrase`(?:please|must|should|shall|will|are to|you|to|asked to|expected to) (?:come|attend|appear|report|meet|be interviewed) … (?:alone|unaccompanied|by yourself|without (?:an? |your )?(?:${companion}))`,
    {
      unless: [
        phrase`(?:may choose|if you|not have to|need not|not required|rather|prefer|free to|or with)`,
      ],
    },
  ),
  ...advisorDenied,
  ...advisorKept,
]

/** 106.45(b)(5)(iv): the advisor of one's choice at every meeting, with the same limits for both parties. */
export const advisorLimits = rule('MTG-05', {
  check: search({
    against: advisorLimited,
    found: [
      affirms(phrase`${advisor}`, { about: [choice] }),
      affirms(
        phrase`${advisor} … (?:may|can|will) (?:also |then )?(?:attend|accompany|be present|sit|come|join)`,
      ),
    ],
    silence: 'silent',
  }),
})

function advisorWord() {
  return phrase`(?:${advisor}|accompan\w+|interview|meeting|proceedings?|hearing|process)`
}
