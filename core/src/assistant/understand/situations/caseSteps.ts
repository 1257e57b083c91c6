import { phrase, words } from '../../../analysis/language/phrase.ts'
import { office } from './people.ts'
import type { Situation } from './situation.ts'

const number = words(
  '\\d+',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'a couple(?: of)?',
  'a few',
  'one',
  'a',
)
const paper = words('letter', 'email', 'notice', 'mail')

/** From the first letter to the report. */
export const caseSteps: readonly Situation[] = [
  {
    slug: 'what-the-notice-must-say',
    signs: [
      {
        says: [
          phrase`${paper} … (?:just|only|does not|did not|without|no|nothing|never|zero|vague) … (?:says?|said|names?|details?|dates?|who|what|where|when|allegations?|specifics?|incident)`,
          phrase`(?:not|never|nobody|no one|will not) .. (?:tell|told|say|said) (?:me|us|him|her) .. (?:what|who|why) … (?:did|accused|supposed|about|charged|said|alleg\w*)`,
        ],
        also: [
          phrase`(?:misconduct|incident|allegations?|accused|complaint|notice|details?|about|charged|title ix|did)`,
        ],
        never: [
          phrase`(?:dismiss\w*|closed|outcome|decision|appeal|hearing|meeting|support\w*|interview (?:is|at)|evidence|today|tomorrow|graduat\w*|witness)`,
        ],
      },
    ],
  },
  {
    slug: 'new-allegations',
    signs: [
      {
        says: [
          phrase`(?:added|adding|add|tacked|new|another|extra|more|second|brand new|suddenly|surprise) .. (?:charges?|allegations?|claims?|accusations?)`,
        ],
        never: [
          phrase`(?:alcohol|drugs?|drunk|retaliat\w*|counter ?\w*|another (?:girl|person|student)|appeal|police|dismiss\w*)`,
        ],
      },
    ],
  },
  {
    slug: 'talking-about-the-allegations',
    signs: [
      {
        says: [
          phrase`${office} … (?:told|says?|said|ordered|orders|warned|emailed|made|wants|forbids?|forbid|banned) … (?:not|never|can not|nobody|no one|anyone|anybody) … (?:talk\w*|discuss\w*|tell|say|speak\w*|post\w*|mention\w*|share)`,
          phrase`${office} … (?:told|says?|said|ordered|warned) … (?:keep (?:quiet|it (?:quiet|confidential|private|to \w+))|stay quiet|gag order|confidential|my lips|nda)`,
          phrase`(?:gag order|sworn to secrecy|nda)`,
        ],
        never: [
          phrase`(?:advisor|lawyer|interview|no contact|not (?:talk|speak) to (?:him|her|each other)|in the hearing|settle\w*|informal)`,
        ],
      },
    ],
  },
  {
    slug: 'treatment-records',
    signs: [
      {
        says: [
          phrase`(?:therap\w+|psych\w*|counsel(?:or|ing)|medical|doctors?|hospital|health center|clinic|er|nurse|rape kit|rehab|prescription) … (?:notes?|records?|files?|charts?|papers?|history|bracelet|results?)`,
          phrase`(?:called|calling|contacted|emailed|talked to|asked|interviewed) (?:my|her|his) (?:therapist|psychiatrist|psychologist|shrink|doctor|counselor)`,
          phrase`(?:sign|signed) .. (?:a |the )?(?:release|waiver|hipaa)`,
        ],
        never: [phrase`(?:pregnan\w*|iep|504|doctors? note)`],
      },
    ],
  },
  {
    slug: 'witnesses',
    signs: [
      {
        says: [
          phrase`(?:not|never|refus\w+|none of|skipp\w+|ignor\w+|only|nobody) … (?:talk\w*|interview\w*|call\w*|contact\w*|ask\w*|heard|spoke\w*) … (?:my witness\w*|the witness\w*|people i (?:named|listed|gave)|names i gave|my list|anyone i|anybody i|(?:his|her|my) witness\w*)`,
          phrase`(?:gave|listed|named|sent) .. (?:them )?.. (?:names|people|witness\w*|list) … (?:not|never|none|nobody|only|ignor\w*)`,
        ],
        never: [phrase`(?:cross exam\w*|appeal)`],
      },
    ],
  },
  {
    slug: 'respond-to-evidence',
    signs: [
      {
        says: [
          phrase`(?:gave|give|giving|have|got|only|just|by|due|want|wants|until|with) … ${number} (?:days?|hours?|nights?|business days?|school days?) … (?:read|review|respond|answer|pages|file|evidence|comment\w*|reply|response|packet|go through|write)`,
          phrase`(?:pages|file|evidence|packet|binder|folder|documents) … (?:${number} (?:days?|hours?)|by (?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midnight|tonight)|tonight|overnight)`,
        ],
        also: [phrase`(?:evidence|file|packet|pages|binder|folder|documents|texts|response)`],
        never: [
          phrase`(?:appeal|report (?:came|is)|the report|after (?:the )?(?:outcome|decision)|seven years|graduat\w*|calendar|business days or|hour a day|recording)`,
        ],
      },
    ],
  },
  {
    slug: 'when-the-report-comes',
    signs: [
      {
        says: [
          phrase`report … (?:came|landed|got|gets|sent|arrived|dropped|gave|given|hit|showed up|not (?:come|here|seen|got|received)|no) … (?:hearing|panel|decision)`,
          phrase`(?:hearing|panel) … (?:no|not|have not|never|still|without) … report`,
          phrase`(?:no|not|have not|never|still|without) … report … (?:hearing|panel)`,
        ],
        never: [phrase`(?:reported|police report|appeal|respond to|rebuttal|mistakes?|wrong)`],
      },
    ],
  },
  {
    slug: 'how-long-it-takes',
    signs: [
      {
        says: [
          phrase`(?:been|waiting|waited|going on|over|dragg\w+|since|took|taking|after) … ${number} .. (?:months?|semesters?|years?) … (?:nothing|no (?:word|update|news|answer|hearing|decision|end)|still|silence|crickets|same|where|when|done|finish\w*|not)`,
          phrase`(?:nothing|no (?:word|update|news|answer|hearing|decision|end)|still|silence|crickets|dragg\w+) … (?:for|in|since|been|after) .. ${number} .. (?:months?|semesters?|years?)`,
        ],
        also: [
          phrase`(?:case|investigat\w*|complaint|filed|reported|title ix|process|hearing|update|coordinator|they|school|nothing|word)`,
        ],
        never: [
          phrase`(?:too late|it happened|statute|ocr|appeal|ago|answering|ghost\w*|relationship|dating|since i was|harass\w*|jokes?|comments?|records?|evidence)`,
        ],
      },
    ],
  },
  {
    slug: 'delays-and-more-time',
    signs: [
      {
        says: [
          phrase`(?:postpone\w*|pushed back|push it back|reschedul\w*|delay\w*|moved it|moved again|put off|on hold|paused) … (?:again|third|3rd|second time|twice|times|no reason|without|keeps?|forever|police|indefinite\w*|spring break|summer|vacation|holiday)`,
          phrase`(?:keeps?|again|third time|twice) .. (?:postpon\w*|push\w*|reschedul\w*|delay\w*|moving)`,
        ],
        never: [phrase`(?:appeal|can i|could i|i want to|i need to|ask (?:for|to))`],
      },
    ],
  },
  {
    slug: 'someone-else-reported',
    signs: [
      {
        says: [
          phrase`(?:my )?(?:ra|roommate|friend|teacher|professor|coach|mother|sister|boyfriend|girlfriend|counselor|boss|someone|somebody|advisor|neighbor|teammate) … (?:reported|told (?:the )?(?:title ix|coordinator|school|dean|office)|filed|went to (?:the )?(?:title ix|dean|school|coordinator)|turned it in|wrote it up) … (?:without (?:asking|telling|me|my)|behind my back|for me|and i (?:did not|never)|i never|i did not|and now|instead of me|what happened to me)`,
          phrase`(?:never|did not) (?:wanted|want|ask|asked|agreed|agree) .. (?:this|it|that|anyone|to) .. (?:to )?(?:report\w*|be reported|come out|get out)`,
        ],
        never: [phrase`(?:reported me|about me|against me|accus\w*|respondent)`],
      },
    ],
  },
  {
    slug: 'what-an-advisor-may-do',
    signs: [
      {
        says: [
          phrase`(?:asked me to be|i am (?:going to be )?|i will be|agreed to be|said yes to being|volunteered to be|picked me as|chose me as|i said i would be|helping .. as) .. (?:his|her|their|a|an|the)? ?.. advisor`,
          phrase`(?:advisor|lawyer|attorney|mother|father|support person) … (?:not (?:allowed|permitted|supposed) to (?:speak|talk|ask|say)|told to (?:be quiet|shut up|sit|stay quiet|leave the talking)|can not (?:speak|talk|say|ask)|may not (?:speak|talk)|silent|potted plant|say a word|speak for me|talk for me|just sit)`,
        ],
        never: [
          phrase`(?:can (?:he|she|they|my) be|tenure|boss|chair|punish\w*|quit|bailed|cross examine me)`,
        ],
      },
    ],
  },
]
