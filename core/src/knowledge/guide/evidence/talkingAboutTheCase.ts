import type { GuideFacts } from '../entry.ts'

export const talkingAboutTheCase: GuideFacts = {
  slug: 'talking-about-the-allegations',
  title: 'Talking about the allegations',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A school may not order you to keep silent: both parties may discuss the allegations and gather evidence.',
  answer: [
    {
      text: 'A school may not restrict either party from discussing the allegations. It also may not stop you from gathering and presenting relevant evidence.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: 'So you may talk with family, friends, a counselor, an advisor or possible witnesses. This holds for both sides.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: 'There is a limit. No one may intimidate, threaten or coerce a person over a report or over taking part: that is retaliation.',
      cites: ['34 CFR 106.71(a)'],
    },
    {
      text: 'A no-contact order may stop the two parties from contacting each other. It may not stop you from discussing the allegations with others.',
      cites: ['34 CFR 106.30(a) (Supportive measures)', '34 CFR 106.45(b)(5)(iii)'],
    },
    {
      text: 'The school has duties of its own. It must keep the names of parties, witnesses and people who report confidential, except as the law allows or the process needs.',
      cites: ['34 CFR 106.71(a)'],
    },
  ],
  more: [
    {
      heading: 'Before you post',
      statements: [
        {
          text: 'Using rights under the First Amendment is not retaliation under this rule.',
          cites: ['34 CFR 106.71(b)(1)'],
        },
        {
          text: 'Other laws may still reach what you post, for example on false statements. Ask a lawyer before you name people in public.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Keep the words in which you were told not to talk.',
    'Ask the coordinator which rule the limit comes from.',
    'Choose a few people you trust for support.',
    'Ask a lawyer before you post or speak to the press.',
  ],
  ask: [
    'I was told not to discuss the case. Please tell me which policy says so and how it fits with the right to discuss the allegations.',
    'Does the no-contact order limit whom else I may speak with?',
    'May I contact possible witnesses myself?',
  ],
  asked: [
    'gag order from the title ix office',
    'am i allowed to tell my parents or friends about it',
    'they said keep it confidential or face discipline',
    'can i post about my case on instagram',
    'can I talk to a reporter or the student paper',
    'nda before the investigation',
    'confidentiality agreement they want me to sign',
    'is he allowed to tell everyone I reported him',
    'the complainant is telling the whole team about me',
    'am i breaking a rule if i warn other girls',
    'may I tell my therapist and my priest',
    'investigator says dont speak to witnesses',
    'no contact order says i cant talk to mutual friends',
    'can I tell my boss or my sorority sisters what is going on',
    'spreading rumors about me during the investigation',
    'puedo hablar de mi caso con alguien',
    'me dijeron que no puedo contarle a nadie',
    'freedom of speech and title ix process',
    'they told my kid not to discus it with us',
    'is it true everything about the case is secret by law',
    'told not to disclose this matter to anybody',
    'can my coach know why i miss practice',
    'keep quiet order from the dean',
    'silence me',
    'forbidden from speaking about it',
  ],
  related: ['witnesses', 'give-your-own-evidence', 'see-the-evidence', 'posts-and-speech'],
  resources: ['fire', 'student-press-law-center-hotline', 'aba-free-legal-answers'],
}
