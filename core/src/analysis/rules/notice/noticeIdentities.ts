import type { Reading, Sentence } from '../../../document/reading.ts'
import type { Facts } from '../../facts.ts'
import { deniesNext } from '../../language/denial.ts'
import { against, findFirst, type Hit } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { complainant } from '../../language/vocabulary.ts'
import { rule, type Verdict } from '../../rule.ts'
import { namesKept } from './detailsKept.ts'

const accuser = words(
  complainant,
  'the (?:other )?(?:student|person|pupil|party|individual|employee)(?: who \\w+)?',
  '(?:your )?accusers?',
  'part(?:y|ies)',
  'who (?:made|filed|brought|submitted|signed|reported|accused|complained)',
)
const hidden = words(
  "(?:will|can|may|could|shall|do|does|is|are|be|been|am)(?: not|n't)(?: be| being| able to| going to| in a position to)? (?:shared?|sharing|disclos(?:e|ed|ing)|reveal(?:ed|ing)?|names?|named|identif(?:y|ied|ying)|releas(?:e|ed|ing)|giv(?:e|en|ing)|provid(?:e|ed|ing)|t(?:ell|old)|stat(?:e|ed))",
  "(?:cannot|can't|won't|unable to|not able to|decline to|not permitted to) (?:be )?(?:shared?|disclosed?|reveal(?:ed)?|named?|identif(?:y|ied)|released?|given?|provided?|tell|told|stated?)",
  'not to (?:share|disclose|reveal|name|identify|give|release)',
  'with(?:held|hold|holding)',
  'kept (?:confidential|secret|private|from you)',
  'remains? (?:anonymous|confidential|unnamed)',
  'removed',
  'redacted',
)
const otherPeople = [phrase`witness(?:es)?`, phrase`(?:not (?:yet )?known|unknown)`]

