import { phrase } from '../../analysis/language/phrase.ts'
import type { Belief } from './premise.ts'

/** Beliefs about evidence, proof and what may be looked at. */
export const aboutProof: readonly Belief[] = [
  {
    id: 'burden',
    slug: 'burden-of-proof',
    correction: {
      text: 'You do not have to prove your case. The burden of proof and of gathering evidence is on the school, and not on the parties.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    signs: [
      {
        says: [
          phrase`(?:i|we|she|he|complainants?|respondents?|me|parties|the accused|you|my (?:son|daughter|client)|tengo que) .. (?:have to|has to|must|need to|needs to|supposed to|had to|got to|que)? ?(?:prove|proving|disprove|probar|demostrar) … (?:case|innocen(?:t|ce)|guilty|it|that|he|she|they|i|myself|otherwise|happened|what)`,
          phrase`(?:have to|must|need to|has to|on me to|up to me to|my job to|supposed to|do i) .. (?:prove|disprove|gather (?:the |all )?evidence|find (?:the )?(?:evidence|witnesses))`,
          phrase`burden .. (?:is |falls |rests )?(?:on|with) (?:me|her|him|the (?:complainant|respondent|accused|victim|student)|us|both|my)`,
          phrase`(?:prove|proving) (?:my|his|her) (?:case|innocence|side)`,
          phrase`who has to prove`,
        ],
        unless: [
          phrase`(?:school|they|college|university|recipient) .. (?:have to|has to|must|need to|needs to|having to) .. prove`,
          phrase`(?:what|how) .. (?:do|does) (?:they|the school) .. prove`,
          phrase`beyond .. (?:reasonable )?doubt`,
          phrase`(?:on the school|who has the burden|unfair|unreasonabl[ey]|undu[el]y?)`,
        ],
      },
    ],
  },
  {
    id: 'standard',
    slug: 'standard-of-evidence',
    correction: {
      text: 'The rule lets each school choose one of two standards: preponderance of the evidence, or clear and convincing evidence. Its policy must state which, and the same one counts for all formal complaints, against students and employees.',
      cites: ['34 CFR 106.45(b)(1)(vii)'],
    },
    signs: [
      {
        says: [
          phrase`(?:beyond|past) .. (?:a )?(?:reasonable|any|all) doubt`,
          phrase`reasonable doubt`,
          phrase`(?:preponderance|clear and convincing|50 ?\d?|51 percent) … (?:required|requires|must|by law|always|the law|mandatory|has to|have to|federal)`,
          phrase`(?:required|requires|require|must|by law|always|mandatory|has to|have to|law says) .. (?:use |be |apply )?(?:the )?(?:preponderance|clear and convincing)`,
          phrase`(?:higher|lower|different|another) standard .. (?:for|against) .. (?:professors?|faculty|employees?|students?)`,
        ],
        unless: [
          phrase`(?:must|has to|have to) (?:state|say|name|tell|choose)`,
          phrase`(?:not|is not|no) beyond`,
        ],
      },
    ],
  },
  {
    id: 'treatment-records',
    slug: 'treatment-records',
    correction: {
      text: 'Your treatment records are yours. The school may not look at or use what a doctor or counselor keeps about a party’s treatment, unless that party gives voluntary, written consent. Where privacy law does not count the party as an “eligible student” yet, a parent gives it.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
    signs: [
      {
        says: [
          phrase`(?:can|may|could|allowed to|get|gets|got|look|looks|looked|take|access|read|use|used|see|seen|want|wants|asked for|demand\w*|have to|must|need to|required to|forced to|give|hand over|sign|release|bring|pull|obtain\w*|subpoena) … (?:therapy|therapist|counsel(?:ing|or)|psychologist|psychiatrist|psychiatric|medical|health center|hospital|doctor|mental health|treatment|doctors) … (?:records?|notes?|files?|history|charts?|sessions?)`,
          phrase`(?:therapy|counseling|medical|psychiatric|health|treatment) (?:records?|notes|files?) … (?:evidence|investigation|without|whenever|file|allowed|have to|required)`,
        ],
        unless: [
          phrase`(?:submit|share|add|include|give them|use|offer) my own`,
          phrase`(?:are|is) (?:my|the) .. (?:records|notes) (?:private|safe|protected|confidential)(?=$| )`,
          phrase`(?:how long|keep|kept|seven years)`,
        ],
      },
    ],
  },
  {
    id: 'short-evidence-time',
    slug: 'respond-to-evidence',
    correction: {
      text: 'Both parties must have at least 10 days to send in a written response to the evidence. Only then may the investigator finish the report.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    signs: [
      {
        says: [
          phrase`(?:[1-9]|one|two|three|four|five|six|seven|eight|nine|a week|a few|24|48|72) ?(?:calendar |business |school |more )?(?:days?|hours?|hrs)? … (?:respond|response|answer|review|comment|reply|look|read) … (?:evidence|file|materials)`,
          phrase`(?:evidence|file) … (?:[1-9]|one|two|three|four|five|six|seven|eight|nine|24|48|72) (?:calendar |business |school )?(?:days?|hours?)`,
          phrase`(?:respond|response|answer|review|comment|reply) .. evidence … (?:a week|(?:[1-9]|one|two|three|four|five|six|seven|eight|nine|24|48|72) (?:\w+ )?(?:days?|hours?)|tomorrow|tonight|by (?:monday|tuesday|wednesday|thursday|friday))`,
        ],
        unless: [
          phrase`(?:ago|10 days|ten days|days? before|waited|weeks? of)`,
          phrase`(?:1[0-9]|2[0-9]|30) (?:\w+ )?days`,
        ],
      },
    ],
  },
  {
    id: 'evidence-hidden',
    slug: 'see-the-evidence',
    correction: {
      text: 'Both parties may inspect and review all the evidence of the investigation that is directly related to the allegations. That holds also for what the school will not rely on. The school must send it to each party and that party’s advisor, if any.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    signs: [
      {
        says: [
          phrase`(?:not|never|no|can not|will not|refus\w+|without|den(?:y|ied)|hid(?:e|es|ing)|withh(?:old|eld|olding)) … (?:see|show|shown|get|let me|access|copy|share|shared|view|read|review|give|given|send|sent|seeing|have) … (?:the |any |all |their |his |her )?(?:evidence|investigation file|case file|witness statements?|statements)`,
          phrase`(?:hid(?:e|es|ing)|withh(?:old|eld|olding|olds)|keeping) .. (?:the |some |all )?evidence`,
          phrase`(?:only|just) .. (?:show|share|get|see|send|give|given|shown) … (?:evidence|summary|what) … (?:use|rely|relevant|they (?:plan|want|choose|think)|summary|used)?`,
          phrase`(?:investigation|case) (?:file|evidence) .. (?:is |are )?(?:confidential|secret|private|sealed)`,
          phrase`(?:evidence|file) .. (?:is |are )?(?:confidential|secret|sealed) … (?:can not|not|so)`,
          phrase`(?:only|just) (?:a )?summary of (?:the )?(?:evidence|statements)`,
        ],
        unless: [
          phrase`(?:treatment|therapy|medical|counseling|blind|deaf|language|translat\w+|read english)`,
          phrase`(?:i|we) (?:do not|did not) (?:have|want to (?:see|show|share|give)) .. evidence`,
          phrase`ferpa`,
          phrase`new evidence`,
        ],
      },
    ],
  },
  {
    id: 'sexual-history',
    slug: 'sexual-history',
    correction: {
      text: "The complainant's sexual past is not relevant, with two narrow exceptions. One is to show that someone else did it. The other is past acts with the respondent, to prove consent.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    signs: [
      {
        says: [
          phrase`(?:can|may|will|could|allowed to|going to|want to|wants to|bring(?:ing)? up|ask(?:ed|s|ing)?|use[ds]?|dig|get to) … (?:sexual (?:history|past)|sex life|past (?:partners|sex|hookups|relationships)|dating history|who (?:i|she|he) (?:slept|hooked up|had sex)|slept (?:with|around)|body count|hookups?|previous partners)`,
          phrase`(?:sexual (?:history|past)|sex life|dating history) … (?:used|relevant|allowed|evidence|brought up|hearing)`,
        ],
        unless: [phrase`(?:not relevant|off limits|not allowed to)`],
      },
    ],
  },
]
