import type { GuideFacts } from '../entry.ts'

export const whatTitleIxIs: GuideFacts = {
  slug: 'what-title-ix-is',
  title: 'What Title IX is',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'A federal law against sex discrimination in education, and the set steps that a school must follow.',
  answer: [
    {
      text: 'Title IX is a federal law that bans sex discrimination in schools and colleges that get federal money. It has exceptions, such as for some religious schools and for separate teams.',
      cites: ['20 U.S.C. 1681', '34 CFR 106.31(a)'],
    },
    {
      text: 'Sexual harassment is one kind of sex discrimination. When someone files a formal complaint about it, the school must follow a set grievance process.',
      cites: ['34 CFR 106.8(a)', '34 CFR 106.44(b)(1)'],
    },
    {
      text: 'The steps serve both sides: the person said to have been harmed (the complainant) and the person named in the report (the respondent). The school must treat both of them equitably, which means fairly.',
      cites: [
        '34 CFR 106.30(a) (Complainant)',
        '34 CFR 106.30(a) (Respondent)',
        '34 CFR 106.44(a)',
      ],
    },
    {
      text: "Each school must name a Title IX Coordinator. Their name or title, office address, email and phone number must be easy to find on the school's website.",
      cites: ['34 CFR 106.8(a)', '34 CFR 106.8(b)(2)(i)'],
    },
    {
      text: 'The rule in force is the one from 2020. A court vacated (cancelled) the newer 2024 rule on January 9, 2025. Since September 29, 2026 the federal Code shows the 2020 text again.',
      cites: [
        '85 FR 30026',
        'Tennessee v. Cardona, No. 2:24-cv-00072 (E.D. Ky. Jan. 9, 2025)',
        '91 FR 61308',
      ],
    },
  ],
  more: [
    {
      heading: 'What else it covers',
      statements: [
        {
          text: 'Title IX also covers other unequal treatment because of sex. That can be in classes, clubs, aid or jobs at the school.',
          cites: ['34 CFR 106.31(a)', '34 CFR 106.8(b)(1)'],
        },
        {
          text: 'A school may not shut a student out of its program because of pregnancy or childbirth.',
          cites: ['34 CFR 106.40(b)(1)'],
        },
        {
          text: 'It bans retaliation against people who report, take part, or refuse to take part.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
    {
      heading: 'What it is not',
      statements: [
        {
          text: 'It is not a criminal case. The school decides if its own rule was broken and what it will do at the school; it does not decide about a crime.',
          cites: ['34 CFR 106.45(b)(7)(ii)(D)'],
        },
      ],
    },
  ],
  steps: [
    "Find the name and email of your Title IX Coordinator on the school's website.",
    'Ask for a copy of the policy and the grievance process.',
    'Write down what has happened so far, with dates.',
  ],
  ask: [
    "Could you please send me the school's Title IX policy and its grievance process?",
    'Who is the Title IX Coordinator, and how can I reach them?',
  ],
  asked: [
    'what is title ix',
    'wat is title 9',
    'title ix explained simply',
    'what does title nine even mean',
    'i dont understand what title ix is for',
    'is title ix only about sports',
    'does title ix cover sexual harassment or just athletics',
    'does this law apply to private universities',
    'does my school have to follow title ix',
    'who does title ix protect, only women?',
    'can men use title ix',
    'is a title ix case a criminal case',
    'is this like going to court',
    'overview of title ix for parents',
    'qué es el título ix',
    'que significa titulo 9 para estudiantes',
    'explain title ix to me like im new',
    'basics of the title ix law',
    'can i go to jail because of a title ix case',
    'whats the point of a title ix office',
    "my RA handed me a pamphlet that says title ix, what's that about",
    'is the law about girls soccer the same one they mean in this email from the dean',
    'our charter school says it is exempt from title ix, is it',
    'does a catholic college with pell grants have to obey this law',
    'we are a private prep school and take no federal funds i think, does it bind us',
    'who has to follow it, only state universities?',
    'new principal here, give me the short version of this law',
    'when they say title ix office is that like campus police',
    'my brother says title ix is only for women athletes',
    'freshman orientation had a slideshow on title ix and i slept through it',
    'can a title ix office put somebody in prison',
    'is it the same as hr',
    'does it cover guys who get harassed too or just girls',
    'explícame la ley del título nueve en palabras fáciles',
    'en mi escuela hay una oficina title ix y no sé para qué sirve',
    'my parents keep asking what kind of law this is and i have no clue',
    'is a trade school or beauty school covered by this law',
    'vocational nursing program, are they even under title ix',
    'no idea what title ix means, coach just said go there',
    'who passed this law and what is banned by it',
  ],
  related: [
    'steps-of-the-process',
    'your-rights-at-a-glance',
    'sexual-harassment-defined',
    '2020-or-2024-rule',
  ],
  resources: ['office-for-civil-rights', 'cornell-34-cfr-106-45'],
}