const withheld = [
  ...namesKept,
  against(
    phrase`(?:not|n't|cannot|declin\w+|refus\w+) (?:to |be able to |yet |able to )*(?:identify|name) (?:the |your )?(?:${complainant}|accuser|(?:person|student|individual|employee|pupil) who)`,
    { unless: otherPeople },
  ),
  against(phrase`(?:names?|identit(?:y|ies))(?: of)? .. ${accuser} … ${hidden}`, {
    unless: otherPeople,
  }),
  against(phrase`${accuser}'s? (?:full )?(?:names?|identit(?:y|ies)) … ${hidden}`, {
    unless: otherPeople,
  }),
  against(
    phrase`${hidden} … (?:names?|identit(?:y|ies)|who (?:made|filed|brought|has|is|reported|accused|complained))`,
    {
      near: [
        phrase`(?:${complainant}|anonymous|accus\w+|complain\w*|allegations?|report\w*|student)`,
      ],
      unless: [
        ...otherPeople,
        phrase`(?:to|with) (?:the )?(?:media|public|press|others|anyone (?:else|outside)|third parties|law enforcement)`,
      ],
    },
  ),
  against(
    phrase`(?:keep\w*|hold\w*|protect\w*|withh\w+) … (?:names?|identit(?:y|ies)) … (?:to ourselves|from you|for now|until|at this (?:time|stage|point)|for the time being)`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:told|learn|find out|informed|know) (?:of )?who (?:filed|made|brought|submitted|signed|reported|accused|complained|the (?:complainant|accuser)) … (?:once|after|when|until|at|later)`,
  ),
  against(
    phrase`(?:not|n't|never) (?:learn|know|be told|find out|hear|see) (?:\w+ )?(?:her|his|their|the) (?:names?|identit(?:y|ies))`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:learn|told|know|find out|hear) who (?:she|he|they|the (?:complainant|other person|accuser)) (?:is|are) … (?:when|once|after|at)`,
  ),
  against(
    phrase`(?:anonymous|unnamed|confidential) (?:student|complainant|person|source|member|individual|reporter|party|victim)(?! (?:records?|files?|information|data|matters?|documents?|health|counsel\w*|support|services?|affairs))`,
    {
      unless: [
        phrase`(?:may|can|if|hotline|tip\w*|report(?:s|ing) (?:form|line|may))`,
        ...otherPeople,
      ],
    },
  ),
  against(
    phrase`${complainant} … (?:wish\w*|asked|chosen|requested|prefers?|elected|wants?) … (?:remain|be|stay|kept) .. (?:anonymous|unnamed|confidential)`,
  ),
  against(
    phrase`(?:${deniesNext}|without) … (?:identify\w*|nam(?:e|ing)|reveal\w*|disclos\w+|tell(?:ing)? you|say(?:ing)?|giv(?:e|ing)) … (?:who (?:has|made|filed|brought|lodged|complained|reported|accused)|(?:the |her |his |their )?(?:names?|identit(?:y|ies))|her|him|that person|${complainant})`,
    {
      near: [phrase`(?:${complainant}|accus\w+|complain\w*|report\w*|identi\w+|student|name)`],
      unless: [
        ...otherPeople,
        phrase`(?:to|with|from) (?:\w+ )?(?:anyone|media|public|press|others|outside|third|every\w+|staff)`,
        phrase`(?:advis[eo]r|conduct|allegations? in detail|false|need to|have to|contact\w*|describe)`,
      ],
    },
  ),
  against(
    phrase`(?:identit(?:y|ies)|names?) (?:of \w+ \w+ )?(?:(?:is|are|will be|has been|have been) (?:being )?(?:protected|withheld|concealed|sealed|kept (?:confidential|private|secret|back)|held back|suppressed)|(?:will )?(?:remains?|stays?) with)`,
    {
      unless: [
        ...otherPeople,
        phrase`(?:from (?:everyone|others|anyone|the public|persons)|to the extent|except|outside|as far as|other than)`,
      ],
    },
  ),
  against(
    phrase`whose (?:identity|name) (?:is|will be|has been) (?:\w+ )?(?:protected|withheld|known to us|kept|confidential)`,
    {
      unless: otherPeople,
    },
  ),
  against(phrase`(?:jane|john) (?:doe|roe)`),
  against(
    phrase`(?:referred to|identified|designated|known|called) (?:\w+ ){0,4}only as|only (?:referred to|identified) (?:\w+ ){0,3}as`,
    { near: [phrase`(?:${complainant}|student|person)`], unless: otherPeople },
  ),
  against(
    phrase`^(?:\(?name )?(?:withheld|confidential|anonymous|undisclosed|redacted|protected|not disclosed)`,
    {
      about: [/^[^|]*\| [^|]*\b(?:complainant|name|reporting|claimant|filed by|accuser)[^|]*\|/],
    },
  ),
  against(
    phrase`(?:wish\w*|prefer\w*|want\w*|like|rather|asked|cho(?:se|sen)|elected|decided) (?:\w+ )?not (?:to )?(?:be )?(?:identified|named|known|revealed)`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:asked|told|begged|instructed) (?:us|me) not to (?:say|tell you|reveal|disclose|give|share|let you know) (?:who|(?:her|his|their|the) (?:names?|identit(?:y|ies)))`,
    { unless: otherPeople, anyStance: true },
  ),
  against(
    phrase`(?:no right|not entitled|not (?:be )?(?:allowed|permitted)|no need|not necessary|not for you) (?:for you )?to (?:know|learn|be told|hear|find out) (?:who|the (?:name|identity))`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:her|his|their|the (?:\w+ )?(?:student|complainant|person|party|pupil)'s) (?:name|identity) (?:has been|is|was|will be) (?:\w+ )?(?:redacted|withheld|removed|omitted|left out|kept|replaced|blacked out)`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:name|identity) (?:of .. (?:student|complainant|person|party|accuser) )?(?:will be|is to be) (?:given|told|disclosed|revealed|provided|made known|shared|released) … (?:hearing|later|after|once|interview|when|until|on the day|in due course)`,
    { unless: otherPeople },
  ),
  against(
    phrase`(?:only|not until) (?:after|when|once|at) … (?:told|learn|find out|know|hear) who (?:complained|accused|filed|made|reported|she|he|the)`,
  ),
  against(
    phrase`(?:disclosure|release|revealing|naming) of … (?:${complainant}|accuser)'s? (?:name|identity) … (?:not|cannot|never)`,
  ),
]

const person = String.raw`(?:(?:Mr|Ms|Mrs|Mx|Miss|Dr|Prof|Professor|Coach)\.? )?\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*\.?){0,3}`
const role =
  '(?:[Cc]omplainants?|[Rr]eporting [Pp]art(?:y|ies)|[Rr]eporting [Ss]tudent|[Cc]omplaining [Pp]arty|[Cc]laimant|[Rr]eporting [Ii]ndividual|Filed [Bb]y|[Mm]ade [Bb]y|COMPLAINANT)'
const notNames =
  '(?!(?:The|This|That|It|He|She|They|We|I|Someone|Somebody|Another|One|Each|Nothing|What|There|In|On|At|If|When|As|You|Your|Has|Have|Is|And|Or|May|Will|A|An|University|College|District|School|Title|Office|Respondents?|Complainants?|Student|Allegations?|Alleges|Name|Rights|Advisors?|Statement|Both)\\b)'
