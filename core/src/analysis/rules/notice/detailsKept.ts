/** Details that a notice owes now and keeps back: who, what, when and where. */
import { against, type Pattern } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { withheld } from '../../language/withheldWords.ts'
import { keptBack, notKeptBack } from './keptBack.ts'

const fine = notKeptBack

const who = words(
  '(?:names?|identity|identities) (?:of|is|are|was|which|that|whom?|box|stays?|\\w+ (?:complain\\w+|party|student|employee))',
  "(?:her|his|the student's|complainant's|their|whose) names?",
  'name of (?:the )?(?:\\w+ ){0,2}(?:complain\\w+|student|employee|party|person)',
  'who (?:filed|complained|accused|reported|said|she is|he is|they are|it is|was in|came to us)',
  'whom the complaint is from',
  'not (?:\\w+ )?identified to you',
  '(?:young woman|young man|student|person|girl|boy|accuser|somebody|someone) who (?:came|alleges|complained|reported|accuses|filed)',
  'your accuser',
  'student 1',
  'which one',
  'important who',
  'from where this comes',
  'where this comes from',
  'names? of the other',
  'affected person',
  'a member of the community',
  'complaining party',
  'key',
)
export const namesKept: readonly Pattern[] = [
  ...keptBack(who, [
    phrase`(?:to (?:the press|other students|anyone outside)|witness(?:es)? (?:who|may)|address|telephone|grades?|advis[eo]r's name|no key|key card|nobody)`,
  ]),
  against(
    phrase`(?:a |an )(?:fellow|former|certain) (?:resident|student|girlfriend|boyfriend|classmate|employee|teammate)|member of the community has|person who alleges that … is an? `,
    {
      near: [
        phrase`(?:rather not|not say|at present|as much as|no purpose|not important|anonymous|particulars)`,
      ],
    },
  ),
  against(
    phrase`names we have but|your lawyer may learn the name|do not need to know|guess who filed`,
    {},
  ),
]

const what = words(
  'particulars',
  'details(?: of the conduct)?',
  'specifics?',
  'what exactly',
  'exactly what',
  '(?:precise |exact |each |the |those )acts?',
  'facts(?: behind)?',
  'her account(?: of)?',
  'his account(?: of)?',
  'describes? (?:each act|the conduct)',
  'the conduct',
  'specific statements',
  'incidents',
  'which acts',
  'written complaint',
  'general terms',
  'heading under which',
  'complaint runs to',
)
export const conductKept: readonly Pattern[] = [
  ...keptBack(what, [
    phrase`(?:act complained of|contact details|student numbers|every detail|are (?:given|set out|listed|quoted|described)|is in paragraph|measures|in full|not filled|narrower|hearing (?:room|date)|medical|police report)`,
  ]),
  against(
    phrase`you know what you did|good idea of what that means|in general terms|something that (?:took place|happened)|suffices to say|how you treated [a-z]+`,
    {
      unless: [
        ...fine,
        phrase`(?:namely|specifically|on (?:january|february|march|april|may|june|july|august|september|october|november|december))`,
      ],
    },
  ),
  against(
    phrase`(?:boundary issues|concerns? (?:has |have )?(?:been raised )?about|inappropriate (?:behaviou?r|conduct)|category \W?\w\W? misconduct|the tone in|unwelcome conduct of a sexual nature)`,
    {
      near: [
        phrase`(?:${withheld}|general terms|more in person|upsetting|takes such issues|explained on|specifics)`,
      ],
      unless: fine,
    },
  ),
]

const whenWhere = words(
  'when and where',
  '(?:the )?(?:exact |more exact )?(?:dates?|day|night|hour|time|place|location|room number|address|classroom|building|cabin)(?: and (?:place|time|the \\w+|location))?',
  'which weekend',
  'where it (?:happened|took place)',
  'that semester',
  'more (?:definite|exact)',
  'time frame',
  'on what day',
)
export const whenKept: readonly Pattern[] = [
  ...keptBack(
    whenWhere,
    [
      phrase`(?:interview (?:will|is|date)|meeting|your interview|hearing|home address|deadline|by (?:phone|e-?mail)|by \d|witness interviews|no later than|prepare|more time|will be arranged|office hours|evidence (?:will|is)|appointment|extension|advis[eo]r)`,
    ],
    [
      phrase`(?:alleged|incident|event|complain\w+|conduct|happened|occurred|took place|whereabouts|apartment|cabin|assault|account|remembers|investigat\w+|respondents?|harass\w+)`,
    ],
  ),
  against(
    phrase`(?:at some (?:point|time)|at a (?:time|place) known to us|somewhere (?:between|on|in)|sometime (?:in|during)) (?:\w+ ){0,6}(?:your time|the year|the term|you are|academic|campus|semester)`,
    {
      unless: fine,
    },
  ),
  against(phrase`(?:location|place)\W+on campus\W+date\W+during|known,? will be provided later`, {
    unless: fine,
  }),
]
