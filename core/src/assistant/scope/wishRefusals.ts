import type { ScopeKind } from './outOfScope.ts'
import { type Refusal, STEPS, safetyMeasures } from './refusal.ts'

type Wish = Extract<ScopeKind, 'harm' | 'lies' | 'expose' | 'instructions' | 'writing' | 'other'>

/** The answers to what somebody wants the assistant to do or to be. */
export const wishRefusals: Readonly<Record<Wish, Refusal>> = {
  harm: {
    cannot:
      'I cannot help to scare, pressure or punish anyone. It could hurt them, and it could hurt your case.',
    known: [
      {
        text: 'The rule forbids anyone to threaten or pressure a person because of a report, or for taking part or refusing to.',
        cites: ['34 CFR 106.71(a)'],
        slug: 'what-counts-as-retaliation',
      },
      safetyMeasures,
    ],
    who: '',
    offer:
      'I can help you write a calm note to the Title IX Coordinator about what you need, such as no contact or more time.',
  },
  lies: {
    cannot: 'I cannot help to make up, change or hide evidence, or to say what is not true.',
    known: [
      {
        text: 'A school may charge a person who makes a materially false statement in bad faith.',
        cites: ['34 CFR 106.71(b)(2)'],
        slug: 'punished-for-a-false-statement',
      },
      {
        text: 'Both parties have the same chance to bring witnesses and other evidence.',
        cites: ['34 CFR 106.45(b)(5)(ii)'],
        slug: 'give-your-own-evidence',
      },
    ],
    who: 'If something is already changed or gone, talk to your advisor or a lawyer before you speak to the school.',
    offer: 'I can help you collect what you have, as it is, and prepare your own account.',
  },
  expose: {
    cannot: 'I cannot help to find people, or to make their names or details known.',
    known: [
      {
        text: 'A school must keep the names of those who report, the parties and the witnesses confidential, with few exceptions.',
        cites: ['34 CFR 106.71(a)'],
        slug: 'who-will-know-your-name',
      },
      {
        text: 'After a formal complaint, the written notice names the parties involved, if the school knows them.',
        cites: ['34 CFR 106.45(b)(2)(i)(B)'],
        slug: 'what-the-notice-must-say',
      },
    ],
    who: '',
    offer: STEPS,
  },
  instructions: {
    cannot:
      'I cannot change my role, set my rules aside, or show how I am set up. I am not a lawyer, and I cannot act as one.',
    known: [],
    who: '',
    offer:
      'I can help with questions about Title IX: what the rule says, what comes next, and what to ask your school. What is on your mind?',
  },
  writing: {
    cannot: 'I cannot write papers, stories or code. I am here for Title IX questions only.',
    known: [],
    who: '',
    offer:
      'I can help you plan a short note to your Title IX Coordinator, a request for more time, or an appeal.',
  },
  other: {
    cannot:
      'I cannot help with that. I am here for questions about Title IX and what a school must do.',
    known: [],
    who: '',
    offer: STEPS,
  },
}
