import { phrase } from '../../analysis/language/phrase.ts'
import { ruleInForce } from '../../knowledge/law.ts'
import type { Belief } from './premise.ts'

const TIME = '34 CFR 106.45(b)(1)(v)'

/** Beliefs about the law itself: its numbers, its reach and its time limits. */
export const aboutTheRule: readonly Belief[] = [
  {
    id: 'sixty-days',
    slug: 'how-long-it-takes',
    correction: {
      text: 'The rule in force sets no fixed number of days for a case, 60 or any other. It asks for reasonably prompt time frames, and for written notice with the reason when good cause makes it longer.',
      cites: [TIME],
    },
    signs: [
      {
        says: [
          phrase`(?:60|sixty) (?:calendar |business |school )?days? … (?:rule|limit|deadline|law|to (?:finish|complete|decide|investigate|resolve|conclude|close)|max|required|right|requirement|timeline|allowed|is up|passed|are up|over)`,
          phrase`(?:rule|limit|deadline|law|title ix|supposed|has to|have to|must|within|takes?|finish|done|decide|legal|someone told me|says|said|isnt|is it|only|under|past|over|more than|only have|have|has|law) … (?:60|sixty) (?:calendar |business |school )?days?`,
        ],
        unless: [
          phrase`(?:60|sixty) (?:calendar |business )?days? (?:ago|of (?:evidence|texts)|to (?:appeal|file with|go to ocr))`,
          phrase`no (?:60|sixty) day`,
          phrase`(?:ocr|office for civil rights|eeoc|appeal|ferpa) … (?:60|sixty) days?`,
        ],
      },
      {
        says: [phrase`(?:60|sixty) day (?:rule|limit|deadline|requirement|timeline|time ?frame)`],
        unless: [phrase`(?:no|not a|there is no|there is not a) (?:60|sixty) day`],
      },
      {
        says: [
          phrase`(?:60|sixty) dias`,
          phrase`(?:law|rule|limit|deadline|title ix) (?:says|is|was) (?:60|sixty)(?=$| )`,
        ],
      },
    ],
  },
  {
    id: 'rule-2024',
    slug: '2020-or-2024-rule',
    correction: {
      text: `The 2024 rule is not in force. A federal court vacated it for the whole country on January 9, 2025. ${ruleInForce} Its section 106.45 is for formal complaints. Copies made before that day may still show the 2024 text.`,
      cites: [
        'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        '34 CFR 106.45(b)',
        '85 FR 30026',
        '91 FR 61308',
      ],
    },
    signs: [
      {
        says: [
          phrase`(?:2024|biden|newest|latest|new|updated|revised|recent|current) .. (?:title ix |federal |final )?(?:rules?|regulations?|regs?|law|guidelines|version|changes|requirements|standard)`,
          phrase`(?:rules?|regulations?|regs?) (?:from|of|in|since|after) (?:august |aug )?(?:1 )?2024`,
          phrase`(?:106\.46|106\.44 [f-k]|106\.45 [c-l]|106\.2(?= |$)|106\.8 [ef])`,
          phrase`sex based harassment`,
          phrase`severe or pervasive`,
          phrase`(?:relevant and )?not otherwise impermissible`,
          phrase`(?:changed|replaced|updated|new) .. in 2024`,
        ],
        unless: [
          phrase`(?:vacated|struck down|thrown out|blocked|not in (?:force|effect)|no longer)`,
          phrase`new (?:evidence|rules? (?:at|in) my|standard of evidence)`,
          phrase`(?:2024|new) .. (?:hearing|transcript|case|incident|complaint|happened|law school|law firm|lawyer|handbook rule)`,
          phrase`(?:current|new|latest) (?:law student|law school|lawyer)`,
          phrase`(?:current|latest|recent) .. (?:guidelines|requirements|changes)`,
        ],
      },
    ],
  },
  {
    id: 'report-deadline',
    slug: 'is-there-a-deadline-to-report',
    correction: {
      text: 'The rule sets no deadline for telling the school: anyone may report at any time. The 180 days that people speak of are for a federal complaint, at the Office for Civil Rights. Who used the school’s own process has 60 days from its end, and who is late may ask for a waiver.',
      cites: ['34 CFR 106.8(a)', 'OCR complaint process'],
    },
    signs: [
      {
        says: [
          phrase`(?:180|90|300|30|60) days? .. to (?:report|file|tell)`,
          phrase`(?:too late|waited too long|time ran out|missed (?:the|my) (?:deadline|window|chance)|past the deadline|statute of limitations|time limit|expired|tiempo limite|demasiado tarde) .. (?:report|reporting|file|filing|complain|complaint|tell|title ix|denunciar|reportar)`,
          phrase`(?:report|file|filing|complain|tell) … (?:too late|waited too long|within (?:a|one|\d+) (?:year|days|months)|statute of limitations|expired)`,
          phrase`have to (?:report|file) (?:within|right away|immediately|in time)`,
        ],
        unless: [
          phrase`(?:ocr|office for civil rights|department of education|government|eeoc|appeal\w*|go back|add|evidence|respond|response|court|sue|lawsuit|ferpa)`,
        ],
      },
    ],
  },
  {
    id: 'off-campus',
    slug: 'where-it-happened',
    correction: {
      text: 'The campus map does not decide it. The school’s program includes places, events and circumstances where it had substantial control over both the respondent and the setting. At a college it also includes buildings of student groups that it officially recognizes.',
      cites: ['34 CFR 106.44(a)'],
    },
    signs: [
      {
        says: [
          phrase`(?:not|never|nothing|only|no) … (?:cover|covers|covered|apply|applies|handle|investigate|do anything|do|count|counts|jurisdiction) … off campus`,
          phrase`off campus … (?:so|not|never|can not|nothing|does not|do not|will not|wont|no) … (?:cover|covers|covered|apply|applies|do|handle|investigate|count|counts|jurisdiction|care|title ix|anything|touch)`,
          phrase`(?:only|just) .. (?:on campus|campus)(?= right|$| stuff| things| incidents)`,
          phrase`(?:frat|fraternity|sorority) (?:house|party) .. (?:not|is not) .. (?:count|covered|school|campus)`,
        ],
      },
    ],
  },
  {
    id: 'abroad',
    slug: 'off-campus-or-abroad',
    correction: {
      text: 'The rule covers sexual harassment against a person in the United States. If the person was abroad when it happened, a formal complaint about that must be dismissed under Title IX. The school may still act under its own code of conduct.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.44(a)'],
    },
    signs: [
      {
        says: [
          phrase`(?:title ix|covers?|covered|applies|apply|protects?|investigate|dismiss\w*|rule|happened|handle) … (?:study abroad|studying abroad|abroad|overseas|another country|foreign country|outside (?:of )?the (?:us|united states|country)|in (?:spain|france|italy|london|mexico|germany|japan|england|ireland))`,
          phrase`(?:study abroad|abroad|overseas|outside (?:of )?the (?:us|united states|country)) … (?:title ix|covers?|covered|applies|apply|protects?|investigate|dismiss\w*|count|counts)`,
        ],
        unless: [
          phrase`(?:hearing|witness|interview|attend|video|zoom|by phone|i am (?:now )?abroad)`,
        ],
      },
    ],
  },
  {
    id: 'one-sex-only',
    slug: 'what-title-ix-is',
    correction: {
      text: 'Title IX protects people of every sex. With some exceptions it bans discrimination on the basis of sex, and anyone can be a complainant or a respondent.',
      cites: ['20 U.S.C. 1681', '34 CFR 106.30(a) (Complainant)', '34 CFR 106.30(a) (Respondent)'],
    },
    signs: [
      {
        also: [
          phrase`(?:title ix|it|law|rule|protect\w*|covers?|report|file|complain\w*|assaulted|raped|harassed|accused|respondents?)`,
        ],
        says: [
          phrase`(?:only|just) .. (?:for |about |protects? |covers? |helps? )?(?:women|girls|females|men|boys|males)`,
          phrase`(?:men|guys|boys|males|a man|a guy|a boy|male) (?:students? )?(?:can not|can ?not|do not|are not|is not|can|may|could|get) (?:file|report|be (?:a )?(?:complainants?|victims?|raped|assaulted|harassed)|covered|protected|use|count)`,
          phrase`(?:title ix|it) (?:is )?(?:a )?(?:womens|womans|girls) (?:thing|law|rule)`,
          phrase`(?:women|girls) (?:can not|can ?not|never) (?:be (?:respondents?|accused)|assault|harass)`,
          phrase`same sex … (?:not|does|count|cover)`,
        ],
        unless: [
          phrase`only (?:women|men|girls|boys) (?:on|at|in|were|was|saw)`,
          phrase`(?:dress code|scholarship|team|club|dorm|boys being boys)`,
        ],
      },
    ],
  },
  {
    id: 'ferpa-hides',
    slug: 'see-your-own-file',
    correction: {
      text: 'FERPA, the law on student records, does not undo what the Title IX rule asks. The school must still let both parties review the evidence that is directly related to the allegations.',
      cites: ['34 CFR 106.6(e)', '34 CFR 106.45(b)(5)(vi)'],
    },
    signs: [
      {
        says: [
          phrase`ferpa … (?:not|can not|prevents?|stops?|blocks?|forbids?|means|says|hides?|prohibits?|private|confidential|excuse|because of) … (?:see|show|share|give|tell|evidence|file|report|name|copy|access|let)`,
          phrase`(?:not|will not|can not|refus\\w+|wont) … (?:because of|due to|citing|under|says?|blame) ferpa`,
        ],
      },
    ],
  },
  {
    id: 'state-law-first',
    slug: 'state-law-additions',
    correction: {
      text: 'A state may add rights. But where a state or local law conflicts with the federal rule, the school must still follow the federal rule.',
      cites: ['34 CFR 106.6(h)'],
    },
    signs: [
      {
        says: [
          phrase`state law … (?:overrides?|beats|trumps|comes first|instead of|prevails|replaces|lets them skip|controls)`,
          phrase`(?:overrides?|trumps|replaced by|beats) .. state law`,
        ],
      },
    ],
  },
]
