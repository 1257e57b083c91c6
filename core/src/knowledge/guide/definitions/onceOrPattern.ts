import type { GuideFacts } from '../entry.ts'

export const onceOrPattern: GuideFacts = {
  slug: 'one-comment-or-a-pattern',
  title: 'One comment, jokes, or a pattern',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'Unwelcome words count only if severe, pervasive and objectively offensive; other policies and support may still apply.',
  answer: [
    {
      text: 'One comment counts here only if it is severe, pervasive and objectively offensive, all three together. The same goes for many comments.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)'],
    },
    {
      text: 'It must also effectively deny a person equal access to education. That is judged from the view of a reasonable person.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)'],
    },
    {
      text: 'The rule gives no count of how many times is enough. What was said, how often, by whom and with what effect all matter.',
      cites: ['34 CFR 106.30(a) (Sexual harassment)(2)'],
    },
    {
      text: "This test is not for sexual assault, dating or domestic violence, stalking, or an employee's quid pro quo. They count without it.",
      cites: ['34 CFR 106.30(a) (Sexual harassment)(1)', '34 CFR 106.30(a) (Sexual harassment)(3)'],
    },
    {
      text: 'If it falls short, the school may still act under its code of conduct or another policy. You can ask for supportive measures at any time.',
      cites: ['34 CFR 106.45(b)(3)(i)', '34 CFR 106.30(a) (Supportive measures)'],
    },
    {
      text: 'Speech that the Constitution protects need not be restricted by a school under this rule.',
      cites: ['34 CFR 106.6(d)(1)'],
    },
  ],
  more: [],
  steps: [
    'Keep each message or write down each remark with its date.',
    'Note what changed for you: classes missed, rooms avoided, grades.',
    'Tell the Coordinator about all of it, not only the last time.',
  ],
  ask: [
    'Does the school look at these events together or one by one?',
    'Which other policy of the school covers comments like this?',
  ],
  asked: [
    'does one gross comment count',
    'he made a dirty joke in class',
    'they keep making sexual jokes around me',
    'one time thing is it enough',
    'how many times does it have to happen',
    'severe and pervasive meaning',
    'severe or pervasive',
    'objectively offensive what does that mean',
    'i said something stupid once and now im in trouble',
    'accused over a joke',
    'comments about my body every day in lab',
    'group chat ranking girls',
    'teasing and slurs at school',
    'is a single message enough for title ix',
    'un comentario cuenta como acoso',
    'me dicen cosas todos los días',
    'he stares and whistles',
    'professor makes sexist remarks in lecture',
    'isnt any unwelcome conduct sexual harassment',
    'free speech vs harassment',
  ],
  related: ['sexual-harassment-defined', 'supportive-measures-explained', 'is-it-a-title-ix-case'],
  resources: ['know-your-ix', 'fire'],
}
