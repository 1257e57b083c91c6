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
    {
      heading: 'From which day the 10 days count',
      statements: [
        {
          text: 'The school must send the evidence, and you must have at least 10 days to respond. The rule does not say if they run from the day it was sent or opened, so ask.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
        {
          text: 'If items are added later, ask for time to answer them too. Each party must be able to meaningfully respond before the investigation ends.',
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
    'the dropbox with 600 pages came on thanksgiving and they want my comments by sunday',
    'im a nurse doing night shifts, no way i can go through all these interviews by next friday',
    'they said 10 days but took two off because the portal was down',
    'investigator shortened my review period because i already saw some of it',
    'do spring break days count when i have to comment on the file',
    'my dyslexia makes reading this file super slow and they wont move the due date',
    'i got the packet in english, my dad only reads spanish and we need longer',
    'can i add a new witness in my reply to the evidence',
    'should i send back comments on her interview or wait for the hearing',
    'i already said everything in my interview do i still have to write back',
    'they wont accept my answer because it was 20 pages',
    "it's due at midnight and the upload page keeps crashing",
    'my lawyer got the file four days after me, does the ten days start over',
    'opened the packet late because it went to junk, when did my ten days begin',
    'is there a word limit on my reply to the evidence',
    'they sent extra interviews on day nine, do i get fresh time for those',
    "The district gave us three school days to comment on our son's evidence packet. Is that sufficient?",
    'the RA statement is full of lies and i want to point them out before the report',
    'we have a state tournament that week and coach wont let me miss, can the response be pushed',
    'solo me dieron cinco días para leer todo y escribir algo',
    'me mandaron las pruebas el viernes y quieren que conteste el lunes',
    'union steward here, our member got 7 days to respond to the investigative file',
    'what happens to my written reply, does he get to see it',
    'they told me i waived my right because i didnt send comments in time',
    'can i ask the investigator follow up questions about the evidence',
  ],
  related: [
    'see-the-evidence',
    'respond-to-the-report',
    'give-your-own-evidence',
    'calendar-or-business-days',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
