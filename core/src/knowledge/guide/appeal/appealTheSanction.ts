import type { GuideFacts } from '../entry.ts'

export const appealTheSanction: GuideFacts = {
  slug: 'appeal-the-sanction',
  title: 'Appeal because the sanction is too harsh or too light',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule has no separate basis for the sanction; a school may add one, equally for both parties.',
  answer: [
    {
      text: 'It depends on your school. The three set bases do not name a sanction that is too hard or too light, but a school may add such a basis.',
      cites: ['34 CFR 106.45(b)(8)(i)', '34 CFR 106.45(b)(8)(ii)'],
    },
    {
      text: 'If it does, it must offer it equally to both parties.',
      cites: ['34 CFR 106.45(b)(8)(ii)'],
    },
    {
      text: 'The three set bases can still fit: procedural irregularity, new evidence, or conflict of interest or bias.',
      cites: [
        '34 CFR 106.45(b)(8)(i)(A)',
        '34 CFR 106.45(b)(8)(i)(B)',
        '34 CFR 106.45(b)(8)(i)(C)',
      ],
    },
    {
      text: 'The decision letter must state any disciplinary sanctions and the rationale for the result on each allegation. Start from those reasons.',
      cites: ['34 CFR 106.45(b)(7)(ii)(E)'],
    },
    {
      text: 'The rule does not say if a sanction may go up or down on appeal. Ask before you file.',
      cites: ['34 CFR 106.45(b)(8)(iii)'],
    },
  ],
  more: [
    {
      heading: 'Words to look for',
      statements: [
        {
          text: 'Look in the policy for words such as "severe sanction", "too harsh" or "out of proportion".',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Read which bases your policy and letter list.',
    "Write why the sanction does not fit the findings or the policy's list.",
    'Add what speaks for your view, with proof.',
    'Ask if the result can change in either direction.',
  ],
  ask: [
    'May the sanction alone be appealed, and on which basis?',
    'Can a sanction be raised or lowered on appeal?',
  ],
  asked: [
    'the punishment doesnt fit',
    'appeal my suspension',
    'can i appeal only the sanction',
    'sanction too severe',
    'i think he should have been expelled can i appeal that',
    'reduce my punishment',
    'disproportionate',
    'sanctions too light appeal',
    'can they increase my sanction if i appeal',
    'ask for leniency',
    'appeal expulsion',
    'first offense and got two years',
    'other students got less for the same thing',
    'she wants a harsher punishment',
    'apelar la sanción',
    'el castigo es muy fuerte',
    'two semester suspention appeal',
    'plea to lower the penalty',
    'got probation but wants me removed from team',
    'severity of sanction as ground',
    'i accept the finding but expulsion is too much',
    'sanction should be lighter',
    'sanction should be tougher',
    'only disagree with the discipline',
  ],
  related: ['appeal-grounds', 'possible-sanctions', 'when-sanctions-start'],
  resources: ['cornell-34-cfr-106-45'],
}
