import type { GuideFacts } from '../entry.ts'

export const seeTheEvidence: GuideFacts = {
  slug: 'see-the-evidence',
  title: 'Seeing the evidence in your case',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Both parties get to see all evidence directly related to the allegations before the report is done.',
  answer: [
    {
      text: 'Yes. Both parties must have an equal chance to inspect and review the evidence. It covers all that the school obtained and that is directly related to the allegations.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: "That takes in evidence the school does not intend to rely on, what helps you and what hurts you, from a party or any other source. The other side's texts and statements count too if they are directly related.",
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'Before the report is finished, your school must send the evidence to you and to your advisor, if you have one. It may come in an electronic format or as a hard copy.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'You then have at least 10 days to send a written response. The investigator will consider it before the report is complete.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: "There are limits. Treatment records stay out without that person's voluntary, written consent. Privileged information stays out unless the one who holds the privilege waives it.",
      cites: ['34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(1)(x)'],
    },
  ],
  more: [
    {
      heading: 'At a hearing',
      statements: [
        {
          text: 'All of this evidence must be available at any hearing. Each party gets an equal chance to refer to it there.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
    {
      heading: 'School rules on using the file',
      statements: [
        {
          text: 'The rule does not speak of view-only files, passwords or a promise to keep the file private. If your school adds such terms, they must apply equally to both parties.',
          cites: ['34 CFR 106.45(b)'],
        },
        {
          text: 'Your school may not restrict you from discussing the allegations. It may not stop you from gathering or presenting relevant evidence.',
          cites: ['34 CFR 106.45(b)(5)(iii)'],
        },
      ],
    },
    {
      heading: 'If privacy law is given as the reason',
      statements: [
        {
          text: "FERPA, the student privacy law, does not take away the school's duty to let both parties inspect and review the evidence.",
          cites: ['34 CFR 106.6(e)', '34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
    {
      heading: 'Looking at it in an office',
      statements: [
        {
          text: 'The rule says that the school must send the evidence, in an electronic format or a hard copy. A short look in an office is less than that.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
  ],
  steps: [
    'Ask in writing when the evidence will come and in what form.',
    "Give the school your advisor's address so that your advisor gets it too.",
    'Read with three lists: what is there, what is missing, what is wrong.',
    'Write down the date your response is due.',
  ],
  ask: [
    'When will my advisor and I get the evidence that is directly related to the allegations, and in what form?',
    'Does the file include evidence that the school does not plan to rely on?',
    'How many days do we have to respond, and how do you count them?',
  ],
  asked: [
    'can I look at what the investigator has on me',
    'what did the other person say about me, do I get to read it',
    'right to inspect and review evidence',
    'they wont show me the case file',
    'do i get copies of the screenshots he turned in',
    'access to the investigation file before it closes',
    'witness statements can i read them',
    "my son's college says the evidence is confidential and he cant have it",
    'is my lawyer allowed to recieve the evidence as well',
    'view only link to the evidence with no download',
    'does the complainant see what i submitted',
    'what evidence is directly related mean',
    'investigator says only relevant stuff will be shared, not everything',
    'are they hiding evidence from me',
    'as an advisor, am I sent the evidence packet directly',
    'puedo ver las pruebas del caso',
    'acceso a la evidencia y declaraciones de la otra persona',
    'evidence they arent going to use, can we still see it',
    'is it true only the person accused gets to see the evidence',
    'they made me sign something before opening the evidence',
    'do we both get the same file',
    'discovery in a campus case',
    'look at everything they collected before the write-up',
    'keeping interviews and statements secret from me',
    'leer lo que declararon los testigos',
    'the frat president gave the investigator a bunch of snaps about me and i cant see any of them',
    'i have to drive to campus and read my file in a conference room with a monitor sitting there',
    'they put the whole packet on box and turned off printing',
    'do i get to read what my RA wrote about that night',
    'my coach got interviewed, am i allowed to see what he said',
    'they interviewed my ex girlfriend from high school and wont show me the transcript',
    'HR says the witness interviews are internal notes and faculty never see them',
    'shes got 40 screenshots from my DMs apparently, will i see those before they write it up',
    'I am a parent and the district mailed us a summary page rather than the interviews of the other children',
    'can my advisor download the file too or just me',
    'the link to the evidence expires after 48 hrs',
    'they wont rely on the parking garage video so they say i dont get it',
    'Dear Sir or Madam, I would like to know whether I may examine the statements collected from my laboratory colleagues',
    'the uber receipts he turned in, can i look at those',
    'does she get my phone pics if i give them to the investigator',
    'the detective gave the school his notes, do we both receive those',
    'tienen un video del dorm y no me lo quieren enseñar',
    'me dejaron ver las pruebas solo diez minutos en la oficina de la decana',
    'i asked for the evidence in braille/large print and they sent nothing',
    'so like they read me two lines of his interview over zoom and thats supposed to be me reviewing it???',
    'the investigator told us evidence is confidential until the hearing',
    'they will only mail paper, i live in another state and my lawyer wants a pdf',
    'when do i find out what my teammates told them',
    'file has a watermark with my name and i cant print, is that ok',
    'they let the respondent see my statement but not me his',
    'they showed her my statement before i saw hers',
    'they have my location data but wont use it',
    'she read my whole statement and i have not seen hers',
    'stuff they gathered but say they will not use',
  ],
  related: [
    'respond-to-evidence',
    'missing-evidence',
    'treatment-records',
    'when-the-report-comes',
  ],
  resources: ['cornell-34-cfr-106-45', 'aba-free-legal-answers'],
}
