import { resources } from '../../knowledge/resources.ts'
import type { ScopeKind } from './outOfScope.ts'

interface Refusal {
  /** What the assistant will not do, and why, in one or two sentences. */
  readonly cannot: string
  /** What the rule says near it; `slug` is the guide's entry to read on. */
  readonly known: readonly {
    readonly text: string
    readonly cites: readonly string[]
    readonly slug?: string
  }[]
  /** Who can help with it; empty where nobody need be named. */
  readonly who: string
  /** What the assistant can do. */
  readonly offer: string
}

const NOT_ADVICE = 'This is general information, not legal advice.'
const STEPS =
  'I can help with the process itself: your notice, your advisor, the evidence, the hearing, or an appeal. What would you like to know?'

const presumed = {
  text: 'The respondent is presumed not responsible until the process ends with a decision.',
  cites: ['34 CFR 106.45(b)(1)(iv)'],
  slug: 'presumed-not-responsible',
}
const weighed = {
  text: 'The decision-maker must weigh all relevant evidence, for and against, and may not judge a person by their role.',
  cites: ['34 CFR 106.45(b)(1)(ii)'],
  slug: 'only-my-word',
}
const onTheSchool = {
  text: 'The burden of proof is on the school, not on either party.',
  cites: ['34 CFR 106.45(b)(5)(i)'],
  slug: 'burden-of-proof',
}
const safetyMeasures = {
  text: 'A school can set limits on contact, change classes or housing, or give an escort as supportive measures. They are free, for either party.',
  cites: ['34 CFR 106.30(a) (Supportive measures)'],
  slug: 'no-contact-orders',
}

/** The answer to each kind of question that is left to others, in the voice of the hub. */
export const refusals: Readonly<Record<ScopeKind, Refusal>> = {
  verdict: {
    cannot: `I cannot predict how a case will end, or say who is right. I have not heard both sides or seen all of the evidence. ${NOT_ADVICE}`,
    known: [presumed, weighed, onTheSchool],
    who: `A lawyer can look at your own case. ${named('lawhelp-org')} lists free legal aid by state.`,
    offer: STEPS,
  },
  breach: {
    cannot: `I cannot say whether a school followed the law. That depends on facts and papers that I have not seen. ${NOT_ADVICE}`,
    known: [
      {
        text: 'What I can do is tell you what the rule asks of a school. Its process for formal complaints must meet this section.',
        cites: ['34 CFR 106.45(b)'],
        slug: 'your-rights-at-a-glance',
      },
      {
        text: `The ${named('office-for-civil-rights')} takes complaints about schools from either party.`,
        cites: ['OCR complaint process'],
        slug: 'ocr-complaint',
      },
    ],
    who: `A lawyer can say what it means in your case. ${named('lawhelp-org')} lists free legal aid by state.`,
    offer:
      'Tell me which step worries you, such as notice, advisor, evidence or hearing. I can tell you what the rule says about it and what to ask.',
  },
  immigration: {
    cannot: `I cannot say what a case means for a visa or immigration status. That is outside what I can answer. ${NOT_ADVICE}`,
    known: [
      {
        text: 'On the school side: it must finish its whole process before it may discipline a respondent.',
        cites: ['34 CFR 106.45(b)(1)(i)'],
        slug: 'discipline-before-a-decision',
      },
    ],
    who: `Ask an immigration lawyer, or the designated school official (DSO) in your international student office. Ask before you drop classes or leave. The ${named('national-immigration-legal-services-directory')} lists nonprofit lawyers.`,
    offer: STEPS,
  },
  criminal: {
    cannot: `I cannot advise on criminal law, or on what to say to the police. ${NOT_ADVICE}`,
    known: [
      {
        text: "A school case is not a criminal trial. The school applies its own code and its stated standard of evidence, and its result is a school's decision.",
        cites: ['34 CFR 106.45(b)(7)(ii)(D)', '34 CFR 106.45(b)(1)(vii)'],
        slug: 'court-and-title-ix',
      },
      {
        text: 'If the police look into it too, that may be good cause for a short delay of the school process, with written notice and reasons.',
        cites: ['34 CFR 106.45(b)(1)(v)'],
        slug: 'police-and-the-school',
      },
    ],
    who: 'Ask a criminal defense lawyer, or the public defender where you live, before you speak to anyone about the facts.',
    offer: STEPS,
  },
  lawsuit: {
    cannot: `I cannot say whether you could sue, for how much, or by when. That is outside what I can answer. ${NOT_ADVICE}`,
    known: [
      {
        text: 'The Title IX rule tells schools what to do. It does not say who may sue.',
        cites: ['34 CFR 106.45(b)'],
        slug: 'going-to-court',
      },
      {
        text: 'Beside a court there is a complaint to the Office for Civil Rights, most often within 180 days of the last act.',
        cites: ['OCR complaint process'],
        slug: 'ocr-time-limit',
      },
    ],
    who: `Ask a lawyer in your state soon, since courts have time limits. ${named('nwlc-legal-network-for-gender-equity')} and ${named('lawhelp-org')} help you find one.`,
    offer: STEPS,
  },
  defamation: {
    cannot: `I cannot say whether words about a person are defamation. That is a question of state law. ${NOT_ADVICE}`,
    known: [
      {
        text: 'Under the Title IX rule, nobody may threaten or punish a person for a report or for taking part. Speech that the First Amendment protects is not retaliation.',
        cites: ['34 CFR 106.71(a)', '34 CFR 106.71(b)(1)'],
        slug: 'posts-and-speech',
      },
    ],
    who: `Ask a lawyer in your state. ${named('lawhelp-org')} lists free legal aid.`,
    offer: STEPS,
  },
  family: {
    cannot: `I cannot advise on family court or on orders that a court makes. ${NOT_ADVICE}`,
    known: [safetyMeasures],
    who: `${named('womenslaw-org')} explains protection orders state by state, for all genders. ${named('lawhelp-org')} lists free legal aid.`,
    offer: STEPS,
  },
  money: {
    cannot: `I cannot advise on taxes, loans or insurance. That is outside what I can answer. ${NOT_ADVICE}`,
    known: [
      {
        text: 'Supportive measures from the school are free of charge.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
        slug: 'cost-of-supportive-measures',
      },
    ],
    who: 'A tax adviser or your school’s financial aid office can help.',
    offer: STEPS,
  },
  medical: {
    cannot:
      'I cannot give medical advice. A doctor, a pharmacist or your campus health center can. If you may have taken too much of something, call 911. If it all gets too much, call or text 988, day and night.',
    known: [
      {
        text: 'Counseling and more time for class work can be supportive measures. They are free, for either party.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
        slug: 'supportive-measures-explained',
      },
    ],
    who: '',
    offer: STEPS,
  },
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
        text: 'After a formal complaint, the written notice names the people involved, if the school knows them.',
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

/** The name of an organisation as the directory has it. */
function named(slug: string): string {
  return resources.find((resource) => resource.slug === slug)?.title ?? ''
}
