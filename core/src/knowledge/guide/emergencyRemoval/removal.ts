import type { GuideFacts } from '../entry.ts'

/** Removal of a respondent before a decision, and the challenge to it. */
export const removal: readonly GuideFacts[] = [
  {
    slug: 'removed-before-a-decision',
    title: 'Can you be removed from school before a decision',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Only in an emergency. The school must look at the risk first, give notice and let you challenge it at once.',
    answer: [
      {
        text: 'Only in an emergency. Your school must meet three conditions. This is called emergency removal.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'First, the school looks at the facts of this one person. That is an individualized safety and risk analysis.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'Next, it must find an immediate threat to the physical health or safety of a person. The threat must come from the allegations, and it must justify removal.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'Last, it must give the respondent notice. Right after removal (the rule says “immediately”) there must be an opportunity to challenge it.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'Removal is not a finding. The respondent is presumed not responsible until the process ends.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
      },
      {
        text: 'Rights under disability law (the IDEA, Section 504 and the ADA) stay as they are.',
        cites: ['34 CFR 106.44(c)'],
      },
    ],
    more: [
      {
        heading: 'What the rule does not say',
        statements: [
          {
            text: 'It sets no number of days for how long a removal may last.',
            cites: ['34 CFR 106.44(c)'],
          },
          {
            text: 'It names a threat to physical health or safety. It does not name emotional harm as a ground.',
            cites: ['34 CFR 106.44(c)'],
          },
          {
            text: 'It does not say that a complaint alone is enough. The school must look at the facts of this one person.',
            cites: ['34 CFR 106.44(c)'],
          },
        ],
      },
      {
        heading: 'Other steps before a decision',
        statements: [
          {
            text: 'Where there is no emergency, no discipline may come before the end of the process.',
            cites: ['34 CFR 106.44(a)'],
          },
          {
            text: 'Supportive measures may change a class or a room. They must not punish, and must not unreasonably burden the other party.',
            cites: ['34 CFR 106.30(a) (Supportive measures)'],
          },
        ],
      },
    ],
    steps: [
      'Ask for the removal notice and its reasons in writing.',
      'Challenge it right away if you disagree.',
      'Ask how class work, exams and housing go on meanwhile.',
      'Find an advisor to help you write the challenge.',
    ],
    ask: [
      'Could you send me the safety and risk analysis, or its reasons, in writing?',
      'How do I challenge the removal, to whom, and when will I hear back?',
      'How can I keep up with my classes during this time?',
    ],
    asked: [
      'they kicked me off campus before any hearing',
      'can school suspend me right away after a title ix report',
      'i was banned from campus today',
      'interim suspension title ix legal?',
      'emergency removal what is needed',
      'got an email saying im removed effective immediately',
      "can they throw my son out before he's found responsible",
      'immediate threat physical health or safety removal',
      'evicted from my dorm cause of an accusation',
      'they took my badge and told me to leave',
      'do they need proof to remove me',
      'is a removal the same as being found guilty',
      'removed from the team and campus before the investigation',
      'high school sent my kid home after an allegation',
      'whats an individualized safety and risk analysis',
      'given a trespass order by campus',
      'how long can an emergency removal last',
      'does every respondent get sent home',
      'is it true they can expel you as soon as someone reports',
      'me sacaron de la escuela antes de la audiencia',
      'how does the school decide someone is dangerous',
      'locked out of my dorm with no warning',
      'my key card was shut off this morning',
      'suspended on the spot',
      'me expulsaron del dormitorio sin audiencia',
    ],
    related: [
      'challenge-an-emergency-removal',
      'discipline-before-a-decision',
      'removal-and-disability',
    ],
    resources: ['fire', 'families-advocating-for-campus-equality', 'lawhelp-org'],
  },
  {
    slug: 'challenge-an-emergency-removal',
    title: 'How to challenge an emergency removal',
    appliesTo: { school: 'both', role: 'both' },
    summary: 'A respondent who is removed must get notice and a chance to challenge it right away.',
    answer: [
      {
        text: 'Yes, a respondent can challenge it, and right away. The school must give notice and an opportunity to challenge the removal immediately after it.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'You can ask if the school did an individualized safety and risk analysis, and what it shows.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'You can ask which facts show an immediate threat to the physical health or safety of a person. The threat must come from the allegations.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: "The rule does not say who hears the challenge, in what form, or in how many days. Look in your school's policy.",
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'You are still presumed not responsible until the process ends.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
        role: 'respondent',
      },
      {
        text: 'The rule gives this challenge to the respondent. A complainant can ask for supportive measures while it goes on.',
        cites: ['34 CFR 106.44(c)', '34 CFR 106.30(a) (Supportive measures)'],
        role: 'complainant',
      },
    ],
    more: [
      {
        heading: 'Help with it',
        statements: [
          {
            text: 'A party may bring the advisor of their choice to any related meeting or proceeding. Ask whether the school counts this meeting.',
            cites: ['34 CFR 106.45(b)(5)(iv)'],
          },
          {
            text: 'Losing a challenge decides nothing about responsibility. That is decided at the end of the grievance process.',
            cites: ['34 CFR 106.45(b)(1)(iv)'],
          },
        ],
      },
    ],
    steps: [
      'Write to the Title IX Coordinator today that you challenge the removal.',
      'Say which facts you think are wrong or missing.',
      'Add papers that show your side, such as class times or where you live.',
      'Ask for a written answer with reasons.',
    ],
    ask: [
      'I would like to challenge the emergency removal now. What is the way to do that?',
      'Which facts show an immediate threat to physical health or safety?',
      'Who will decide the challenge, and was that person part of the first decision?',
      'May my advisor come with me?',
    ],
    asked: [
      'how do i fight an emergency removal',
      'appeal interim suspension',
      'can i contest being banned from campus',
      'they removed me and gave no way to respond',
      'how soon do i get to challenge it',
      'challenge removal letter what to write',
      'who decides if my removal was right',
      'no hearing on my removal is that ok',
      'want back in class while they investigate',
      'removal challenge denied now what',
      'the respondent is challenging his removal, do i get a say',
      'my client was excluded, deadline for contesting?',
      'they told me i can only contest it after the investigation',
      'can my dad speak at the removal meeting',
      'im out of the dorm with no notice',
      'how to prove im not a threat',
      'they say wait 2 weeks to contest the ban',
      'cómo apelo la expulsión de emergencia',
      'quiero impugnar mi suspensión',
      'opportunity to challenge immediately following removal',
      'do they need to give me reasons for the ban',
      'nobody let me respond before they banned me',
    ],
    related: ['removed-before-a-decision', 'discipline-before-a-decision', 'delays-and-more-time'],
    resources: ['fire', 'lawhelp-org', 'aba-free-legal-answers'],
  },
]
