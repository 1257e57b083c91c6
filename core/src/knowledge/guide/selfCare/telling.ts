import type { GuideFacts } from '../entry.ts'

/** Telling family, and finding someone to talk to. */
export const telling: readonly GuideFacts[] = [
  {
    slug: 'telling-your-family',
    title: 'Telling your family',
    appliesTo: { school: 'both', role: 'both' },
    summary: 'Whom you tell is up to you; plan the words, the place and what you need from them.',
    answer: [
      {
        text: 'Whom you tell is up to you. Your school may not restrict either party from discussing the allegations under investigation.',
        cites: ['34 CFR 106.45(b)(5)(iii)'],
      },
      {
        text: 'Start with one person who stays calm. Say what happened in one sentence, and what you need: to listen, a ride, or help with letters.',
        cites: [],
      },
      {
        text: 'You need not tell all of it. “I am part of a Title IX case and it is hard” is enough for a first talk.',
        cites: [],
      },
      {
        text: 'A family member may be your advisor and come to meetings with you.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      { text: 'If home is not safe, talk to a counselor or a helpline first.', cites: [] },
    ],
    more: [
      {
        heading: 'If you are the parent',
        statements: [
          {
            text: 'Listen first. Ask what they want before you call the school. Thank them for telling you.',
            cites: [],
          },
          {
            text: 'In K-12, your legal right to act for your child stays as it is.',
            cites: ['34 CFR 106.6(g)'],
            school: 'k12',
          },
        ],
      },
    ],
    steps: [
      'Write down the one sentence you want to say.',
      'Choose a time without hurry, and a private place.',
      'Tell them what helps and what does not.',
      'Have a friend or a helpline ready for after.',
    ],
    ask: [
      'Will the school contact my family, or can I tell them first?',
      'May a family member come with me as my advisor?',
    ],
    asked: [
      'how do i tell my parents',
      'i havent told my mom what happened',
      'telling my dad i was accused of assault',
      'should my family know',
      'afraid of how my parents will react',
      'coming out about it at home',
      'my parents will be so ashamed',
      'how do i explain a title ix case to my family',
      'what do i say to my girlfriend',
      'do i tell my siblings',
      'telling my husband about the assault',
      'my family blames me',
      'words to use to tell someone',
      'my son told me something happened, how do i react',
      'parents found out and are furious',
      'my culture doesnt talk about this',
      'cómo les digo a mis padres',
      'tengo miedo de contarle a mi mamá',
      'i dont want to be a burden to them',
      'my child confided in me',
      'breaking the news to my folks',
    ],
    related: ['will-your-parents-be-told', 'finding-support', 'supporting-someone'],
    resources: [
      'love-is-respect',
      'the-trevor-project',
      'rainn-national-sexual-assault-hotline',
      'nami-helpline',
    ],
  },
  {
    slug: 'finding-support',
    title: 'Finding someone to talk to',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Free lines, campus counseling and support groups exist for people on both sides of a case.',
    answer: [
      {
        text: 'If you are in danger, call 911. In a crisis, call or text 988, or text HOME to 741741. They answer day and night.',
        cites: [],
      },
      {
        text: "After sexual assault, RAINN's hotline is 800-656-4673. For abuse by a partner or ex, call 800-799-7233.",
        cites: [],
      },
      {
        text: 'If you were named in a report, 988 and a counselor are for you too. FACE supports students who were accused and their families.',
        cites: [],
      },
      {
        text: 'Ask the school for counseling as a supportive measure. It is free to you, with or without a formal complaint.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'Ask each person before you talk whether they must pass on what you say. At K-12 schools, notice to any employee counts as notice to the school.',
        cites: ['34 CFR 106.30(a) (Actual knowledge)'],
      },
    ],
    more: [
      {
        heading: 'More lines',
        statements: [
          {
            text: 'There are lines for LGBTQ+ people, Native people, Deaf people, men and boys, and teens. The Resource Hub lists them with their hours.',
            cites: [],
          },
        ],
      },
      {
        heading: 'Private talks',
        statements: [
          {
            text: 'Treatment records can be used in the process only with your voluntary, written consent.',
            cites: ['34 CFR 106.45(b)(5)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Save one number in your phone now.',
      'Book a time at the counseling center.',
      'Ask a friend to come with you.',
      'Look in the Resource Hub for a group that fits you.',
    ],
    ask: [
      'Which people at our school can I talk to in private?',
      'How many free counseling sessions can I get?',
      'Is there an advocate for my side of the case?',
    ],
    asked: [
      'who can i talk to',
      'i need someone to talk to',
      'support group for people falsely accused',
      'hotline for sexual assault',
      'confidential counselor on campus',
      'help for respondents',
      'someone who will listen',
      'free therapy for students',
      'rape crisis center',
      'support for male survivors',
      'lgbtq help after assault',
      'help in spanish',
      'feeling isolated, want a listener',
      'online chat with a counselor',
      'is there help for the accused and their parents',
      'native american helpline',
      'deaf hotline abuse',
      'my friend was assaulted where can she get help',
      'who is confidential at my school',
      'necesito hablar con alguien',
      'línea de ayuda en español',
      'apoyo para padres',
      'where do i turn',
      'victim advocate near me',
      'where do i get counseling',
    ],
    related: ['looking-after-yourself', 'supporting-someone', 'telling-a-teacher-or-ra'],
    resources: [
      '988-suicide-and-crisis-lifeline',
      'crisis-text-line',
      'rainn-national-sexual-assault-hotline',
      'national-domestic-violence-hotline',
      'families-advocating-for-campus-equality',
    ],
  },
]
