import type { ScopeKind } from './outOfScope.ts'
import { NOT_ADVICE, named, OUTSIDE, type Refusal, STEPS } from './refusal.ts'

type Matter = Extract<
  ScopeKind,
  | 'license'
  | 'work'
  | 'housing'
  | 'otherLaw'
  | 'grading'
  | 'recording'
  | 'intrude'
  | 'errand'
  | 'ratings'
  | 'support'
>

/** The answers on law and life beside Title IX, and on what only a person or a page can do. */
export const matterRefusals: Readonly<Record<Matter, Refusal>> = {
  license: {
    cannot: `I cannot say what a licensing board, the military or a future boss will do with a school case. ${OUTSIDE} ${NOT_ADVICE}`,
    known: [
      {
        text: 'The Title IX rule does not say what goes on a transcript or what a new school or an employer is told. School policy, state law and privacy law (FERPA) do.',
        cites: ['34 CFR 106.45(b)(10)(i)', '20 U.S.C. 1232g'],
        slug: 'who-can-see-the-case-file',
      },
      {
        text: 'Before a decision there is no finding to report. A respondent is presumed not responsible until then.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
        slug: 'presumed-not-responsible',
      },
    ],
    who: `Read the board's own questions, and ask a lawyer who works with that board before you answer them. ${named('lawhelp-org')} lists free legal aid by state.`,
    offer: STEPS,
  },
  work: {
    cannot: `Title IX does not cover a job outside your school by itself. It is about schools. I cannot advise on pay and work law. ${NOT_ADVICE}`,
    known: [
      {
        text: 'Harassment at work can go to the EEOC (Equal Employment Opportunity Commission) as a charge. The limit is 180 days, or 300 in many places.',
        cites: ['EEOC charge process'],
        slug: 'eeoc-charge',
      },
      {
        text: 'Title IX is about schools that get federal money. A job at your school, or one that is part of a course, may be different: ask the Title IX Coordinator. Title IX does not take away rights under Title VII, the law on discrimination at work.',
        cites: ['20 U.S.C. 1681', '34 CFR 106.8(a)', '34 CFR 106.6(f)'],
        slug: 'eeoc-charge',
      },
    ],
    who: `The EEOC's phone is 800-669-4000. A lawyer or legal aid can help with the rest: see ${named('lawhelp-org')}.`,
    offer: STEPS,
  },
  housing: {
    cannot: `Title IX does not cover a landlord, or a home that is not the school’s, by itself. I cannot advise on leases or rent. ${NOT_ADVICE}`,
    known: [
      {
        text: 'For housing of the school, a change of room can be a supportive measure. It is free, for either party, with or without a formal complaint.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
        slug: 'supportive-measures-explained',
      },
    ],
    who: `A tenant lawyer or legal aid can tell you what your lease and state law allow: see ${named('lawhelp-org')}. ${named('womenslaw-org')} explains state law for people who were abused.`,
    offer: STEPS,
  },
  otherLaw: {
    cannot: `Title IX does not cover unfair treatment for another reason than sex by itself, such as race, religion, age or a disability. ${NOT_ADVICE}`,
    known: [
      {
        text: 'If it is about sex as well, tell the Title IX Coordinator. Any person may report, at any time.',
        cites: ['34 CFR 106.8(a)'],
        slug: 'how-to-report',
      },
      {
        text: 'Disability law, Section 504 and the ADA, stays in force beside Title IX.',
        cites: ['34 CFR 106.44(c)', '34 CFR 106.44(d)'],
        slug: 'disability-rights',
      },
    ],
    who: `Ask your school which procedure it has for this kind of complaint, and who takes it. ${named('lawhelp-org')} lists free legal aid by state.`,
    offer: STEPS,
  },
  grading: {
    cannot:
      'Title IX does not cover a hard grade, or a teacher who is hard on everyone. It is about sex discrimination.',
    known: [
      {
        text: 'A grade that was lowered because you reported, or took part in a case, may be retaliation. That is for the Title IX Coordinator.',
        cites: ['34 CFR 106.71(a)', '34 CFR 106.8(a)'],
        slug: 'what-counts-as-retaliation',
      },
    ],
    who: 'Ask your department or the dean of students how your school lets you question a grade, and by when.',
    offer: STEPS,
  },
  recording: {
    cannot: `I cannot say if you may record or film another person. That depends on state law. ${OUTSIDE} ${NOT_ADVICE}`,
    known: [
      {
        text: 'In the case, both parties may gather and present relevant evidence. Messages, photos and witnesses count too.',
        cites: ['34 CFR 106.45(b)(5)(iii)', '34 CFR 106.45(b)(5)(ii)'],
        slug: 'give-your-own-evidence',
      },
      {
        text: 'The burden of gathering evidence is on the school, so you can ask the investigator for what you cannot get.',
        cites: ['34 CFR 106.45(b)(5)(i)'],
        slug: 'give-your-own-evidence',
      },
    ],
    who: `Ask a lawyer in your state before you record. ${named('lawhelp-org')} lists free legal aid.`,
    offer: STEPS,
  },
  intrude: {
    cannot: `I cannot help to get into another person's account, phone or things, or to follow them. It could hurt you and your case. ${OUTSIDE}`,
    known: [
      {
        text: 'The burden of gathering evidence is on the school. So you can tell the investigator what there is, and where.',
        cites: ['34 CFR 106.45(b)(5)(i)'],
        slug: 'give-your-own-evidence',
      },
      {
        text: 'Both parties may present witnesses and other evidence, such as the messages on their own phone.',
        cites: ['34 CFR 106.45(b)(5)(ii)'],
        slug: 'keeping-evidence-safe',
      },
    ],
    who: 'A lawyer can tell you which ways of getting proof are open to you.',
    offer: STEPS,
  },
  errand: {
    cannot:
      'I cannot call, write to or file with anyone for you, and I cannot come to a meeting. I am a chat, not a person and not a lawyer.',
    known: [
      {
        text: 'You can report to the Title IX Coordinator yourself: in person, by mail, phone or email, at any time.',
        cites: ['34 CFR 106.8(a)'],
        slug: 'how-to-report',
      },
      {
        text: 'A formal complaint needs your signature on paper or in digital form, or another sign that you are the one who files it.',
        cites: ['34 CFR 106.30(a) (Formal complaint)'],
        slug: 'what-a-formal-complaint-is',
      },
      {
        text: 'To have a person at your side, you may bring the advisor of your choice if you are a party.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
        slug: 'choosing-an-advisor',
      },
    ],
    who: '',
    offer: 'I can help you plan what to say or write. What is it about?',
  },
  ratings: {
    cannot:
      'I cannot rate, compare or recommend schools. I have no way to judge them, and it is outside what I can answer.',
    known: [
      {
        text: 'You can look for yourself: each school must show its Title IX Coordinator on its website and publish its grievance process.',
        cites: ['34 CFR 106.8(b)(2)(i)', '34 CFR 106.8(c)'],
        slug: 'find-the-coordinator-and-policy',
      },
      {
        text: 'It must also make its Title IX training materials public.',
        cites: ['34 CFR 106.45(b)(10)(i)(D)'],
        slug: 'training-materials',
      },
    ],
    who: 'School Reviews, in the menu, shows what other people wrote about a school.',
    offer: STEPS,
  },
  support: {
    cannot:
      'I cannot see or mend a device, a page, a sign-in or a payment. That is outside what I can do here.',
    known: [
      {
        text: 'If a school system keeps you from the evidence, tell the Title IX Coordinator: both parties must be able to inspect and review it.',
        cites: ['34 CFR 106.45(b)(5)(vi)'],
        slug: 'see-the-evidence',
      },
    ],
    who: 'Your account page shows your subscription and how to end it. For a system of your school, ask its help desk.',
    offer: STEPS,
  },
}
