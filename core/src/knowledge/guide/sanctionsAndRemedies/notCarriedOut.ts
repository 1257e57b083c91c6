import type { GuideFacts } from '../entry.ts'

export const notCarriedOut: GuideFacts = {
  slug: 'sanction-or-remedy-not-kept',
  title: 'If a sanction or remedy is not carried out',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The Title IX Coordinator must see that remedies are put into effect; report it in writing if they are not.',
  answer: [
    {
      text: 'Tell the Title IX Coordinator in writing, with dates. The Coordinator is responsible for effective implementation of any remedies.',
      cites: ['34 CFR 106.45(b)(7)(iv)'],
    },
    {
      text: 'Remedies must be designed to restore or preserve equal access to school. So say how it keeps you from class, work or housing.',
      cites: ['34 CFR 106.45(b)(1)(i)'],
    },
    {
      text: 'Check first if the decision is final. It becomes final with the written appeal result, or once the time for an appeal has passed.',
      cites: ['34 CFR 106.45(b)(7)(iii)'],
    },
    {
      text: "The rule does not say how a school enforces a sanction. Look in the school's code of conduct, and ask who checks.",
      cites: ['34 CFR 106.45(b)(1)(vi)'],
    },
    {
      text: 'If someone threatens or harasses you over the case, that may be retaliation. You may file a complaint about it.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'You may also complain to the Office for Civil Rights (OCR). It ordinarily counts 180 days from the last act.',
      cites: ['OCR complaint process'],
    },
  ],
  more: [
    {
      heading: 'If you are the one with the sanction',
      statements: [
        {
          text: 'Ask for each condition and its dates in writing. If you cannot keep one, say so before the day.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Help in the meantime',
      statements: [
        {
          text: 'Ask for supportive measures too, such as an escort, a class or housing change, or limits on contact.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
  ],
  steps: [
    'Write down each time it was not kept: date, place, who saw it.',
    'Send the list to the Title IX Coordinator and quote the letter.',
    'Ask what will be done and by when.',
    'Call campus police or 911 if you are in danger.',
  ],
  ask: [
    'The decision says [remedy or sanction]. It has not been followed on [dates]. What will you do, and by when?',
    'Who checks that the sanction is kept?',
    'Which supportive measures can I have right now?',
  ],
  asked: [
    'he was banned from campus and i saw him in the gym',
    'suspended but still at every frat party',
    'coordinator promised a new lab section and it never came',
    'nobody is making him follow the punishment',
    'school is not enforcing the outcome',
    'the coach was supposed to be gone and is still at practice',
    'the decision said no contact and he sat next to me at lunch',
    'who enforces a title ix sanction',
    'remedies in my letter were never done',
    'he is ignoring his suspension',
    'they said she would move dorms and she hasnt',
    'district said he would be on another bus, he is still on hers',
    'expelled guy keeps coming into the library',
    'the outcome is worthless if they dont act on it',
    'no follow through by the school after the ruling',
    'no están cumpliendo con lo que decidieron',
    'él sigue viniendo aunque lo suspendieron',
    'i was told id get counseling paid after the finding, the bills keep coming to me',
    'who do i call when he breaks the conditions',
    'sanction not enforced months later',
    'the professor still grades me after being found responsible',
    'i cannot meet the deadline of my sanction, the training was full',
  ],
  related: ['remedies', 'when-sanctions-start', 'no-contact-orders', 'report-retaliation'],
  resources: ['office-for-civil-rights', 'rainn-national-sexual-assault-hotline'],
}
