import type { GuideFacts } from '../entry.ts'

/** Who learns of a case: names, and parents. */
export const whoKnows: readonly GuideFacts[] = [
  {
    slug: 'who-will-know-your-name',
    title: 'Will your name be kept private',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      "Your school must keep names confidential, with exceptions; the parties in a formal complaint learn each other's names.",
    answer: [
      {
        text: 'Mostly, yes. Your school must keep confidential who reported, who the complainant and respondent are, and who the witnesses are.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'There are exceptions: where FERPA permits it, where the law requires it, or to carry out the Title IX rule. That covers an investigation or a hearing.',
        cites: ['34 CFR 106.71(a)'],
      },
      {
        text: 'After a formal complaint, the parties learn who is involved. The written notice must give their identities, if known.',
        cites: ['34 CFR 106.45(b)(2)(i)(B)'],
      },
      {
        text: 'Supportive measures must be kept confidential, as far as they can be given that way.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'A report alone does not call for that notice. It is due when a formal complaint is filed.',
        cites: ['34 CFR 106.45(b)(2)(i)'],
      },
    ],
    more: [
      {
        heading: 'Reporting without a name',
        statements: [
          {
            text: 'The rule does not speak of anonymous reports. A formal complaint must show that the complainant is the person filing it.',
            cites: ['34 CFR 106.30(a) (Formal complaint)'],
          },
          {
            text: 'Before you tell a staff member, ask to whom they pass on what you say.',
            cites: [],
          },
        ],
      },
      {
        heading: 'What parties may say',
        statements: [
          {
            text: "The duty is the school's. The school may not restrict either party from discussing the allegations.",
            cites: ['34 CFR 106.45(b)(5)(iii)'],
          },
        ],
      },
    ],
    steps: [
      'Ask who will learn your name before you file.',
      'Name the people from whom you most want privacy.',
      'Tell the Title IX Coordinator at once if your name got out.',
    ],
    ask: [
      'Who will learn my name, and at what point?',
      'Can supportive measures be set up without naming me to others?',
      'My name was shared outside the case. What will you do about it?',
    ],
    asked: [
      'will he find out it was me who reported',
      'is title ix confidential',
      'can i report anonymously',
      'does the respondent see my name',
      'who gets told about the complaint',
      'they told my coach about it, is that allowed',
      "will my professors know i'm accused",
      'can i stay anonymous as a witness',
      'the school leaked my name',
      'confidentiality in title ix',
      'does everyone on campus find out',
      'will my roommate know i gave a statement',
      'the investigator told other students what i said',
      'how private is this process really',
      'can the media get my name',
      'im scared she will find out i talked',
      'does the school have to keep my identity secret',
      "my daughter's name is all over the middle school",
      'sabrán mi nombre',
      'es confidencial la denuncia',
      'quién se entera de mi caso',
      'do my teachers learn that i was reported',
    ],
    related: [
      'talking-about-the-allegations',
      'will-your-parents-be-told',
      'who-can-see-the-case-file',
      'reporting-without-your-name',
    ],
    resources: ['student-privacy-policy-office', 'rainn-national-sexual-assault-hotline'],
  },
  {
    slug: 'will-your-parents-be-told',
    title: 'Will your parents be told',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'The Title IX rule does not order a college to tell parents; in K-12 a parent may act for the student.',
    answer: [
      {
        text: 'The Title IX rule does not say that a school must tell parents, and it does not forbid it. Privacy law (FERPA) decides what may be shared.',
        cites: ['34 CFR 106.71(a)', '20 U.S.C. 1232g'],
      },
      {
        text: 'At a college, the notices go to the parties. The rule does not add parents to that list.',
        cites: ['34 CFR 106.45(b)(2)(i)'],
        school: 'postsecondary',
      },
      {
        text: 'At a K-12 school, a parent or guardian with the legal right may act on behalf of a student. That covers filing a formal complaint.',
        cites: ['34 CFR 106.6(g)'],
        school: 'k12',
      },
      {
        text: 'You may choose a parent as your advisor. Then your parent may come to meetings with you.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
      },
      { text: 'Ask your school before you file what it shares with families.', cites: [] },
    ],
    more: [
      {
        heading: 'For parents',
        statements: [
          {
            text: 'Your legal right to act for your child is left as it is by this rule, with FERPA in mind.',
            cites: ['34 CFR 106.6(g)'],
          },
          {
            text: 'Treatment records need written consent. A parent gives it if the student is not yet an “eligible student” under FERPA.',
            cites: ['34 CFR 106.45(b)(5)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Ask the Title IX Coordinator what the school tells parents, and when.',
      'Say in writing if contact with your home would put you at risk.',
      'Plan how you would tell your family yourself.',
    ],
    ask: [
      'Will you contact my parents about this, and may I be the one to tell them?',
      'Can letters go to my own email and not to my home address?',
      'I am the parent. What can I see, and may I come to the meetings?',
    ],
    asked: [
      'will the school call my mom',
      'does the college tell your parents about title ix',
      'i dont want my family to find out',
      'will mail go to my house',
      'im 19 do my parents get the letter',
      'my parents pay tuition, can they see the case',
      'im 16 and accused, will they tell my dad',
      'can a high school keep it from parents',
      "they'll kill me if they find out i was drinking with him, will they be told",
      'as a father do i have a right to know',
      'nobody told me my son was questioned',
      'does ferpa stop them from talking to me about my daughter',
      'gay student not out to parents title ix',
      'parents are very religious and cant know',
      'will it be on the family health insurance',
      'parent wants updates on the case',
      'hide the case from home',
      'le van a decir a mis papás',
      'no quiero que mi familia se entere',
      'are parents notified of a complaint',
      'is the school going to inform my mother',
    ],
    related: ['parents-and-guardians', 'who-will-know-your-name', 'telling-your-family'],
    resources: ['student-privacy-101-video', 'student-privacy-policy-office', 'the-trevor-project'],
  },
]
