import type { GuideFacts } from '../entry.ts'

export const notEnoughEvidence: GuideFacts = {
  slug: 'dismissed-for-lack-of-evidence',
  title: 'Closed because there is not enough evidence',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school may dismiss if specific circumstances keep it from gathering enough evidence, but it need not.',
  answer: [
    {
      text: 'A school may dismiss for this, but it need not. Specific circumstances must prevent it from gathering evidence sufficient to reach a determination.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'The words are about what keeps the school from gathering evidence, not about weak proof alone. The burden of gathering evidence rests on the school and not on the parties.',
      cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(5)(i)'],
    },
    {
      text: 'The rule gives no list of such circumstances. Ask which ones the school means, and what it tried to get.',
      cites: ['34 CFR 106.45(b)(3)(ii)'],
    },
    {
      text: 'It must promptly send written notice of the dismissal and the reasons, simultaneously to both parties.',
      cites: ['34 CFR 106.45(b)(3)(iii)'],
    },
    {
      text: 'Both parties may appeal. New evidence that was not reasonably available before, and could affect the outcome, is one of the bases.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(8)(i)(B)'],
    },
    {
      text: 'Supportive measures do not depend on a formal complaint, so ask that they go on.',
      cites: ['34 CFR 106.44(a)', '34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [
    {
      heading: 'If a party stopped answering',
      statements: [
        {
          text: 'No one may threaten, coerce or discriminate against a person for refusing to take part. The school may still go on, or may find that it cannot gather enough.',
          cites: ['34 CFR 106.71(a)', '34 CFR 106.45(b)(3)(ii)'],
        },
      ],
    },
    {
      heading: 'Dismissal or decision',
      statements: [
        {
          text: 'A dismissal ends the case early. A finding of not responsible is a decision after the whole process, in a written determination.',
          cites: ['34 CFR 106.45(b)(3)(ii)', '34 CFR 106.45(b)(7)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Ask in writing which circumstances kept the school from gathering evidence.',
    'List evidence and witnesses that it did not ask for.',
    'Note the last day for an appeal.',
    'Ask for supportive measures to go on.',
  ],
  ask: [
    'Which specific circumstances kept the school from gathering enough evidence?',
    'Which witnesses and records did the investigator ask for?',
    'How and until when can I appeal this dismissal?',
  ],
  asked: [
    'they closed it because my witness stopped replying',
    'dropped for lack of evidence before anyone was interviewed',
    'they said they cannot gather enough to decide',
    'can they end the case just because there is no proof',
    'insufficient evidence dismissal vs not responsible',
    'the complainant wont talk to them so they closed it',
    'footage is gone so they dropped my complaint',
    'investigator quit and they say the case cannot go on',
    'too much time has passed they say, so they closed it',
    'closed since i was in the hospital and could not be interviewed',
    'it happened six years ago and the university says it cannot investigate',
    'cerraron por falta de pruebas',
    'dicen que no hay suficiente evidencia para seguir',
    'respondent refuses to talk, can they drop it for that',
    'unable to substantiate, case closed',
    'they gave up after two emails',
    'principal says no one saw it on the bus so the file is closed',
    'she never showed up to interviews, will they dismiss the case against me',
    'specific circumstances prevent gathering evidence what does it mean',
    'HR closed my complaint as inconclusive',
    'no evidence so case over?',
    'investigator is closing the file because witnesses will not talk',
    'nobody will talk to the investigator so they are stopping',
    'says there is not enough so there will be no hearing',
    'they cannot find enough and want to end it early',
    'she went quiet so they shut the whole thing and im left hanging',
    'the complainant wont pick up the phone, what becomes of my case',
  ],
  related: ['burden-of-proof', 'only-my-word', 'appeal-a-dismissal', 'after-not-responsible'],
  resources: ['cornell-34-cfr-106-45'],
}
