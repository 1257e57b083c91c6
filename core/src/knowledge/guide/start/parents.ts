import type { GuideFacts } from '../entry.ts'

export const parents: GuideFacts = {
  slug: 'parents-and-guardians',
  title: 'If your child is at college',
  appliesTo: { school: 'postsecondary', role: 'both' },
  summary:
    'What a parent of a college student can do: advise, support, and act where the law gives that right.',
  answer: [
    {
      text: 'A college student who is an adult acts for themselves. You can help most as an advisor or a support.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'Your child may choose you as the advisor. The college may not limit that choice, and you need not be a lawyer.',
      cites: ['34 CFR 106.45(b)(5)(iv)'],
    },
    {
      text: 'As the advisor you get the evidence and the report, and you may come to each meeting.',
      cites: ['34 CFR 106.45(b)(5)(iv)', '34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'If the law gives you the right to act for your child, this rule does not take it away. That includes a formal complaint.',
      cites: ['34 CFR 106.6(g)'],
    },
    {
      text: 'Anyone may report, so you may tell the Title IX Coordinator what you know. Ask your child first.',
      cites: ['34 CFR 106.8(a)'],
    },
    {
      text: 'Much of what the college holds is a student record under the privacy law FERPA. Ask the college when it may share it with you.',
      cites: ['20 U.S.C. 1232g', '34 CFR 106.6(g)'],
    },
  ],
  more: [
    {
      heading: 'If you are the advisor at the hearing',
      statements: [
        {
          text: 'The advisor asks the questions of the other party and of witnesses. A parent may find that hard, so think it over early.',
          cites: ['34 CFR 106.45(b)(6)(i)'],
        },
      ],
    },
  ],
  steps: [
    'Ask your child what they want before you write to the college.',
    'Decide together who will be the advisor.',
    'Help with dates, copies and a quiet place to read.',
    'Look after yourself too; a hotline is also there for parents.',
  ],
  ask: [
    'My child has chosen me as the advisor. What do you need from us?',
    'What may you share with me, and what must my child sign first?',
  ],
  asked: [
    'im the mom of a college student can i come to the meeting',
    'my dad wants to talk to the university for me',
    'parental rights at college in a title ix case',
    'can i see my sons college file',
    'university refuses to talk to me about my daughters complaint',
    'do parents of an adult student get the letters',
    'my freshman was accused, what can i do as a father',
    'mother of a sorority girl who was attacked',
    'soy la madre de una universitaria',
    'mi hijo está en la universidad y lo acusaron',
    'how can i support my kid through the investigation',
    'my daughter is 19 can i file for her',
    'can mom be in the college hearing',
    'ferpa waiver for parents',
    'parent as advisor good idea?',
    'we pay the tuition so tell us what is going on',
    'helping from home as a parent',
    'i pay 60k a year and the dean hangs up on me',
    'my daughter goes to school 800 miles away and just told us, can i talk to the title ix office for her',
    'can i sit next to my son on the zoom hearing',
    'the college said because of privacy they cant discuss it with me',
    'what form does my kid sign so they will speak to me',
    'can i be in the room or only wait in the hallway',
    'our 20 year old is on the autism spectrum and we are his legal guardians, may we act for him',
    'what can parents do and not do when the child is over 18',
    'my stepdad is a cop and wants to be at my college meeting',
    'will the college let me read the investigation file of my daughter',
    'puedo ir con mi hija a la reunión de la universidad',
    'la universidad no quiere hablar conmigo porque mi hijo es mayor de edad',
    'my kid is 17 and a freshman in college do i have a say',
    'dad here. nobody explains anything to us. can we attend',
    'i want to be her advisor, any downside of it being her mother',
    'can the university legally ignore the parents',
    'grandparent raising a college student, what can i do',
    'sister of a respondent, parents dont speak english, can they come along',
    'should we as a family hire someone',
    'my son begged me not to call the school but i know things about this',
  ],
  related: [
    'who-can-be-your-advisor',
    'choosing-an-advisor',
    'will-your-parents-be-told',
    'k12-parents',
  ],
  resources: ['student-privacy-policy-office', 'lawhelp-org', 'stop-it-now'],
}
