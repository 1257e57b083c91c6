import type { GuideFacts } from '../entry.ts'

/** Discipline before a decision, and the other person's removal. */
export const otherSteps: readonly GuideFacts[] = [
  {
    slug: 'discipline-before-a-decision',
    title: 'Can you be punished before the process ends',
    appliesTo: { school: 'both', role: 'both' },
    summary:
      'No discipline before the process ends. Emergency removal and leave for employees are the exceptions.',
    answer: [
      {
        text: 'No. Your school must follow its whole grievance process first. Only then may it impose disciplinary sanctions on a respondent.',
        cites: ['34 CFR 106.45(b)(1)(i)'],
      },
      {
        text: 'The same goes for other actions against a respondent that are not supportive measures.',
        cites: ['34 CFR 106.44(a)'],
      },
      {
        text: 'A respondent is presumed not responsible until the decision at the end of the process.',
        cites: ['34 CFR 106.45(b)(1)(iv)'],
      },
      {
        text: 'Supportive measures may still change a class, room or schedule. They must be non-disciplinary and non-punitive. They must not put an unreasonable burden on the other party.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'There are two exceptions. One is emergency removal for an immediate threat. The other is administrative leave for staff who are not students.',
        cites: ['34 CFR 106.44(c)', '34 CFR 106.44(d)'],
      },
    ],
    more: [
      {
        heading: 'Where the line is',
        statements: [
          {
            text: 'The rule gives no list of steps that are too heavy. Ask the school whether a step is a supportive measure, an emergency removal or discipline.',
            cites: ['34 CFR 106.30(a) (Supportive measures)'],
          },
          {
            text: 'Conduct outside the Title IX rule may be handled under another part of the code of conduct.',
            cites: ['34 CFR 106.45(b)(3)(i)'],
          },
        ],
      },
    ],
    steps: [
      'Ask the school to name the step and its ground in writing.',
      'List how the step affects your classes, work, team or housing.',
      'Ask for a change if it burdens you more than it needs to.',
    ],
    ask: [
      'Is this step a supportive measure, an emergency removal or a sanction?',
      'Could the same goal be met in a way that burdens me less?',
      'When will this step be looked at again?',
    ],
    asked: [
      'can they punish me before im found responsible',
      'suspended from the team while they investigate',
      'coach benched me because of the complaint',
      'hold on my diploma during a title ix case',
      'can they take away my scholarship before the hearing',
      'kicked out of my frat by the school before a decision',
      'they moved me out of housing and her nothing happened',
      'is a no contact order a punishment',
      'he is still on campus while the case is open, why no punishment',
      'can i be put on probation before hearing',
      'lost my RA job because someone reported me',
      'school barred my kid from prom over an allegation',
      'interim measures respondent limits',
      'treated like im guilty already',
      'wat can they do to me during the investigation',
      "can't walk at graduation pending case",
      'shouldnt he be suspended until its decided',
      'registration hold pending investigation',
      'me castigaron antes de decidir',
      'pueden suspenderme durante la investigación',
      'sanctions before determination',
      'admission offer pulled over a pending complaint',
    ],
    related: [
      'removed-before-a-decision',
      'administrative-leave',
      'challenge-an-emergency-removal',
      'presumed-not-responsible',
    ],
    resources: ['fire', 'families-advocating-for-campus-equality'],
  },
  {
    slug: 'ask-for-removal-of-the-other-person',
    title: 'Can the school make the other person leave at once',
    appliesTo: { school: 'both', role: 'complainant' },
    summary: 'Sometimes. Removal needs an immediate physical threat. Supportive measures do not.',
    answer: [
      {
        text: "Sometimes. The school may remove a respondent at once only for an immediate threat to someone's physical health or safety.",
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'It must first do an individualized safety and risk analysis. The rule allows removal but does not order it.',
        cites: ['34 CFR 106.44(c)'],
      },
      {
        text: 'You can ask for supportive measures without any such finding, with or without a formal complaint.',
        cites: ['34 CFR 106.44(a)'],
      },
      {
        text: 'They may include mutual restrictions on contact, a change of class or housing, an escort or more security. They are free.',
        cites: ['34 CFR 106.30(a) (Supportive measures)'],
      },
      {
        text: 'Other discipline has to wait until the grievance process ends.',
        cites: ['34 CFR 106.45(b)(1)(i)'],
      },
    ],
    more: [
      {
        heading: 'If you are in danger now',
        statements: [
          {
            text: 'Call 911 if you are in danger. You do not need to wait for the school.',
            cites: [],
          },
          {
            text: 'A court may be able to give a protection order. An advocate or lawyer can tell you how that works in your state.',
            cites: [],
          },
        ],
      },
    ],
    steps: [
      'Call 911 if you are in danger now.',
      'Tell the Title IX Coordinator what makes you feel unsafe, with dates.',
      'Keep any threats or messages.',
      'Name the supportive measures that would help most.',
    ],
    ask: [
      'I do not feel safe. Could you do a safety and risk analysis now?',
      'Which supportive measures can start this week?',
      'Whom do I call after hours if the other person comes near me?',
    ],
    asked: [
      'can they make him leave campus',
      'why is he still in my dorm',
      'i want her removed from my class right now',
      'he lives on my floor and im scared',
      'can school ban my rapist before the hearing',
      'she threatened me, will they suspend her today',
      'get the respondent off campus fast',
      'the boy who touched my daughter is still in her class',
      'i see him every day in lab',
      'wont the school protect me during the investigation',
      'keep him away from me',
      'remove a dangerous student',
      'they said they cant kick him out yet, true?',
      'stalker still allowed on campus',
      'how unsafe does it need to be before they act',
      'my kid sits next to the one she reported',
      'is it true they need to suspend him after i report',
      'quiero que lo saquen de la escuela',
      'tengo miedo de verlo en clase',
      'emergency removal request by complainant',
      "why wasn't the respondent suspended when i filed",
    ],
    related: [
      'removed-before-a-decision',
      'discipline-before-a-decision',
      'finding-support',
      'no-contact-orders',
    ],
    resources: ['emergency-services-911', 'national-domestic-violence-hotline', 'womenslaw-org'],
  },
]
