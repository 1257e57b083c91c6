import type { GuideFacts } from '../entry.ts'

export const support: GuideFacts = {
  slug: 'glossary-support-and-safety',
  title: 'Words for support and safety steps',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Plain meanings of supportive measures, no-contact order, removal, leave and informal resolution.',
  answer: [
    {
      text: '**Supportive measures**: free help that punishes nobody, such as a new class time. Both sides can have it, with or without a formal complaint.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.44(a)'],
    },
    {
      text: '**No-contact order**: a rule to stay away from someone. As a supportive measure it must not punish, and it must not burden the other party too much.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: "**Emergency removal**: the school takes a respondent out at once, since there is an immediate threat to someone's physical health or safety. It must weigh the risk in that one case. The respondent can challenge it right after.",
      cites: ['34 CFR 106.44(c)'],
    },
    {
      text: '**Administrative leave**: the school sends a worker who is not a student home while the process runs.',
      cites: ['34 CFR 106.44(d)'],
    },
    {
      text: '**Informal resolution**: a way to settle, such as mediation. Both parties must agree in writing, after a formal complaint. It is closed when staff are said to have harassed a student.',
      cites: ['34 CFR 106.45(b)(9)', '34 CFR 106.45(b)(9)(ii)', '34 CFR 106.45(b)(9)(iii)'],
    },
  ],
  more: [],
  steps: [
    'Check which of these your letter speaks about.',
    'Ask what you have to do under it and for how long.',
  ],
  ask: ['Is this step meant as support, or as an emergency removal?'],
  asked: [
    'meaning of supportive measures',
    'no contact order definition',
    'define emergency removal',
    'what is administrative leave',
    'informal resolution meaning',
    'mediation meaning',
    'what does interim measure mean',
    'what does nco stand for',
    'what is a safety and risk analysis',
    'restorative justice term',
    'qué es una orden de no contacto significado',
    'qué son medidas de apoyo',
    'whats the word for moving classes',
    'admin leave meaning for a teacher',
    'removal vs suspension words',
    'supportive mesures meaning',
    'terms about safety',
  ],
  related: ['supportive-measures-explained', 'no-contact-orders'],
  resources: ['cornell-34-cfr-106-45'],
}
