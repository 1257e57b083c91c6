import type { GuideFacts } from '../entry.ts'

export const evidenceAtTheHearing: GuideFacts = {
  slug: 'evidence-at-the-hearing',
  title: 'Using the evidence at the hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'All the evidence that both parties could review must be available at any hearing, not only the report.',
  answer: [
    {
      text: 'Yes. The school must make all the evidence you could inspect and review available at any hearing. It is more than what the report sums up.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'Each party must get an equal opportunity to refer to it during the hearing. That includes use in cross-examination.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'This takes in evidence that the school does not intend to rely on. It takes in evidence that points toward responsibility or away from it, from any source.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'There are limits. Questions must be relevant. Treatment records need written consent, and privileged facts stay out unless the privilege is waived.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(5)(i)', '34 CFR 106.45(b)(1)(x)'],
    },
    {
      text: "The rule does not say if new items may first come up at the hearing. If your school's policy has a last date, it must apply equally to both parties.",
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'Paper, screen or both',
      statements: [
        {
          text: 'The rule does not say how the evidence is shown on the day. Ask if you may have your own copy, exhibits or a shared screen.',
          cites: ['34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
    {
      heading: 'In K-12',
      statements: [
        {
          text: 'A hearing is optional there. If your school holds one, the evidence must be available at it too.',
          cites: ['34 CFR 106.45(b)(6)(ii)', '34 CFR 106.45(b)(5)(vi)'],
        },
      ],
    },
  ],
  steps: [
    'List the pages and files you want to point to.',
    'Give the list to your advisor with the question each one goes with.',
    'Ask how the evidence will be shown on the day.',
    'Say so at the hearing if an item is missing, and ask that it be noted.',
  ],
  ask: [
    'How will the whole evidence file be available to both parties at the hearing?',
    'May my advisor show pages or play a recording while asking questions?',
    'Until when may we add an item for the hearing?',
  ],
  asked: [
    'can my advisor hold up the snapchats while questioning him',
    'will the panel have the full evidence binder or just the summary',
    'can i bring the binder they emailed me into the hearing room',
    'they said we can only talk about what the report mentions',
    'exhibits at the hearing how does it work',
    'share screen during zoom hearing to show texts',
    'is the evidence file on the table at the panel',
    'may i play the voicemail at my hearing',
    'can we point to pages that the investigator did not use',
    'the chair said the packet stays out of the room',
    'surprise photo at the hearing that i never saw before',
    'he pulled out new screenshots in front of the panel',
    'can i bring new documents to the hearing',
    'refer to the investigation file while cross examining',
    'do panel members get the videos too or only the write up',
    'bring printouts to the hearing',
    'quiero mostrar los mensajes durante la audiencia',
    'puedo llevar las pruebas a la audiencia',
    'introducing evidence in front of the decision makers',
    'my lawyer wants to show her own texts to her at the hearing',
    'hearing officer would not look at the raw texts',
    'can we use the stuff from the dropbox when the hearing happens',
    'does everything from the evidence review carry over to the hearing',
    'professor wants to use slides at his hearing',
    'is the report all the panel sees or also the packet',
    'can stuff from the evidence packet come up while the panel is going on',
    'are we limited to the report during the hearing',
  ],
  related: ['see-the-evidence', 'cross-examination', 'hearing-day', 'relevance-of-questions'],
  resources: ['cornell-34-cfr-106-45'],
}
