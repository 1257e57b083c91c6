import type { GuideFacts } from '../entry.ts'

export const respondToEvidence: GuideFacts = {
  slug: 'respond-to-evidence',
  title: 'Ten days to answer the evidence',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'You get at least 10 days to go through the evidence and send a written response; how to ask for longer.',
  answer: [
    {
      text: 'Your school must give you at least 10 days to send a written response to the evidence. The investigator will consider it before the report is complete.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'Ten days is the least. Your school may give more, and the same time must be given to both parties.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)'],
    },
    {
      text: 'The rule does not say how to count the days. They may be calendar, business or school days: your school chooses, so look in its policy.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'You may ask for more time. The school may allow a limited extension for good cause, with written notice of the reasons to both parties.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'Good cause may include the absence of a party, advisor or witness, or a police case at the same time. It may also be a need for language help or for changes due to a disability.',
      cites: ['34 CFR 106.45(b)(1)(v)'],
    },
    {
      text: 'A response is a chance, not a duty. The burden of gathering evidence stays on the school.',
      cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(5)(vi)'],
    },
  ],
  more: [
    {
      heading: 'What you can put in it',
      statements: [
        {
          text: 'Point to pages. Say what is wrong, what is missing, and what backs up what you said.',
          cites: [],
        },
        {
          text: 'Name witnesses and add evidence. Both parties must get an equal opportunity to present both.',
          cites: ['34 CFR 106.45(b)(5)(ii)'],
        },
      ],
    },
    {
      heading: 'If you were given less time',
      statements: [
        {
          text: 'Quote the words "at least 10 days" and ask for a new date in writing. The school may have sent a part of the file earlier, so check when the count began.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
  ],
  steps: [
    'Note the day the evidence came and the due date in the letter.',
    'Ask in writing how the days are counted.',
    'Ask for more time early, with the reason, if you need it.',
    'Send your response in writing and keep a copy.',
  ],
  ask: [
    'On what date is my written response to the evidence due, and are these calendar, business or school days?',
    'I would like more time to respond because of [your reason]. Can the date be extended for good cause?',
    'Will the investigator consider my response before the report is complete?',
  ],
  asked: [
    'they only gave me a week to read 300 pages of evidence',
    'deadline to answer the evidence',
    'how long do i have to write back about the evidence packet',
    'is three days enough time to respond to evidence',
    'does the ten day period count saturdays and sundays',
    'business days or calender days for the evidence review',
    'can i get an extention on my evidence response',
    'I missed the date to reply to the evidence file',
    'do i have to submit a written response or can i skip it',
    'finals week and they want my answer by friday',
    'what should my response to the evidence say',
    'my advisor is out of town, can we push the response date',
    'evidence review period too short',
    'the respondent got two weeks and i got less',
    '10 dias para responder a la evidencia',
    'cuanto tiempo tengo para contestar las pruebas',
    'will the investigator even read what I write back',
    'rebuttal to evidence due date',
    'i need translation to read the evidence and time is running out',
    'spring break falls in my review window',
    'is it true the school can shorten the review period if it is in a hurry',
    'time to comment on what they gathered',
    'packet arrived thursday and the answer is due monday',
    'how many days to reply once evidence is shared',
    'push back on evidence they collected',
  ],
  related: [
    'see-the-evidence',
    'respond-to-the-report',
    'give-your-own-evidence',
    'calendar-or-business-days',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
