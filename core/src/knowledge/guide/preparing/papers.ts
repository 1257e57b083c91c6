import type { GuideFacts } from '../entry.ts'

/** Documents to keep and evidence to save. */
export const papers: readonly GuideFacts[] = [
  {
    slug: 'documents-to-keep',
    title: 'Which documents to keep',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Keep every letter, policy, date and answer in one folder, in order, with a copy in a second safe place.',
    answer: [
      {
        text: 'Keep each letter and email from the school, with its date and all enclosures. Put them in order in one folder.',
        cites: [],
      },
      {
        text: 'Start with the written notice. It must give the allegations, the people involved, and the date and place, if known.',
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
    ],
    related: [
      'keeping-evidence-safe',
      'writing-to-your-school',
      'see-your-own-file',
      'time-limits-at-a-glance',
    ],
    resources: ['cornell-34-cfr-106-45', 'student-privacy-101-video'],
  },
  {
    slug: 'keeping-evidence-safe',
    title: 'How to save messages, photos and other evidence',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'Save originals, do not change or delete anything, show dates and names, and make a second copy.',
    answer: [
      {
        text: 'Save it now, in its first form. Do not delete, crop or edit messages, even those that look bad for you.',
        cites: [],
      },
      {
        text: 'Take screenshots that show the name, the date and the time. Keep the phone or file they came from.',
        cites: [],
      },
      {
        text: 'You may gather and present relevant evidence. Your school may not restrict that.',
        cites: ['34 CFR 106.45(b)(5)(iii)'],
      },
      {
        text: 'Both parties must have an equal chance to present evidence and witnesses.',
        cites: ['34 CFR 106.45(b)(5)(ii)'],
      },
      {
        text: 'Some things only the school can get, such as camera video or door records. The burden of gathering evidence is on the school, so ask early.',
        cites: ['34 CFR 106.45(b)(5)(i)'],
      },
      {
        text: 'Both parties get to see evidence that is directly related to the case, so the other side may see yours.',
        cites: ['34 CFR 106.45(b)(5)(vi)'],
      },
    ],
    more: [
      {
        heading: 'Take care',
        statements: [
          {
            text: "Do not open someone else's account or phone. Ask a lawyer before you record a talk, since that differs by state.",
            cites: [],
          },
          {
            text: 'Do not press a witness on what to say. Pressure can be retaliation.',
            cites: ['34 CFR 106.71(a)'],
          },
        ],
      },
      {
        heading: 'Nude or sexual photos',
        statements: [
          {
            text: 'If the person in a sexual image was under 18, do not copy or send it. Ask a lawyer or the police what to do.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Back up your phone and turn off auto-delete.',
      'Export whole chats, not only the best lines.',
      'Write down names of people who saw or heard something.',
      'Ask the school to keep video and door records.',
      'Keep a second copy where no one else can reach it.',
    ],
    ask: [
      'Could you please save the camera video and door records for this date and place?',
      'In what form and by what date should I hand in my evidence?',
      'Who will see what I hand in?',
    ],
    asked: [
      'how do i save my texts as evidence',
      'snapchat messages disappear what do i do',
      'back up evidence before i change phones',
      'should i delete the messages that make me look bad',
      'proof disappearing',
      'how to screenshot properly for an investigation',
      'preserve evidence title ix',
      'my phone broke and the texts were on it',
      'save instagram dms',
      'camera footage gets erased after 30 days',
      'keep clothes or photos of bruises',
      'dont want to lose the receipts and uber rides',
      'can i record a phone call with her',
      'he deleted our chat',
      'is a screenshot enough',
      'evidence checklist for respondents',
      'preserving voicemails',
      'metadata of photos',
      'collect proof',
      'guardar pruebas',
      'cómo guardo los mensajes como evidencia',
      'store evidence where my ex cant get it',
      'his messages vanish and auto delete, how do i keep them',
    ],
    related: ['give-your-own-evidence', 'documents-to-keep', 'safe-devices'],
    resources: ['nnedv-safety-net', 'cyber-civil-rights-initiative-safety-center', 'take-it-down'],
  },
]
