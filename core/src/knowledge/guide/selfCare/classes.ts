import type { GuideFacts } from '../entry.ts'

/** Keeping up with classes, work and housing. */
export const classes: readonly GuideFacts[] = [
  {
    slug: 'keeping-up-with-classes',
    title: 'Keeping up with classes, work and housing',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Either party may ask for supportive measures such as extensions, schedule changes or leave, free of charge.',
    answer: [
      {
        text: 'You can ask for help with classes. Supportive measures may include extensions of deadlines and other course changes.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'They may also include a change of class, work schedule or housing, or a leave of absence.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'They are free and open to the complainant and the respondent, with or without a formal complaint.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'The school offers them as appropriate and as reasonably available. The rule does not promise each thing you ask for.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'They must be kept confidential, as far as they can be given that way. Your teacher need not hear the whole story.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
    ],
    more: [
      {
        heading: 'If a term is going badly',
        statements: [
          {
            text: 'The rule does not speak of grades, refunds or aid. Ask about a late drop, an incomplete, or a leave, and what each does to your aid.',
            cites: ['34 CFR 106.30(a) (Supportive measures)'],
          },
        ],
      },
    ],
    steps: [
      'List the classes, shifts and dates that are at risk.',
      'Ask for each thing by name, with a date.',
      'Ask who will tell your teachers, and what they will say.',
      'Talk to financial aid before you drop a class.',
    ],
    ask: [
      'I need an extension in these classes. Can it be a supportive measure?',
      'What will my teachers be told?',
      'What would a leave do to my housing and aid?',
    ],
    asked: [
      'im failing my classes because of this',
      'cant focus on homework since it happened',
      'can i get an extension on my finals',
      'i keep missing class to avoid her',
      'take a leave of absence title ix',
      'withdraw from a class without penalty',
      'lose my scholarship because my grades dropped',
      'my grades tanked after i was accused',
      'will they tell my professor why',
      'incomplete grade because of a case',
      'i cant go to lab because he is there',
      'miss work shifts for meetings',
      'change my section',
      'tuition refund after assault',
      'drop out because of this',
      'help with school while the case goes on',
      'my son is home and gets no homework',
      'asignaturas y plazos, necesito ayuda',
      'estoy reprobando por esto',
      'can a respondent get extensions too',
    ],
    related: ['supportive-measures-explained', 'looking-after-yourself'],
    resources: ['nami-helpline'],
  },
]
