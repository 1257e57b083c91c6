import type { GuideFacts } from '../entry.ts'

export const ifYouWereNamed: GuideFacts = {
  slug: 'if-you-were-named',
  title: 'If you were named in a report: what to do first',
  appliesTo: { school: 'both', role: 'respondent' },
  summary:
    'First steps for a respondent: what the letter means, what is not decided yet, and what you can ask for.',
  answer: [
    {
      text: 'You are presumed not responsible until a decision is made at the end of the grievance process. A letter or a report is not a finding.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'The school may not discipline you for it under Title IX before that process is done. Supportive measures and an emergency removal are different things.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.44(c)'],
    },
    {
      text: 'You may have an advisor of your choice at every meeting, a lawyer or not.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'If there is a formal complaint, you must get written notice of the allegations with enough time to prepare before any first interview.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'You can ask for supportive measures too, such as counseling or more time for course work. They are free.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'If police may be involved, speak with a lawyer before you make a statement. What you tell the school may matter there as well.',
      cites: [],
    },
  ],
  more: [
    {
      heading: 'What to keep in mind',
      statements: [
        {
          text: 'You may talk about the allegations under investigation and gather relevant evidence. The school may not restrict that.',
          cites: ['34 CFR 106.45(b)(5)(iii)'],
        },
        {
          text: 'Do not press or threaten anybody who takes part. That can be retaliation, and a no-contact order may apply to you.',
          cites: ['34 CFR 106.71(a)', '34 CFR 106.30(a) (Supportive measures)'],
        },
      ],
    },
    {
      heading: 'What you will get to see',
      statements: [
        {
          text: 'After a formal complaint you may inspect and review the evidence that is directly related to the allegations. You have at least 10 days to respond in writing.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
        {
          text: 'You do not have to prove that it did not happen. The burden of proof is on the school.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Read the whole letter and note each date in it.',
    'Choose an advisor before you answer questions.',
    'Save messages, photos and location data as they are, and delete nothing.',
    'Follow any no-contact order, also online and through friends.',
    'Ask for the support that you need for class, housing or work.',
  ],
  ask: [
    'Has a formal complaint been filed, and could you please send me the notice of allegations?',
    'Which supportive measures can I have?',
    'When is my first interview, and who will be there?',
  ],
  asked: [
    'i was accused what do i do first',
    'somebody reported me and im freaking out',
    'just found out im the respondent',
    'help i got named in a title ix complaint',
    'my son got an email that he is accused',
    'false accusation what now',
    'first steps for the accused student',
    'should i talk to the investigator without a lawyer',
    'im innocent how do i defend myself',
    'what should i not do after being reported',
    'can i message her to sort it out',
    'am i going to be expelled',
    'does everyone think i did it',
    'me acusaron y no sé qué hacer',
    'is it true the accused have no rights',
    'i dont even know what im supposed to have done',
    'being investigated by my college',
    'respondent first week checklist',
    'should i delete my texts',
    'do i need to get a defense attorney',
    'woke up to an email from the title ix office saying im under investigation, shaking rn',
    'a girl i dated two years ago just reported me',
    'my frat brother and i both got letters',
    'my name is in a complaint and i have practice in an hour do i tell coach',
    'i didnt do anything wrong and now theres a case against me',
    'i want to text her and apologize, good idea or no',
    'my son is a junior on the lacrosse team and was just accused by a classmate, where do we begin',
    'they say i groped someone at the halloween party and i wasnt even there',
    'do i need a criminal lawyer right now',
    'should i just explain my side to the dean tomorrow and get it over with',
    "i'm an international student named in a report, i'm terrified, what now",
    'got called to the office, a kid in my 8th grade class said i touched her',
    'its not true what she says about me',
    'should i quit the team before they kick me off',
    'i deleted my snap after i heard she reported me was that dumb',
    'can i tell my roommates what im accused of',
    'what mistakes do accused students make',
    'me denunció una compañera y no hice nada',
    'mi hijo fue acusado en la universidad, qué hacemos primero',
    'i am a professor and a student named me, what should i do in the first days',
    'should i respond to the email or ignore it',
    'do i have to admit anything',
    'what happens to my scholarship while they look into me',
  ],
  related: [
    'your-rights-at-a-glance',
    'presumed-not-responsible',
    'supportive-measures-for-respondents',
    'who-can-be-your-advisor',
    'talking-about-the-allegations',
  ],
  resources: ['families-advocating-for-campus-equality', 'title-ix-for-all', 'lawhelp-org', 'fire'],
}