/** A name beside the word that says whose it is. */
const named = [
  new RegExp(
    `${role}(?:'s [Nn]ame|\\(s\\)| \\([^)]{1,30}\\))?(?:\\s*[:|,–-]\\s*|\\s+(?:is|was|are|in this matter is)\\s+|\\s+)${notNames}${person}`,
    'u',
  ),
  new RegExp(
    `${notNames}${person},?\\s+(?:\\(?(?:hereafter|hereinafter|referred to as|called|as)?,?\\s*)?\\(?(?:the\\s+)?["“']?(?:Complainant|Reporting Party|Reporting Student|complainant|reporting party|Claimant)`,
    'u',
  ),
  new RegExp(
    `(?:[Cc]omplaint|[Rr]eport|[Aa]llegations?|[Ss]tatement)\\b[^.;]{0,60}?\\b(?:by|from|of)\\s+${notNames}${person}`,
    'u',
  ),
  new RegExp(
    `${notNames}${person}(?:, [^.,;]{2,40},)?\\s+(?:has |have |also )*(?:alleges?d?|states?d?|reports?|reported|says|said|filed|made|signed|submitted|lodged|brought|describes?d?|claims?|accuses?d?|told|complains?|complained)\\b`,
    'u',
  ),
  new RegExp(
    `${notNames}${person},?\\s+\\(?(?:the |an? )?(?:student|pupil|child|person|employee|one|party) (?:who|that) (?:has |have )?(?:complain|report|made|makes|filed|files|brought|came forward|signed)`,
    'u',
  ),
  new RegExp(
    `(?:made|filed|signed|submitted|brought) (?:the|this|a|that) (?:formal )?complaint,? (?:is |was )?${notNames}${person}`,
    'u',
  ),
  new RegExp(
    `(?:[Ss]tudent|pupil|classmate|employee|person|peer|colleague|teammate|friend)[^.;]{0,40}?, ${notNames}${person},`,
    'u',
  ),
  new RegExp(
    `(?:toward|towards|against|with|touched|kissed|to|of)\\s+${notNames}(?:Mr|Ms|Mrs|Mx|Miss)\\.? \\p{Lu}`,
    'u',
  ),
  new RegExp(
    `^(?:[^.]{0,20}\\b)?${notNames}${person} (?:v\\.|vs\\.?|against) ${notNames}${person}`,
    'u',
  ),
  new RegExp(
    `(?:[Oo]ther (?:student|party|person)|(?:person|student|employee|pupil|party) (?:who|said|alleged)[^.;]{1,50}?|[Rr]oommate|[Pp]artner|[Cc]lassmate|[Cc]olleague)(?: is|:|,|\\s\\()\\s*${notNames}${person}`,
    'u',
  ),
  new RegExp(`[Nn]ames?(?: of (?:the )?[Cc]omplainants?)?\\s*[:|]\\s*${notNames}${person}`, 'u'),
]
const officials =
  /\b(?:coordinator|investigator|dean|officer|director|principal|superintendent|advisor|policy|office)\b/
const unnamed = phrase`(?:someone|somebody|several (?:people|students|persons)|one of (?:the|your|our)|(?:a|an|another|one|the) (?:fellow |female |male |younger |former |current |other )*(?:resident|roommate|room-mate|player|child|parent|teacher|professor|co-?worker|guest|woman|man|adult|member|student|pupil|classmate|person|individual|member of|employee|minor|peer|teammate|girl|boy|colleague|complainant|reporting party))`
const accusing = phrase`(?:alleg\w+|report\w*|complain\w*|accus\w+|states?|says|made|filed|claims?|brought to our attention|heard|said to have|without (?:her|his|their )?consent)`

/** 106.45(b)(2)(i)(B): the notice names the people involved, if the school knows them. */
export const noticeIdentities = rule('NOA-03', {
  check: ({ reading }: Facts): Verdict => {
    const contrary = findFirst(reading, withheld)
    if (contrary) return { state: 'contradicted', at: contrary }
    const at = findName(reading)
    if (at) return { state: 'found', at }
    return speaksOfSomebody(reading) ? { state: 'missing' } : { state: 'silent' }
  },
})

function findName(reading: Reading): Hit | null {
  for (const sentence of reading.sentences) {
    const text = sentence.block.kind === 'row' ? rowOf(reading, sentence) : sentence.text
    if (named.some((name) => matchesName(name, text)))
      return { sentence, start: sentence.start, end: sentence.end }
  }
  return null
}

function matchesName(name: RegExp, text: string): boolean {
  const match = name.exec(text)
  return match !== null && !officials.test(match[0].toLowerCase())
}

function rowOf({ document }: Reading, { block }: Sentence): string {
  return document.text.slice(block.start, block.end)
}

function speaksOfSomebody({ sentences }: Reading): boolean {
  return sentences.some(
    ({ plain }) => plain.search(unnamed) !== -1 && plain.search(accusing) !== -1,
  )
}
