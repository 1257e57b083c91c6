import { deniesNext, isDenied, keptFor } from '../../language/denial.ts'
import { affirms, against, findFirst } from '../../language/find.ts'
import { phrase, words } from '../../language/phrase.ts'
import { rule, type Verdict } from '../../rule.ts'
import { conductKept } from './detailsKept.ts'
import { laterOn } from './words.ts'

const details = words(
  'details?',
  'particulars',
  'specifics?',
  'specific (?:conduct|allegations?|acts?|charges?)',
  'the (?:exact |precise )?(?:conduct|allegations?|acts?|nature of the (?:allegations?|complaint|conduct))',
  'what (?:you are|he is|she is) (?:accused|alleged)',
)
const given = words(
  'given?',
  'give',
  'provided?',
  'described?',
  'explain(?:ed)?',
  'shared?',
  'disclosed?',
  'discuss(?:ed)?',
  'supplied',
  'supply',
  'told',
  'made known',
  'reviewed with you',
  'available',
  'go over',
  'gone over',
  'read to you',
)
/** Words for what was done: who reads one of them knows what is alleged. */
const act = phrase`(?:touch\w*|grop\w+|fondl\w+|kiss\w*|grabb\w+|grab|penetrat\w+|intercourse|oral sex|sexual(?:ly)? (?:contact|acts?|penetration|intercourse|activity|touching|advances?|comments?|remarks?|jokes?|messages?|photos?|images?)|had sex|having sex|raped?|slapp\w+|pinch\w+|push\w+|shov\w+|h(?:it|eld|olding) (?:her|him|them|the)|struck|chok\w+|followed|following|stalked|waited outside|tracked|texted|text messages|(?:unwanted|repeated|explicit|threatening|sexual|numerous|dozens of|many) .. (?:messages?|texts?|calls?|e-?mails?|comments?|remarks?|photos?|pictures?|advances?)|messages|photograph\w*|pictures?|nude\w*|videos?|exposed (?:him|her|your|them)\w*|masturbat\w+|comment(?:s|ed) (?:on|about)|remarks? (?:on|about)|asked (?:her|him|them|the complainant) (?:out|for)|propositioned|demanded|threaten\w+|offer\w* .. (?:grade|raise|recommendation|promotion)|rubb\w+|brush\w+|removed (?:her|his|their)|undress\w+|put .. (?:hand|arm)s?|placed .. (?:hand|arm)s?|hand (?:on|under|up|inside)|pull\w+ (?:down|up|her|his|their|the)|press\w+ (?:against|your|his|her)|spank\w+|snapp\w+|rumou?rs?|without (?:her|his|their|the complainant's) consent|licked|hugg\w+|massag\w+|cornered|blocked|pinned|t(?:ook|ake|aking|aken) off|unzipp\w+|lifted (?:her|his|their)|strip(?:ped|ping)|asleep|slept|unconscious|forc\w+ (?:her|him|them|himself|herself|yourself)|breasts?|buttocks|bottom|genital\w*|groin|crotch|thighs?|naked|straddl\w+|climbed|trapp\w+|would not let (?:her|him|them)|insult\w+|mock\w+|whistl\w+|catcall\w+|star(?:ed|ing) at|spread (?:a |the )?(?:photo|picture|story)|clothes|clothing)`

