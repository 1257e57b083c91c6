import type { GuideFacts } from '../entry.ts'

export const constitutionalRights: GuideFacts = {
  slug: 'constitutional-rights',
  title: 'Free speech, due process and the Constitution',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Nothing in the Title IX rule makes a school restrict free speech, due process or other rights under the Constitution.',
  answer: [
    {
      text: 'Title IX does not cancel these rights. Nothing in the rule requires a school to restrict what the First Amendment protects, such as free speech.',
      cites: ['34 CFR 106.6(d)(1)'],
    },
    {
      text: 'Nor does it require a school to take away due process rights under the Fifth and Fourteenth Amendments, or any other right in the U.S. Constitution.',
      cites: ['34 CFR 106.6(d)(2)', '34 CFR 106.6(d)(3)'],
    },
    {
      text: 'A school cannot meet its duty to respond by restricting such rights.',
      cites: ['34 CFR 106.44(a)'],
    },
    {
      text: 'Speech that the First Amendment protects is not retaliation.',
      cites: ['34 CFR 106.71(b)(1)'],
    },
    {
      text: 'The rule speaks of rights that are protected from government action. Ask a lawyer how far that reaches at a private school.',
      cites: ['34 CFR 106.6(d)(1)'],
    },
    {
      text: 'In the case itself, neither party may be kept from talking about (“discuss”) the allegations under investigation.',
      cites: ['34 CFR 106.45(b)(5)(iii)'],
    },
  ],
  more: [
    {
      heading: 'Fair steps in the rule itself',
      statements: [
        {
          text: 'The rule has fair steps of its own. They are a notice, a presumption of not responsible, a look at the evidence, an objective decision and an appeal.',
          cites: [
            '34 CFR 106.45(b)(1)(ii)',
            '34 CFR 106.45(b)(1)(iv)',
            '34 CFR 106.45(b)(2)(i)(B)',
            '34 CFR 106.45(b)(5)(vi)',
            '34 CFR 106.45(b)(8)(i)',
          ],
        },
      ],
    },
    {
      heading: 'Limits',
      statements: [
        {
          text: 'Threats, coercion and intimidation are another matter. They can be retaliation.',
          cites: ['34 CFR 106.71(a)'],
        },
        {
          text: 'This guide does not say how a court would see one speech or one step. That is a question for a lawyer.',
          cites: [],
        },
      ],
    },
  ],
  steps: [
    'Ask which rule the school says your words or acts fall under.',
    'Keep a copy of what you said or wrote.',
    'Ask a lawyer or a free speech group about your case.',
  ],
  ask: [
    'Which part of the policy limits what I said, and how does it fit with 34 CFR 106.6(d)(1)?',
    'Is this charge part of a Title IX case or of another code?',
  ],
  asked: [
    'do i have first amendment rights in a title ix case',
    'due process title ix public university',
    'can a state college discipline me for an article about its sexual assault office',
    'constitutional rights of students in a campus case',
    'professor investigated for what he said in lecture, academic freedom',
    'is this a kangaroo court, what happened to due process',
    'fourteenth amendment hearing rights',
    'my tweets criticizing the title ix coordinator got me called in',
    'fifth amendment and school hearings',
    'does free speech protect a joke in class',
    'religious speech flagged as harassment, rights?',
    'private college and the constitution',
    'they want to punish me for a political sign about consent',
    'free press: student editor told to pull a story on the hearing',
    'protest chant got reported as sexual harassment',
    'derechos constitucionales en el proceso de título ix',
    'libertad de expresión en la universidad',
    'high school suspended my son over a t-shirt as a title ix thing',
    'academic paper on sex got me reported',
    'search of my phone by the school, 4th amendment',
    '106.6(d)',
    'can a public school ignore the bill of rights for title ix',
    'guest speaker event shut down citing title ix',
  ],
  related: [
    'posts-and-speech',
    'talking-about-the-allegations',
    'going-to-court',
    'refusing-to-take-part',
  ],
  resources: ['fire', 'student-press-law-center-hotline', 'lawhelp-org'],
}
