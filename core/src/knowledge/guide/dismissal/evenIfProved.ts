import type { GuideFacts } from '../entry.ts'

export const evenIfProved: GuideFacts = {
  slug: 'not-harassment-even-if-proved',
  title: 'Dismissed as "not sexual harassment even if proved"',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The school says that what the complaint tells, even if true, does not meet the rule’s definition; what can follow.',
  answer: [
    {
      text: 'It means the school took the complaint as true and still found that it does not meet the definition of sexual harassment in the rule. In that case it must dismiss it under Title IX.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Sexual harassment)'],
    },
    {
      text: 'It need not be the end. The school may still act under another provision of its code of conduct, and supportive measures stay open.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'Both parties must get written notice with the reasons, and both may appeal.',
      cites: ['34 CFR 106.45(b)(3)(iii)', '34 CFR 106.45(b)(8)(i)'],
    },
    {
      text: 'It is not a finding on whether it happened, or on who is telling the truth.',
      cites: ['34 CFR 106.45(b)(3)(i)'],
    },
    {
      text: "The definition has three kinds. One is an employee's demand for sexual conduct in trade for a school benefit. One is unwelcome conduct so severe, pervasive and objectively offensive that it denies equal access.",
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)', '34 CFR 106.30(a) (Sexual harassment)(2)'],
    },
    {
      text: 'The third is sexual assault, dating violence, domestic violence or stalking. It need not be severe and pervasive as well.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(3)', '34 CFR 106.30(a) (Sexual harassment)'],
    },
  ],
  more: [
    {
      heading: 'If facts were left out',
      statements: [
        {
          text: 'The rule does not speak of filing again with more facts. Ask the Coordinator how a new formal complaint would be handled.',
          cites: ['34 CFR 106.30(a) (Formal complaint)'],
        },
      ],
    },
    {
      heading: 'What to point out in an appeal',
      statements: [
        {
          text: 'Show how often it happened, what changed for you at school or work, and which kind of the definition it falls under.',
          cites: ['34 CFR 106.30(a) (Sexual harassment)'],
        },
      ],
    },
  ],
  steps: [
    'Ask which part of the definition was not met, and why.',
    'Compare the letter with what the complaint says.',
    'Ask if another part of the code of conduct will be used.',
    'Note the last day for an appeal.',
  ],
  ask: [
    'Which part of the definition of sexual harassment was not met, and which facts did you look at?',
    'Will the conduct be handled under another part of the code of conduct?',
    'How and until when can I appeal the dismissal?',
  ],
  asked: [
    'even if everything i say is true they say its not title ix',
    'even if proved meaning in the letter',
    'letter says conduct would not meet 106.30',
    'does not meet the definition so they dropped it',
    'they say not severe and pervasive enough, what is that supposed to mean',
    'dismissed because the comments were only verbal',
    'so they dont think it happened? says wouldnt be harassment even if true',
    'my complaint failed the definition test',
    'definition not met dismissal explained',
    'i wrote about the slurs in lab and they said it falls short',
    'aunque sea cierto dicen que no es acoso sexual',
    'qué significa que no cumple con la definición',
    'one kiss and they say it falls outside of the definition',
    'is it over if the conduct does not qualify',
    'coach snapping bra straps is not sexual harassment, they said',
    'they said it was inappropriate but not sexual harassment',
    'conduct as alleged does not constitute sexual harassment',
    'threshold review failed',
    'initial assessment says my allegations are insufficient on their face',
    'the case against me got dropped because it did not fit the definition, am i safe',
    'can i rewrite my complaint with more details and send it again',
    'principal said it is rude and not harassment so no process',
    "what does 'would not be harassment even if proven' mean in my dismissal",
    'they said it does not rise to the level',
    'school says it is not bad enough for title ix',
    'it does not meet the threshold they told me',
    'not serious enough so they closed it, what can i do now',
  ],
  related: [
    'when-a-school-must-dismiss',
    'sexual-harassment-defined',
    'appeal-a-dismissal',
    'after-a-dismissal',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
