import type { GuideFacts } from '../entry.ts'

export const otherIncidents: GuideFacts = {
  slug: 'other-incidents',
  title: 'Other incidents and past discipline as evidence',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule has no ban on evidence of other incidents; it must be relevant, and there are limits.',
  answer: [
    {
      text: 'The test is if it is relevant. The rule does not ban past acts or past discipline as such, nor does it let them all in.',
      cites: ['34 CFR 106.45(b)(1)(ii)', '34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'Both parties may present witnesses and other evidence. So you may offer it, or say in writing why it is not relevant.',
      cites: ['34 CFR 106.45(b)(5)(ii)', '34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'If it was obtained and is directly related to the allegations, both parties get to inspect and review it.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: "The complainant's prior sexual behavior is not relevant. There are two narrow exceptions: to prove that someone else did it, or specific incidents with the respondent to prove consent.",
      cites: ['34 CFR 106.45(b)(6)(i)', '34 CFR 106.45(b)(6)(ii)'],
    },
    {
      text: 'The respondent is presumed not responsible in this case, whatever was said in another one.',
      cites: ['34 CFR 106.45(b)(1)(iv)'],
    },
    {
      text: 'If several people file about the same facts or circumstances, the school may join their complaints.',
      cites: ['34 CFR 106.45(b)(4)'],
    },
  ],
  more: [
    {
      heading: 'Names of others',
      statements: [
        {
          text: 'The school must keep the names of people in other reports confidential, except as the law allows or the process needs.',
          cites: ['34 CFR 106.71(a)'],
        },
      ],
    },
    {
      heading: 'If the school looks into more',
      statements: [
        {
          text: 'If it decides to investigate allegations that are not in your notice, it must give notice of them to the known parties.',
          cites: ['34 CFR 106.45(b)(2)(ii)'],
        },
      ],
    },
  ],
  steps: [
    'Write how the other incident bears on what is alleged here.',
    'Name people who know of it first-hand.',
    'If it is used about you, answer it in your written response.',
    'Ask for the ruling on relevance and its reason.',
  ],
  ask: [
    'Will evidence of other incidents be used, and how was it found to be relevant?',
    'If more allegations are looked into, when will we get notice of them?',
  ],
  asked: [
    'he did the same thing to two other girls, can they tell the investigator',
    'past complaints against the same guy',
    'they dug up my high school suspension',
    'will my old drinking write ups be used against me',
    'he has a pattern of this, does that count',
    'prior bad acts',
    'her earlier false report at another school, can i bring it up',
    'another student had a case with this professor before',
    'can my juvenile record come in',
    'everyone in the frat knows he has done this before',
    'pattern evidence in a campus case',
    'they asked about a fight i had in 10th grade',
    'my ex roommate also reported him, can her story help',
    'other victims of the coach want to speak up for me',
    'a different complaint against me got brought up in this one',
    'can a past honor code violation be in the file',
    'ya le hizo lo mismo a otras chicas, se puede usar',
    'sacaron mi historial disciplinario',
    'the teacher was moved from another school for the same thing',
    'does his reputation for this count as evidence',
    'my previous title ix case keeps being mentioned',
    'multiple girls same guy same party',
    'is it fair to judge me by something from two years ago',
  ],
  related: [
    'relevance-of-questions',
    'sexual-history',
    'complaints-joined-together',
    'new-allegations',
  ],
  resources: ['cornell-34-cfr-106-45'],
}
