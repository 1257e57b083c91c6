import type { GuideFacts } from '../entry.ts'

/** Safer phones, accounts and browsing. */
export const privacy: readonly GuideFacts[] = [
  {
    slug: 'safe-devices',
    title: 'Safer phone, email and browsing',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'If someone may be watching your phone or accounts, use another device, new passwords, and tell an advocate first.',
    answer: [
      {
        text: "If someone may watch your phone, use another one for case mail and for help. A friend's or a library's will do.",
        cites: [],
      },
      {
        text: 'Make a new email account for the case, with a new password and two-step sign-in. Tell the school to use it.',
        cites: [],
      },
      {
        text: 'Check who can see your location, photos and shared accounts. Talk to an advocate before you change things, since a change may be noticed.',
        cites: [],
      },
      { text: 'Save proof before you block someone or delete an app.', cites: [] },
      {
        text: 'Ask the school for limits on contact as a supportive measure. They can cover calls, texts and messages through others.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
    ],
    more: [
      {
        heading: 'If you share this device',
        statements: [
          {
            text: 'Clear the history after reading, and sign out. Close this page with the quick exit if someone comes near.',
            cites: [],
          },
          {
            text: 'The school may be able to see school email. Think before you use it for talks with a lawyer.',
            cites: [],
          },
        ],
      },
      {
        heading: 'If images are shared',
        statements: [
          {
            text: 'The Cyber Civil Rights Initiative helps when intimate images are shared. Take It Down helps with images from before age 18.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Call 911 if you are in danger now.',
      'Change passwords from a device that only you use.',
      'Turn off location sharing after you have a safety plan.',
      'Keep screenshots of unwanted messages.',
    ],
    ask: [
      'Could you please write to this new email address only?',
      'Can the limits on contact cover social media and messages through friends?',
    ],
    asked: [
      'he can see my phone',
      'my ex is tracking my location',
      'is my school email private',
      'someone is reading my messages',
      'how to browse without being seen',
      'airtag in my bag',
      'she knows my passwords',
      'safe way to use this site',
      'clear my history',
      'stalkerware on my phone',
      'shared icloud with my ex',
      'he hacked my instagram',
      'use a new email for the case',
      'roommate looks at my laptop',
      'can the university read my emails with my lawyer',
      'threatening to leak my nudes',
      'block him or keep proof first',
      'parents check my phone',
      'digital safety plan',
      'mi ex revisa mi teléfono',
      'me está rastreando',
      'borrar historial',
      'private browser for title ix stuff',
    ],
    related: ['keeping-evidence-safe', 'report-retaliation', 'finding-support'],
    resources: [
      'nnedv-safety-net',
      'cyber-civil-rights-initiative-safety-center',
      'take-it-down',
      'national-domestic-violence-hotline',
    ],
  },
]
