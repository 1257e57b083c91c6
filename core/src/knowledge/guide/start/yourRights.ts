import type { GuideFacts } from '../entry.ts'

export const yourRights: GuideFacts = {
  slug: 'your-rights-at-a-glance',
  title: 'Your rights at a glance',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rights that both parties have in the process: notice, advisor, evidence, a fair decision and an appeal.',
  answer: [
    {
      text: 'You must get written notice of the allegations, with enough time to prepare before any first interview.',
      cites: ['34 CFR 106.45(b)(2)(i)(B)'],
    },
    {
      text: 'You may have an advisor of your choice. The advisor may be a lawyer but does not have to be one.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'You may present witnesses and other evidence. You may inspect and review the evidence directly related to the allegations, with at least 10 days to respond in writing.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'The respondent is presumed not responsible until a decision at the end. The burden of proof is on the school, not on either party.',
      cites: ['34 CFR 106.45(b)(1)(iv)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'You get the written decision at the same time as the other party. Both of you may appeal.',
      cites: ['34 CFR 106.45(b)(7)(iii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'Supportive measures are free, and nobody may retaliate against you for taking part or for refusing to.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.71(a)'],
    },
  ],
  more: [
    {
      heading: 'If you are the complainant',
      statements: [
        {
          text: 'The school must offer you supportive measures, with or without a formal complaint, and must consider your wishes about them.',
          cites: ['34 CFR 106.44(a)'],
          role: 'complainant',
        },
        {
          text: 'If the respondent is found responsible, you must get remedies that restore or preserve your equal access.',
          cites: ['34 CFR 106.45(b)(1)(i)'],
          role: 'complainant',
        },
        {
          text: 'Questions about your sexual past are not relevant, with two narrow exceptions.',
          cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
          role: 'complainant',
        },
      ],
    },
    {
      heading: 'If you are the respondent',
      statements: [
        {
          text: 'The school may not discipline you under Title IX before the grievance process is done.',
          cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(1)(i)'],
          role: 'respondent',
        },
        {
          text: 'If the school removes you in an emergency, you must get notice and a chance to challenge it at once.',
          cites: ['34 CFR 106.44(c)'],
          role: 'respondent',
        },
      ],
    },
    {
      heading: 'At the decision',
      statements: [
        {
          text: 'At a college there must be a live hearing. If you have no advisor there, the college must give you one for free to ask your questions.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
          school: 'postsecondary',
        },
        {
          text: 'In K-12 you may send written questions and must get the answers, with limited follow-up. A hearing is optional.',
          cites: ['34 CFR 106.45(b)(6)(ii)'],
          school: 'k12',
        },
        {
          text: 'The Title IX Coordinator, investigator and decision-maker must be free of bias and of any conflict of interest.',
          cites: ['34 CFR 106.45(b)(1)(iii)'],
        },
      ],
    },
    {
      heading: 'What is yours to give',
      statements: [
        {
          text: 'You may talk about the allegations under investigation and gather relevant evidence. The school may not restrict that.',
          cites: ['34 CFR 106.45(b)(5)(iii)'],
        },
        {
          text: 'The school may not use your treatment records unless you agree freely and in writing. If you are not yet an “eligible student” under FERPA, a parent must agree.',
          cites: ['34 CFR 106.45(b)(5)(i)'],
        },
        {
          text: 'Talks that a legal privilege protects, as with your lawyer, may not be asked for or used unless you waive the privilege.',
          cites: ['34 CFR 106.45(b)(1)(x)'],
        },
      ],
    },
  ],
  steps: [
    'Save all letters and emails from the school.',
    'Choose an advisor and tell the school in writing who it is.',
    'Ask for supportive measures if class, housing or work has become hard.',
    'Mark each date by which you may respond.',
  ],
  ask: [
    'Could you please tell me in writing which rights I have at each step?',
    'How do I tell the school who my advisor is?',
    'Which supportive measures can I ask for now?',
  ],
  asked: [
    'explain my rights',
    'what are my rights',
    'student rights',
    'due process rights',
    'do i have any rights here at all',
    'rights of the complainant',
    'rights of the respondent in a title ix investigation',
    'do both sides have the same rights',
    'it feels like only the other person has rights',
    'what protections do i get',
    'is the process fair to me',
    'wat r my rights in this mess',
    'what is the school obligated to give me',
    'equal treatment of both parties',
    'cuáles son mis derechos',
    'derechos del acusado en titulo ix',
    'can they just kick me out without a process',
    'what can i insist on',
    'as a parent i want to know my childs rights',
    'list of rights title ix student',
    'nobody at the dean of students office will tell me what im entitled to',
    'they treat me like dirt in there, dont i get any say',
    'give me a bullet list of what the college owes each side',
    'what do i get as the one who filed',
    'does she get stuff that i dont get',
    'fraternity president here, one of my brothers is in a case and wants to know what he is entitled to',
    'they act like this is a favor. what are they required to give me by law',
    'can they do whatever they want with me or is there a rulebook',
    'am i entitled to anything as the person who got reported',
    'as a sorority advisor what protections should i tell my member about',
    'what safeguards are there for students in these cases',
    'entitlements of both parties summary',
    'is there a bill of rights for this',
    'que derechos tengo yo como acusado',
    'la escuela dice que no tengo derecho a nada',
    'is it even fair, she has the whole office behind her',
    'they cant do that to a scholarship kid without a fair process right',
    'my kid has constitutional rights in school, what about in this',
    "i'm on a student visa, do i have the same protections as everyone",
    'grad student, whats guaranteed to me',
    'cheat sheet of protections for someone named in a complaint',
    'whats my bare minimum that they cant take away',
  ],
  related: [
    'steps-of-the-process',
    'who-can-be-your-advisor',
    'supportive-measures-explained',
    'if-you-were-named',
    'see-the-evidence',
    'who-may-appeal',
  ],
  resources: ['know-your-ix', 'families-advocating-for-campus-equality', 'cornell-34-cfr-106-45'],
}
