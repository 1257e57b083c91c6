import type { GuideFacts } from '../entry.ts'

export const ocrComplaint: GuideFacts = {
  slug: 'ocr-complaint',
  title: 'How to complain to the federal Office for Civil Rights',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Either party may complain to OCR about how a school handled a Title IX matter, ordinarily within 180 days.',
  answer: [
    {
      text: 'Yes. Either party may file a Title IX complaint with the Office for Civil Rights (OCR) of the U.S. Department of Education.',
      cites: ['OCR complaint process'],
    },
    {
      text: 'Ordinarily you have 180 days from the last act of discrimination. If you used the school’s own process first, it is 60 days after that ends. If you are late, give the reason and ask OCR for a waiver, which it may grant or refuse.',
      cites: ['OCR complaint process'],
    },
    {
      text: 'You can file online at ocrcas.ed.gov, or write to OCR@ed.gov. The headquarters phone is 800-421-3481.',
      cites: ['OCR complaint process'],
    },
    {
      text: 'OCR takes the complaint and refers it on. Since June 16, 2026 the Civil Rights Division of the Department of Justice evaluates, investigates and resolves these complaints.',
      cites: ['OCR complaint process'],
    },
    {
      text: 'The question is whether the school followed the rule. The Department of Education will not fault a school solely because it would have weighed the evidence differently.',
      cites: ['34 CFR 106.44(b)(2)'],
    },
    {
      text: 'Expect delay. OCR closed seven of its twelve offices in March 2025, and we could not confirm which ones have opened again.',
      cites: ['OCR complaint process'],
    },
  ],
  more: [
    {
      heading: "The school's notice",
      statements: [
        {
          text: 'Your school must tell people where to ask about Title IX. That is the Title IX Coordinator, the Assistant Secretary, or both.',
          cites: ['34 CFR 106.8(b)(1)'],
        },
      ],
    },
    {
      heading: 'While the complaint is open',
      statements: [
        {
          text: "Nothing in the rule stops your school's process because a federal complaint is open. Keep to the dates in your letters.",
          cites: ['34 CFR 106.44(b)(1)'],
        },
        {
          text: 'No one may threaten or punish you because you made a complaint. That is retaliation.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
    {
      heading: 'One more place to write',
      statements: [
        {
          text: 'The Justice Department takes reports of sex discrimination in schools too. File with OCR all the same. We could not confirm that such a report counts as filed with OCR in time.',
          cites: ['OCR complaint process'],
        },
      ],
    },
  ],
  steps: [
    'Write down the date of the last act, and count 180 days.',
    'List what happened by date, with the letters you have.',
    'Say which step of the rule you think was missed.',
    'File online or by email, and keep a copy.',
  ],
  ask: [
    'How did you handle these steps? I would like to know before I write to OCR.',
    'Whom at the school does OCR contact about Title IX?',
  ],
  asked: [
    'how do i file an ocr complaint',
    'report my school to the government',
    'department of education civil rights complaint',
    'who do i complain to if the title ix office does nothing',
    'can the respondent file with ocr too',
    'the school ignored me where do i go next',
    'federal complaint against a college',
    'is there someone above the title ix coordnator',
    'ocr phone number',
    'file a complaint against the school district title ix',
    'can i report the university to the feds',
    'does ocr still exist',
    'do i need a lawyer for an ocr complaint',
    'dept of ed complaint form',
    'my kids school did nothing about the groping',
    'can my mom file with ocr for me',
    'ocr investigation how does it work',
    'school mishandled my case',
    'dónde denuncio a la escuela',
    'queja ante el departamento de educación',
    'oficina de derechos civiles',
    'who polices a school that ignores its own rules',
    'department of justice complaint about my college',
    'who enforces title ix',
    'sent 11 emails to the coordinator, board of trustees, nobody cares, who is above them',
    'superintendent told us to pound sand',
    'whats the phone and email of the federal civil rights people',
    'online portal for a discrimination complaint about my university',
    'can i report my college for never investigating',
    'is OCR for the accused too, they trampled my rights',
    'school wont follow its own title ix policy, feds?',
    'do i have to give my name to ocr',
    'mom of a 3rd grader, school covered it up',
    'how do you write an OCR complaint, what goes in it',
    'would ocr even answer, i read they fired everyone',
    'who watches the watchmen lol',
    'can a group of us file together',
    'file against a community college',
    'charter school ignoring title ix',
    'contact info office for civil rights',
    'is there a fee to file with the department of education',
    'does it go on my record if i report the school to the government',
    'state board of education or federal, who handles title ix',
    'advocate filing ocr complaint for a student',
    'accreditor or ocr?',
    'school didnt let me have an advisor, where do i complain',
    'necesito el número de la oficina de derechos civiles',
    'quién castiga a la escuela si no hace nada',
    'mi distrito escolar ignoró la denuncia, a quién acudo',
    'washington hotline for students whose school wont help',
    'can a respondent complain to ocr too or only the person harmed',
  ],
  related: ['ocr-time-limit', 'ocr-and-the-outcome', 'what-counts-as-retaliation'],
  resources: [
    'office-for-civil-rights',
    'ocr-complaint-assessment-system',
    'justice-department-educational-opportunities-section',
  ],
}
