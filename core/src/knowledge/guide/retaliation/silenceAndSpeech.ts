import type { GuideFacts } from '../entry.ts'

/** Refusing to take part, and speech about a case. */
export const silenceAndSpeech: readonly GuideFacts[] = [
  {
    slug: 'refusing-to-take-part',
    title: 'Refusing to take part in the process',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'You may refuse to take part; no one may threaten or punish you for it, and the case may go on without you.',
    answer: [
      {
        text: 'Yes, you may refuse. No one may threaten, coerce or discriminate against you because you refused to take part in any manner.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'This protects both parties, witnesses and people who reported.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'The process may still go on. The burden of gathering evidence is on the school, not on you.',
        cites: ['34 CFR 106.45(b)(5)(i)'],
      },
      {
        text: 'At a college hearing, your absence or refusal to answer cannot decide it. No inference on responsibility may be based solely on that.',
        cites: ['34 CFR 106.45(b)(6)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'In K-12 the paragraph on questions does not repeat the clause about drawing no inference. Ask your school what its policy says.',
        cites: ['34 CFR 106.45(b)(6)(ii)'],
        school: 'k12',
      },
      {
        text: 'The school may dismiss a complaint if it cannot gather enough evidence to decide. It does not have to.',
        cites: ['34 CFR 106.45(b)(3)(ii)'],
      },
    ],
    more: [
      {
        heading: 'Partly in, partly out',
        statements: [
          {
            text: 'The rule does not say that you must take part in all steps or in none. You can read the evidence and not give an interview.',
            cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.71(a)'],
          },
          {
            text: 'A complainant may withdraw the formal complaint in writing. The school may then dismiss it.',
            cites: ['34 CFR 106.45(b)(3)(ii)'],
          },
        ],
      },
    ],
    steps: [
      'Talk with an advisor about what you gain or lose by staying out.',
      'Tell the school in writing what you will and will not do.',
      'Ask to keep getting all notices and the evidence.',
    ],
    ask: [
      'If I do not give an interview, will I still get the evidence and the report?',
      'May I answer in writing only?',
      'What does our policy say about a party or witness who does not take part?',
    ],
    asked: [
      'do i have to talk to the investigator',
      'can i refuse to be interviewed',
      'i dont want to testify as a witness',
      'someone else reported for me and i dont want any part of it',
      'what happens if i ignore the title ix emails',
      'can i stay silent',
      'right to remain silent in a title ix case',
      'my lawyer says dont say anything to the school',
      'will they assume im guilty if i dont speak',
      'is it mandatory to show up to the meeting',
      "they said they'd discipline me if i dont cooperate",
      'student witness forced to give statement',
      'my 13 year old doesnt want to be interviewed',
      'can a complainant just stop answering',
      "i'm too scared to go through with it",
      'not cooperating with investigation consequences',
      'take the fifth at a college hearing',
      'puedo negarme a declarar',
      'no quiero participar en la investigación',
      'must i give a statement',
      'am i required to answer their questions',
      'do i have to cooperate',
    ],
    related: [
      'what-counts-as-retaliation',
      'police-and-the-school',
      'preparing-for-an-interview',
      'missing-the-hearing',
    ],
    resources: ['lawhelp-org', 'aba-free-legal-answers'],
  },
  {
    slug: 'posts-and-speech',
    title: 'Posts, gossip and free speech',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Speech that the First Amendment protects is not retaliation; threats and coercion can be.',
    answer: [
      {
        text: 'It depends on the words. Speech that the First Amendment protects is not retaliation under this rule.',
        cites: ['34 CFR 106.71(b)(1)'],
      },
      {
        text: 'Words that threaten, intimidate or coerce a person to stop a Title IX case can be retaliation.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'Your school may not restrict you, or the other party, from talking about (the rule says “discuss”) the allegations.',
        cites: ['34 CFR 106.45(b)(5)(iii)'],
      },
      {
        text: 'The rule does not draw the exact line between speech and a threat, and this guide cannot draw it for one post.',
        cites: ['34 CFR 106.71(a)', '34 CFR 106.71(b)(1)'],
      },
      {
        text: 'You can report posts to the Title IX Coordinator and ask for supportive measures.',
        cites: ['34 CFR 106.8(a)', '34 CFR 106.30(a) (Supportive measures)'],
      },
    ],
    more: [
      {
        heading: 'Before you post',
        statements: [
          {
            text: 'A post can be used as evidence in the case. It can also lead to claims in court, such as defamation. Ask a lawyer first.',
            cites: [],
          },
          {
            text: 'Nothing in the rule makes a school limit First Amendment rights.',
            cites: ['34 CFR 106.6(d)(1)'],
          },
        ],
      },
    ],
    steps: [
      'Save the post with its date, link and author.',
      "Report the account to the site if it breaks the site's rules.",
      'Tell the Title IX Coordinator if it threatens or presses you.',
      'Wait a day before you post about the case.',
    ],
    ask: [
      'These posts are about my case. Can you tell me if they come under the retaliation policy?',
      'What can you do about posts by people who are not parties?',
      'Does our policy limit what I may say online about the case?',
    ],
    asked: [
      'she posted my name online and called me a rapist',
      'he is telling everyone i made it up',
      'can i post my story on tiktok',
      'is gossip retaliation',
      'they made an instagram page about my case',
      'yik yak posts about me since the complaint',
      'freedom of speech vs retaliation title ix',
      "respondent's friends posted my photo",
      'can the school make her delete the post',
      'cancel campaign against my son on social media',
      'student newspaper wrote about me',
      'i shared my screenshot of the notice, am i in trouble',
      'protest against the professor with his name on signs',
      'doxxed by classmates over a hearing',
      'spreading lies about me on snapchat',
      'callout post first amendment',
      'can i warn others about him',
      'publicaron mi nombre en redes sociales',
      'puedo contar mi historia en internet',
      'defamation title ix',
    ],
    related: [
      'what-counts-as-retaliation',
      'talking-about-the-allegations',
      'keeping-evidence-safe',
    ],
    resources: [
      'fire',
      'student-press-law-center-hotline',
      'cyber-civil-rights-initiative-safety-center',
    ],
  },
]