const notTheConduct = [
  phrase`(?:witness\w*|support\w*|with (?:anyone|others)|hearing (?:date|will)|date|place|location|process|procedures?|if you)`,
]
const withheld = [
  ...conductKept,
  against(
    phrase`${details} … (?:will|shall|can|may|to|are|is) .. (?:not )?(?:be )?${given} … ${laterOn}`,
    {
      unless: [
        phrase`(?:more|further|additional|other) (?:details?|particulars|specifics|information)`,
        phrase`(?:if|of the (?:hearing|interview|meeting|process|procedure|appeal)|interview|support)\b(?! with)`,
        phrase`(?:date|place|location|when and where)`,
      ],
    },
  ),
  against(
    phrase`(?:not|cannot|unable|n't) .. (?:able to |be |to )?${given} … ${details} … (?:of|about|${laterOn}|until|before)`,
    {
      unless: [phrase`(?:with (?:anyone|others)|witness\w*|more details|support\w*)`],
      near: [phrase`(?:allegations?|complaint|accus\w+|conduct|account)`],
    },
  ),
  against(
    phrase`${details} … (?:will|shall|can|may|are|is) not (?:be )?${given} … (?:this|until|before|at (?:this|the) (?:time|stage)|yet)`,
  ),
  against(
    phrase`(?:not|n't|cannot) (?:\w+ )?(?:set|spell|lay|go into|put|describe|list|repeat|include) … (?:out|here|details?|specifics|conduct|letter|notice)`,
    {
      near: [phrase`(?:alleged|accused|said to have|conduct|what you)`],
      unless: [
        phrase`(?:date|place|location|when and where|every|all (?:of )?the evidence|limit\w*|new|names?|presum\w+)`,
      ],
    },
  ),
  against(
    phrase`(?:become clear|come out|emerge|unfold) … (?:investigation|interview|later|process|meeting)`,
    { near: [phrase`(?:alleged|accused|said to have|done)`] },
  ),
  against(
    phrase`(?:specific conduct|specifics|what (?:you are accused of|is alleged)) … (?:will be|is|are) ${given} … ${laterOn}`,
  ),
  against(
    phrase`(?:${deniesNext}|no need to) … (?:set out|go into|tell|say|describe|give|explain|disclose|put|list|repeat|spell out|be specific) … (?:details?|what (?:exactly |precisely )?(?:is alleged|you are|he is|she is|was alleged)|particulars|specifics?|the (?:allegations?|accusations?|charges?)|about what|contents? of the complaint)`,
    { unless: [...notTheConduct, phrase`(?:more|further|additional) (?:than|details?)`] },
  ),
  against(
    phrase`(?:particulars|details|specifics|nature|(?:full |complete )?accounts?|description|substance|contents?|text) of … (?:complaint|allegations?|conduct|charges?|accusations?) … (?:${isDenied}|not (?:being )?(?:released|stated|described|set out)|${keptFor}|(?:disclosed|given|provided|explained|shared|described) (?:only )?(?:after|once|when|at|during|in) )`,
    { unless: [...notTheConduct, phrase`(?:more|further|additional) (?:details|particulars)`] },
  ),
  against(
    phrase`(?:to be |will be |is )?(?:given|provided|explained|told|discussed|shared|disclosed) (?:to you )?(?:at|in|during|after|once|when|later)`,
    {
      about: [
        /^[^|]*\| [^|]*\b(?:details?|allegations?|conduct|charges?|accusations?|particulars)[^|]*\|/,
      ],
      unless: notTheConduct,
    },
  ),
  against(
    phrase`(?:find out|learn|hear|be told|be informed) (?:more |all )?(?:about|what|of) … (?:accus\w+|alleg\w+|complaint|charges?|say) … (?:when|once|after|at|during|only)`,
    { unless: notTheConduct },
  ),
  against(
    phrase`(?:not|n't|never) (?:\w+ )?(?:receive|get|be (?:given|shown|sent)) (?:a |any |the )?(?:\w+ )?(?:description|copy|account|details|particulars|summary) … (?:what it says|complaint|allegations?|conduct)`,
    { unless: [...notTheConduct, phrase`evidence`] },
  ),
  against(
    phrase`(?:what (?:is|was|has been) alleged|the allegations?|the accusations?) (?:\w+ )?(?:will|is to|are to) be (?:gone over|explained|discussed|set out|described|disclosed|made known|revealed) … (?:not (?:repeated|set out|stated|described)|${laterOn})`,
    { unless: [...notTheConduct, phrase`(?:also|further|again)`] },
  ),
]

/** 106.45(b)(2)(i)(B): the notice says what conduct is alleged. */
export const noticeConduct = rule('NOA-04', {
  check: ({ reading }): Verdict => {
    const contrary = findFirst(reading, withheld)
    if (contrary) return { state: 'contradicted', at: contrary }
    const at = findFirst(reading, [
      affirms(act, {
        anyStance: true,
        anyPolarity: true,
        unless: [
          phrase`(?:no[- ]contact|false (?:statement|information)|preserve|retaliat\w+|save|support\w*)`,
        ],
      }),
    ])
    return at ? { state: 'found', at } : { state: 'missing' }
  },
})
