import type { GuideFacts } from '../entry.ts'

export const hearingRecording: GuideFacts = {
  slug: 'hearing-recording',
  title: 'The recording of a hearing',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A college must record or transcribe a live hearing and let the parties inspect and review it.',
  answer: [
    {
      text: 'Yes. The college must create an audio or audiovisual recording, or a transcript, of any live hearing.',
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: "It must make that available to the parties for inspection and review. The rule's words do not promise a copy to keep, so ask.",
      cites: ['34 CFR 106.45(b)(6)(i)'],
      school: 'postsecondary',
    },
    {
      text: 'In K-12 a hearing is optional, and the rule does not ask for a recording of one. Ask what your school does.',
      cites: ['34 CFR 106.45(b)(6)(ii)'],
      school: 'k12',
    },
    {
      text: 'The recording or transcript that the rule requires must be kept for seven years, with the other records of the case.',
      cites: ['34 CFR 106.45(b)(10)(i)(A)'],
    },
    {
      text: 'The rule does not say if you may record the hearing yourself. School rules on that must apply equally to both parties.',
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)'],
    },
  ],
  more: [
    {
      heading: 'Use it for an appeal',
      statements: [
        {
          text: 'Listen for questions that were refused without a reason, and for steps left out. A procedural irregularity that affected the outcome is one basis for an appeal.',
          cites: ['34 CFR 106.45(b)(8)(i)(A)'],
        },
        {
          text: 'A student may also ask to see education records under FERPA. The school has at most 45 days for that.',
          cites: ['20 U.S.C. 1232g'],
        },
      ],
    },
  ],
  steps: [
    'Ask for the recording or transcript soon, before the appeal date.',
    'Take notes with the time of each point.',
    'Ask for language help or a transcript if you cannot follow the sound.',
  ],
  ask: [
    'When and how can I inspect and review the recording or transcript of the hearing?',
    'Can I have a copy, or read it together with my advisor?',
    'Does the time for an appeal start before I can review the recording?',
  ],
  asked: [
    'is the hearing recorded',
    'can i get the transcript',
    'audio of my hearing',
    'I want to listen to the hearing again for my appeal',
    'may I record it on my phone',
    'they say the recording was lost',
    'no record was made of the hearing',
    'how long do they keep the hearing video',
    'school wont give me a copy of the recording',
    'court reporter',
    'who can watch the video of my testimony',
    'will my testimony be on tape forever',
    'zoom recording',
    'transcript costs money?',
    'parent wants to hear the tape of the hearing at high school',
    'grabación de la audiencia',
    'quiero la transcripción',
    'recording cut off in the middle',
    'is it against the rules to record interviews',
    'hearing trasncript request',
    'tape of what we said at the hearing',
    'get the audio file of the proceeding',
    'is there a transcript i may read',
  ],
  related: ['hearing-day', 'how-an-appeal-goes', 'procedural-irregularity'],
  resources: ['cornell-34-cfr-106-45', 'student-privacy-policy-office'],
}
