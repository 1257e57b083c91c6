import type { GuideFacts } from '../entry.ts'

export const forRespondents: GuideFacts = {
  slug: 'supportive-measures-for-respondents',
  title: 'Supportive measures for the person named',
  appliesTo: { school: 'both', role: 'respondent' },
  summary:
    'Respondents can have supportive measures too, and none may be used to punish before a decision.',
  answer: [
    {
      text: 'Yes. Supportive measures can be given to the complainant or the respondent, before or after a formal complaint or without one.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'They can be counseling, more time for course work, a schedule or room change, or a leave. They are free.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'The rule asks the school to offer them to the complainant. For you it allows them and asks the policy to describe the range for both parties, so ask.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(1)(ix)'],
    },
    {
      text: 'A measure must be non-disciplinary and non-punitive. It must not unreasonably burden you.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'An action that is not a supportive measure has to wait until the grievance process is done. An emergency removal is the exception.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.44(c)'],
    },
    {
      text: 'The school must keep your measures confidential, as far as they can still be given.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'When a measure for the other person affects you',
      statements: [
        {
          text: 'A limit on contact or a moved class may touch you as well. Ask how the burden was weighed and if another way would do.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
        {
          text: 'Some burden is allowed; the rule speaks of an unreasonable one.',
          cites: ['34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
  ],
  steps: [
    'Write down what has become hard since the report.',
    'Ask for what you need, such as a later exam.',
    'Ask for a review if a measure burdens you too much.',
    'Follow each measure while you wait for the answer.',
  ],
  ask: [
    'Which supportive measures can I have as the respondent?',
    'This measure keeps me from my class. Is there another way?',
    'Is this step a supportive measure, or is it discipline?',
  ],
  asked: [
    'im the accused do i get support too',
    'they only help her not me',
    'supportive measures for accused student',
    'kicked out of my dorm as a supportive measure',
    'they moved me out of class before any hearing',
    'banned from the gym because of her no contact order',
    'is this punishment before im found responsible',
    'can i get extensions while im being investigated',
    'i cant focus on exams because of the accusation',
    'counseling for someone accused',
    'unfair burden on the respondent',
    'my son had to switch schools before the decision',
    'suspended from the team during the investigation',
    'medidas de apoyo para el acusado',
    'can i ask the school for help as respondent',
    'interim suspension vs supportive measure',
    'they took me off the schedule at my campus job',
    'does the other side decide my restrictions',
  ],
  related: [
    'supportive-measures-explained',
    'no-contact-orders',
    'if-you-were-named',
    'discipline-before-a-decision',
  ],
  resources: ['families-advocating-for-campus-equality', 'samhsa-national-helpline'],
}
