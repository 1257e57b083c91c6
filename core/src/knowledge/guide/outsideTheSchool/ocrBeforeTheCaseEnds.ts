import type { GuideFacts } from '../entry.ts'

export const ocrBeforeTheCaseEnds: GuideFacts = {
  slug: 'ocr-before-the-case-ends',
  title: 'Going to OCR while the school case is open',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule does not make you wait. Ordinarily you have 180 days from the last act, or 60 from the end of the school process if you used it.',
  answer: [
    {
      text: 'The Title IX rule does not say that you have to wait. Questions about it may go to the Title IX Coordinator, to the Department of Education or to both.',
      cites: ['34 CFR 106.8(b)(1)'],
    },
    {
      text: 'You file with the Office for Civil Rights (OCR) of that department. Ordinarily you have 180 days from the last act of discrimination, so watch that date while the school works.',
      cites: ['OCR complaint process'],
    },
    {
      text: 'If you use the process of the school first, OCR ordinarily gives 60 days after it ends. If you are late, give the reason and ask OCR for a waiver. OCR may grant it or refuse it.',
      cites: ['OCR complaint process'],
    },
    {
      text: "The school's process goes on. Both parties keep their appeal, from a decision and from a dismissal, and its dates still run.",
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.44(b)(1)'],
    },
    {
      text: 'No one may threaten or punish you because you went to OCR. That can be retaliation.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'This guide does not know how a federal complaint is treated while the case is still open at school. Ask OCR: 800-421-3481 or OCR@ed.gov.',
      cites: ['OCR complaint process'],
    },
  ],
  more: [
    {
      heading: 'Who looks into it',
      statements: [
        {
          text: 'OCR refers complaints on. Since June 16, 2026 the Civil Rights Division of the Department of Justice looks into them and resolves them. Expect delay.',
          cites: ['OCR complaint process'],
        },
      ],
    },
    {
      heading: 'Inside the school',
      statements: [
        {
          text: 'The time frames of the school must be reasonably prompt. A delay needs good cause and written notice with the reasons.',
          cites: ['34 CFR 106.45(b)(1)(v)'],
        },
      ],
    },
  ],
  steps: [
    'Write down the date of the last act, and count 180 days.',
    'Keep to each date in the letters from the school.',
    'Ask OCR how it handles a case that is still open.',
    'Keep a copy of all that you send.',
  ],
  ask: [
    'When do you expect the process in my case to end, appeal included?',
    'What is the reason for the delay, and where is the written notice of it?',
  ],
  asked: [
    'do i need to finish the school process before ocr',
    'can i complain to the feds while the hearing is pending',
    'ocr now or after the appeal',
    'exhaust remedies title ix office for civil rights',
    'the investigation is still open and they are messing it up, is it too early for OCR',
    'does going to the department of ed stop my hearing',
    'will the college drop my case if i file with ocr',
    'both at once, school appeal and federal complaint?',
    'they keep delaying, can i go over their heads today',
    'will OCR turn me away because my case isnt over',
    'parallel ocr and school complaint',
    'school told me i have to wait for their decision before i go to the government',
    'halfway through, want federal eyes on this',
    'do i lose my appeal if i report them to ocr first',
    'is there harm in filing with ocr early',
    'should my client file with ocr during the investigation or hold off',
    'puedo quejarme al gobierno mientras la escuela investiga',
    'tengo que esperar la decisión de la escuela para ir a la ocr',
    'district is dragging its feet on my sons complaint, can ocr step in midway',
    'they denied me an advisor, hearing is tuesday, call the feds?',
    'if i file with OCR will the dean be mad and can he do something to me',
    'wait or file',
    'can i file with ocr while the case is still going on',
    'do i have to wait for the school to finish before i go to OCR',
    'is it ok to go to ocr before the decision',
    'file with ocr during the investigation',
    'ocr complaint while my appeal is pending',
    'must the school process be over before i file with the office for civil rights',
    'does ocr wait until the school is done',
    'should i wait or go to ocr now',
    'ocr or appeal first',
    'ir a la ocr antes de que termine el caso',
    'appeal is next week but i want the government to look now',
  ],
  related: ['ocr-complaint', 'ocr-time-limit', 'delays-and-more-time', 'no-appeal-offered'],
  resources: ['office-for-civil-rights', 'ocr-complaint-assessment-system'],
}
