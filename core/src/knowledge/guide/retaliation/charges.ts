import type { GuideFacts } from '../entry.ts'

/** Code of conduct charges from the same facts, and charges for false statements. */
export const charges: readonly GuideFacts[] = [
  {
    slug: 'charged-over-the-same-facts',
    title: 'Charged with drinking or another violation after a report',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'It is retaliation if the purpose is to interfere with Title IX rights. The rule promises no amnesty.',
    answer: [
      {
        text: 'It depends on the purpose. Such a charge is retaliation if it is meant to interfere with a right under Title IX.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'The rule speaks of charges that do not involve sex discrimination but arise out of the same facts as the report. Alcohol or drugs that night would be an example.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'It protects the person who reported, the person named and the witnesses.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: "The rule does not promise amnesty. A charge with another purpose is not named as retaliation. Your school's policy may have an amnesty rule.",
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'You may file a complaint of retaliation with the school.',
        cites: ['34 CFR 106.71(a)'],
      },
    ],
    more: [
      {
        heading: 'What may show the purpose',
        statements: [
          {
            text: 'The rule does not say how to prove a purpose. Timing, words used, and how others were treated are things you can point to.',
            cites: ['34 CFR 106.71(a)'],
          },
        ],
      },
    ],
    steps: [
      'Look for an amnesty rule in the policy and the student code.',
      'Write down who spoke of a charge, when, and in what words.',
      'Ask for the reason in writing before you answer the charge.',
      'Tell the Title IX Coordinator that the charge comes from the same facts.',
    ],
    ask: [
      'Does our policy have an amnesty rule for alcohol or drugs?',
      'What is the purpose of this charge, which comes from the same facts as the Title IX report?',
      'How do I file a complaint of retaliation about it?',
    ],
    asked: [
      'will i get in trouble for underage drinking if i report',
      "they're charging me with alcohol because of my own complaint",
      'i was high when it happened, can they expel me',
      'amnesty policy for reporting assault',
      'dorm visitor violation charge after i told the RA',
      'school wrote me up for breaking curfew the night i was assaulted',
      'witness got a drug charge for telling what he saw',
      'conduct charges from the same incident',
      'im the respondent and they added a party violation',
      'can they use what i said about weed against me',
      'threatend with an alcohol charge if i keep going',
      'is it legal to punish someone for drinking when they report',
      'afraid to report because i was drunk',
      'honor code charge at a religious school after report',
      'my daughter admitted vaping in her interview, now shes suspended',
      'do i have immunity if i report',
      'is amnesty required by title ix',
      'me van a castigar por beber si denuncio',
      'estaba tomando y tengo miedo de reportar',
      'collateral charges title ix',
    ],
    related: ['what-counts-as-retaliation', 'punished-for-a-false-statement'],
    resources: ['lawhelp-org', 'office-for-civil-rights'],
  },
  {
    slug: 'punished-for-a-false-statement',
    title: 'Punished for lying after the decision',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'The result alone is not enough to say that someone made a materially false statement in bad faith.',
    answer: [
      {
        text: 'Not for the result alone. The decision by itself is not sufficient to conclude that any party made a materially false statement in bad faith.',
        cites: ['34 CFR 106.71(b)(2)'],
      },
      {
        text: 'The school may charge a person for a materially false statement made in bad faith in the process. That is not retaliation.',
        cites: ['34 CFR 106.71(b)(2)'],
      },
      {
        text: 'So something more than the outcome is needed. This holds for both parties.',
        cites: ['34 CFR 106.71(b)(2)'],
      },
      {
        text: 'A result of not responsible does not by itself mean that the complainant lied.',
        cites: ['34 CFR 106.71(b)(2)'],
        role: 'complainant',
      },
      {
        text: 'A result of responsible does not by itself mean that the respondent lied.',
        cites: ['34 CFR 106.71(b)(2)'],
        role: 'respondent',
      },
      {
        text: 'If the code of conduct bans knowingly false statements, the first written notice must tell the parties.',
        cites: ['34 CFR 106.45(b)(2)(i)(B)'],
      },
    ],
    more: [
      {
        heading: 'Words in the rule',
        statements: [
          {
            text: 'The rule does not explain “materially false” or “bad faith” further. Ask what the school rests its charge on.',
            cites: ['34 CFR 106.71(b)(2)'],
          },
        ],
      },
    ],
    steps: [
      'Ask which statement is said to be false, and what shows it.',
      'Look for the false statement rule in your first notice.',
      "Answer the charge in writing, with your advisor's help.",
      'File a complaint of retaliation if the charge rests on the result alone.',
    ],
    ask: [
      'Which statement do you say was false, and what beyond the result shows bad faith?',
      'Which section of the code of conduct is this charge under?',
      'Can I have the evidence for this charge?',
    ],
    asked: [
      'found not responsible, now im charged with making a false report',
      'can they punish me for lying if i lost',
      'he was cleared and wants me expelled for a false accusation',
      'what happens to people who make false reports',
      'she lied about me, can the school punish her',
      'charged with dishonesty after my hearing',
      'i was found responsible and they say i lied in my interview',
      'false complaint consequences',
      'materially false statement in bad faith meaning',
      "they're coming after me because they didnt believe me",
      'does losing mean i lied',
      'defamation and false allegations title ix',
      'got a letter about false information in a grievance proceeding',
      'my son was cleared, what happens to the accuser now',
      'a witness contradicted me, am i gonna be charged',
      'knowingly false statement code of conduct',
      'do they automatically punish the accuser if not responsible',
      'me acusan de mentir después de la audiencia',
      'denuncia falsa consecuencias',
      'wat if i remembered a detail wrong',
    ],
    related: ['what-counts-as-retaliation', 'charged-over-the-same-facts', 'after-not-responsible'],
    resources: ['lawhelp-org', 'fire', 'aba-free-legal-answers'],
  },
]
