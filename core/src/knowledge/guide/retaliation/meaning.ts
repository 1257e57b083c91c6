import type { GuideFacts } from '../entry.ts'

/** What retaliation is, and how to report it. */
export const meaning: readonly GuideFacts[] = [
  {
    slug: 'what-counts-as-retaliation',
    title: 'What counts as retaliation',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Threats, pressure or unequal treatment to stop someone using Title IX rights, or because they took part or refused to.',
    answer: [
      {
        text: 'No one may intimidate, threaten, coerce or discriminate against a person to interfere with a Title IX right. That is retaliation.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'So is doing it because someone made a report or complaint, testified, helped, took part or refused to take part.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'No school or other person may do it. The rule protects both parties, witnesses and people who report.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'A conduct charge from the same facts can be retaliation too. It depends on whether the purpose is to interfere with a Title IX right.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'Free speech under the First Amendment is not retaliation. Nor is a charge for a materially false statement made in bad faith.',
        cites: ['34 CFR 106.71(b)(1)', '34 CFR 106.71(b)(2)'],
      },
      {
        text: 'You may file a complaint of retaliation with your school.',
        cites: ['34 CFR 106.71(a)'],
      },
    ],
    more: [
      {
        heading: 'How it may look',
        statements: [
          {
            text: 'The rule does not give a list of examples. Ask why a step was taken, and when: before or after the report.',
            cites: ['34 CFR 106.71(a)'],
          },
          {
            text: 'A bad grade or a lost place is retaliation only if it was done for one of the reasons in the rule.',
            cites: ['34 CFR 106.71(a)'],
          },
        ],
      },
    ],
    steps: [
      'Write down what happened, who did it and when.',
      'Keep messages and the names of people who saw it.',
      'Report it to the Title IX Coordinator.',
      'Ask for supportive measures if you need distance or safety.',
    ],
    ask: [
      'I think I am being treated badly because I took part in a Title IX case. How do I file a complaint of retaliation?',
      'Who looks into retaliation, and how long does it take?',
      'What can you do now to stop it?',
    ],
    asked: [
      'what is retaliation under title ix',
      'is it retaliation if my grade dropped after i reported',
      'they cut me from the team after i testified',
      'does retaliation protect respondents too',
      'im a witness and now my boss cut my hours',
      'coach treats me different since the complaint',
      'is ignoring me retaliation',
      'retaliaton examples',
      'can my advisor get in trouble for helping me',
      'professor refuses my recommendation letter since i complained',
      'TA punished for speaking up for a friend',
      'landlord and sorority kicked me out after i filed',
      'lost my lab position after reporting the PI',
      'payback for being a witness',
      'does payback by other students count or only by the school',
      'she filed a complaint against me to get even, is that retaliation',
      'my kid was left out after we complained to the principal',
      'qué es represalia',
      'me están castigando por denunciar',
      'definition 106.71',
      'school doing nothing about backlash',
      'prof grades me lower since i complained',
      'denied a promotion after i gave a statement',
    ],
    related: [
      'report-retaliation',
      'charged-over-the-same-facts',
      'punished-for-a-false-statement',
    ],
    resources: ['office-for-civil-rights', 'fire', 'nwlc-legal-network-for-gender-equity'],
  },
  {
    slug: 'report-retaliation',
    title: 'What to do about threats or pressure',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'You can report it to the Title IX Coordinator at any time. No school or other person may retaliate.',
    answer: [
      {
        text: 'You can report it. No one may intimidate, threaten or coerce you over a Title IX report or case. That is retaliation.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'It does not matter who does it: staff, the other party, or their friends. The rule speaks of the school and any other person.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'Report it to the Title IX Coordinator in person, or by mail, phone or email, at any time.',
        cites: ['34 CFR 106.8(a)'],
      },
      {
        text: 'You may file a complaint of retaliation with the school. Its procedures for sex discrimination are used for that.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'You can ask for supportive measures, such as limits on contact, an escort or more security.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
    ],
    more: [
      {
        heading: 'Other places to turn',
        statements: [
          {
            text: 'Either party may also complain to the federal Office for Civil Rights. Its usual limit is 180 days from the last act.',
            cites: ['OCR complaint process'],
          },
          {
            text: 'A threat may be a matter for the police. Call 911 if you are in danger now.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Call 911 if you are in danger.',
      'Take screenshots that show names, dates and times.',
      'Send them to the Title IX Coordinator and ask for a reply in writing.',
      'Do not answer the messages.',
    ],
    ask: [
      'I am getting messages that press me to drop the case. How do I report this as retaliation?',
      'What will you do to make the messages stop?',
      'Can we have limits on contact that cover friends too?',
    ],
    asked: [
      'his friends keep texting me to drop it',
      'im being threatened for reporting',
      "people are bullying me because i'm the accused one",
      'her sorority is sending me hate',
      'someone slashed my tires after the complaint',
      'they said my life will be ruined if i testify',
      'teammates freeze me out and tell me to take it back',
      'how do i report retaliation',
      'my roommate was pressured not to be a witness',
      'group chat full of threats since the notice went out',
      'the dean warned me it would be better to stay quiet',
      'harassed online after my name got out',
      'getting blackmailed to withdraw',
      'my parents were called and told to make me stop',
      'who do i tell about payback',
      'anonymous messages calling me a rapist',
      'kids at school calling my daughter a snitch',
      'recibo amenazas por denunciar',
      'me presionan para retirar la queja',
      'sus amigos no me dejan en paz',
      'intimidation of witnesses title ix',
      'my car was keyed after i spoke at the hearing',
      'qué puedo hacer si me amenazan',
    ],
    related: ['what-counts-as-retaliation', 'keeping-evidence-safe', 'ocr-complaint'],
    resources: [
      'emergency-services-911',
      'office-for-civil-rights',
      'national-domestic-violence-hotline',
    ],
  },
]
