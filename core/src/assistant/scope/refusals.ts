import { matterRefusals } from './matterRefusals.ts'
import type { ScopeKind } from './outOfScope.ts'
import { NOT_ADVICE, named, OUTSIDE, type Refusal, STEPS, safetyMeasures } from './refusal.ts'
import { wishRefusals } from './wishRefusals.ts'

const presumed = {
  text: 'The respondent is presumed not responsible until the process ends with a decision.',
  cites: ['34 CFR 106.45(b)(1)(iv)'],
  slug: 'presumed-not-responsible',
}
const weighed = {
  text: 'The decision-maker must weigh all relevant evidence, for and against, and may not decide whom to believe by their role.',
  cites: ['34 CFR 106.45(b)(1)(ii)'],
  slug: 'only-my-word',
}
const onTheSchool = {
  text: 'The burden of proof is on the school, not on either party.',
  cites: ['34 CFR 106.45(b)(5)(i)'],
  slug: 'burden-of-proof',
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
        text: `The ${named('office-for-civil-rights')} takes complaints about schools from either party, and refers them to the Justice Department’s Civil Rights Division.`,
        cites: ['OCR complaint process'],
        slug: 'ocr-complaint',
      },
    ],
    who: `A lawyer can say what it means in your case. ${named('lawhelp-org')} lists free legal aid by state.`,
    offer:
      'Tell me which step worries you, such as notice, advisor, evidence or hearing. I can tell you what the rule says about it and what to ask.',
  },
  immigration: {
    cannot: `I cannot say what a case means for a visa or immigration status. ${OUTSIDE} ${NOT_ADVICE}`,
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
    cannot: `I cannot advise on criminal law, or on what to say to the police. ${OUTSIDE} ${NOT_ADVICE}`,
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
    cannot: `I cannot say whether you could sue, for how much, or by when. ${OUTSIDE} ${NOT_ADVICE}`,
    known: [
      {
        text: 'The Title IX rule tells schools what to do. It does not say who may sue.',
        cites: ['34 CFR 106.45(b)'],
        slug: 'going-to-court',
      },
      {
        text: 'Beside a court there is a federal complaint. It is filed at the Office for Civil Rights within 180 days of the last act. If you used the school’s own process, you have 60 days from its end, and if you are late you may ask for a waiver.',
        cites: ['OCR complaint process'],
        slug: 'ocr-time-limit',
      },
    ],
    who: `Ask a lawyer in your state soon, since courts have time limits. ${named('nwlc-legal-network-for-gender-equity')} and ${named('lawhelp-org')} help you find one.`,
    offer: STEPS,
  },
  defamation: {
    cannot: `I cannot say whether words about a person are defamation. That is a question of state law. ${OUTSIDE} ${NOT_ADVICE}`,
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
    cannot: `I cannot advise on family court or on orders that a court makes. ${OUTSIDE} ${NOT_ADVICE}`,
    known: [safetyMeasures],
    who: `${named('womenslaw-org')} explains protection orders state by state, for all genders. ${named('lawhelp-org')} lists free legal aid.`,
    offer: STEPS,
  },
  money: {
    cannot: `I cannot advise on taxes, loans, financial aid or insurance. ${OUTSIDE} ${NOT_ADVICE}`,
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
  referral: {
    cannot: `I cannot recommend one lawyer by name, or say what a lawyer charges. I have no way to judge them. ${OUTSIDE}`,
    known: [
      {
        text: 'A party may bring the advisor of their choice. It may be a lawyer, but it does not have to be.',
        cites: ['34 CFR 106.45(b)(5)(iv)'],
        slug: 'finding-a-lawyer',
      },
    ],
    who: `${named('lawhelp-org')} lists free legal aid by state. ${named('nwlc-legal-network-for-gender-equity')} sends names of lawyers for school cases, and the first talk is free. The bar association of your state may have a referral line.`,
    offer: STEPS,
  },
  athletics: {
    cannot: `I cannot answer questions on a league's rules: who is eligible to play, transfers, or money for a player's name. ${OUTSIDE} Your school's athletic office can.`,
    known: [
      {
        text: 'Each school has a Title IX Coordinator who takes questions on every part of Title IX.',
        cites: ['34 CFR 106.8(a)'],
        slug: 'other-sex-discrimination',
      },
    ],
    who: `The ${named('office-for-civil-rights')} takes complaints on equal chances in sports too.`,
    offer: STEPS,
  },
  medical: {
    cannot:
      'I cannot give medical advice. It is outside what I can answer. A doctor, a pharmacist or your campus health center can. If you may have taken too much of something, call 911. If it all gets too much, call or text 988, day and night.',
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
  ...matterRefusals,
  ...wishRefusals,
}
