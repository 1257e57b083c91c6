import type { GuideFacts } from '../entry.ts'

export const documentsToKeep: GuideFacts = {
  slug: 'documents-to-keep',
  title: 'Which documents to keep',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Keep every letter, policy, date and answer in one folder, in order, with a copy in a second safe place.',
  answer: [
    {
      text: 'Keep each letter and email from the school, with its date and all enclosures. Put them in order by date in one folder, with a copy in a second, private place.',
      cites: [],
    },
    {
      text: 'Start with the written notice. It must give the allegations, the parties involved, and the date and place, if known.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'Add each written notice of an interview, meeting or hearing, with date, time, place, people and purpose.',
      cites: ['34 CFR 106.45(b)(5)(v)'],
    },
    {
      text: 'Add the evidence that you get to inspect and review. Add the investigative report and your own written responses.',
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'At the end, add the written determination and the appeal papers. Save the policy as it reads today.',
      cites: ['34 CFR 106.45(b)(7)(ii)', '34 CFR 106.45(b)(8)(iii)(E)'],
    },
    {
      text: 'You do not have to prove the case with papers. The burden of proof and of gathering evidence is on the school.',
      cites: ['34 CFR 106.45(b)(5)(i)'],
    },
  ],
  more: [
    {
      heading: 'A simple order',
      statements: [
        {
          text: 'Put letters by date first, then the policy. Add your timeline, the evidence with names of witnesses, and notes of calls and meetings.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Keep it private',
      statements: [
        {
          text: 'Use an account that no one else can open. Keep a second copy in another place.',
          cites: [],
        },
      ],
    },
    {
      heading: 'Medical and counseling papers',
      statements: [
        {
          text: 'Keep them apart from the rest. The school needs your voluntary, written consent to use treatment records. If you are not yet an “eligible student” under FERPA, a parent gives it.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
        {
          text: 'What you hand in and is directly related to the allegations can be seen by the other party. Ask your advisor first.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
  ],
  steps: [
    'Make one folder and name each file with its date.',
    'Write a timeline: date, what happened, who was there, what proves it.',
    'Note each call or meeting on the same day.',
    'Save the policy page as a file, with the date.',
    'List what is missing and ask for it.',
  ],
  ask: [
    'Could you please send me all letters and enclosures in my case so far?',
    'Which version of the policy applies to my case?',
    'How will the evidence be sent to me and to my advisor?',
  ],
  asked: [
    'what documents should i keep',
    'document preparation',
    'help with documents',
    'how do i organize my case file',
    'what papers do i need for a title ix case',
    'should i save every email',
    'make a binder for the hearing',
    'what to bring to my lawyer',
    'i have a mess of letters and screenshots',
    'paperwork checklist title ix',
    'which forms do i need',
    'timeline of events template',
    'how do i prepare my documents',
    'notes after each meeting',
    'keep a log of what happened',
    'mom here, what should we be saving',
    'what records will i need for an appeal',
    'lost my notice letter how to get another',
    'documents help',
    'qué documentos debo guardar',
    'preparar documentos para mi caso',
    'wat should be in my folder',
    'prep my paperwork',
    'i have 300 screenshots and a shoebox of letters, how do i put it in order',
    'should i make a google drive for my case',
    'paper or digital folder',
    'how do i sort my emails from the dean',
    'do i keep the envelope with the postmark',
    'my therapist says keep a journal, does that help',
    'two years of stuff, how to organize it before i see an attorney',
    'chronology with dates, how detailed',
    'should i save the handbook as a pdf',
    'what should go in my case binder',
    'what do i bring to my meeting with legal aid',
    'my dad is an engineer and wants a spreadsheet of everything',
    'how do i keep track of who said what in which meeting',
    'should i write down what happened while i remember',
    'where do i keep private stuff so my roommate cant read it',
    'print everything out or not',
    'the portal deletes letters after 60 days, what should i download',
    'i threw away the first letter, is that a problem',
    'label my files how',
    'desorden de papeles, cómo los organizo',
    'necesito hacer una carpeta para mi caso',
    'help me put together my paperwork',
  ],
  related: [
    'keeping-evidence-safe',
    'writing-to-your-school',
    'see-your-own-file',
    'time-limits-at-a-glance',
  ],
  resources: ['cornell-34-cfr-106-45', 'student-privacy-101-video'],
}
