import type { GuideFacts } from '../entry.ts'

export const assaultAndStalking: GuideFacts = {
  slug: 'assault-and-stalking',
  title: 'Sexual assault, dating violence, domestic violence, stalking',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'These four acts count as sexual harassment under the rule without any test of how often or how bad.',
  answer: [
    {
      text: 'Yes, these four acts count: sexual assault, dating violence, domestic violence and stalking.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: 'They need not be shown to be severe, pervasive or to deny equal access. That test belongs to another part of the rule.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)', '34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: "The rule takes their meaning from other federal laws, the Clery Act and the Violence Against Women Act. Your school's policy should spell them out.",
      cites: ['34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: "Whether it is sexual assault often turns on consent. The rule gives no definition of consent, so the school's own one applies.",
      cites: ['34 CFR 106.30(a) (Consent)', '34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: "It must still be in the school's program or activity and in the United States for the Title IX process.",
      cites: ['34 CFR 106.44(a)', '34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: 'You can ask for safety steps, such as a no-contact order or an escort, at any time.',
      cites: ['34 CFR 106.30(a) (Supportive measures)'],
    },
  ],
  more: [],
  steps: [
    'Call 911 if you are in danger now.',
    'Ask the Coordinator about safety steps on campus.',
    'Keep messages, call logs and names of people who saw it.',
    "Read these four definitions in the school's policy.",
  ],
  ask: [
    'How does the policy define these four acts and consent?',
    'Which safety measures can start today?',
  ],
  asked: [
    'is rape covered by title ix',
    'my boyfriend hits me is that title ix',
    'dating violence definition',
    'my ex follows me everywhere on campus',
    'stalking title ix',
    'he shows up at my work and my dorm',
    'domestic violence between students',
    'does sexual assault have to be pervasive',
    'groping at a party',
    'cyberstalking by a classmate',
    'tracking my phone ex girlfriend',
    'she slapped me during a fight, am i the one who can report',
    'im accused of stalking for texting too much',
    'agresión sexual en la universidad',
    'mi novio me pega',
    'abusive relationship and college',
    'roommate assaulted me',
    'forced kiss',
    'drugged at a frat',
    'vawa crimes in the policy',
  ],
  related: ['sexual-harassment-defined', 'consent-definition', 'no-contact-orders'],
  resources: [
    'rainn-national-sexual-assault-hotline',
    'love-is-respect',
    'stronghearts-native-helpline',
    'womenslaw-org',
  ],
}
