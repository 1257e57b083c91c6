import type { GuideFacts } from '../entry.ts'

export const whichDays: GuideFacts = {
  slug: 'calendar-or-business-days',
  title: 'What "10 days" means: calendar or business days',
  appliesTo: { school: 'both', role: 'both' },
  summary:
    'The rule says "days" and does not say which; the school chooses calendar, business or school days in its policy.',
  answer: [
    {
      text: "The rule says at least 10 days and does not say which kind of days. Your school's policy decides: calendar days, business days or school days.",
      cites: ['34 CFR 106.45(b)(5)(vi)', '34 CFR 106.45(b)(5)(vii)'],
    },
    {
      text: 'The same count should hold for both parties, since any rule that a school adds must apply equally to both.',
      cites: ['34 CFR 106.45(b)'],
    },
    {
      text: 'The 10 days are a minimum for your written response to the evidence. The school may give more.',
      cites: ['34 CFR 106.45(b)(5)(vi)'],
    },
    {
      text: 'The report must also be sent at least 10 days before the hearing or other decision.',
      cites: ['34 CFR 106.45(b)(5)(vii)'],
    },
  ],
  more: [],
  steps: [
    'Look for the word "days" in the definitions of the policy.',
    'Ask how the days are counted and on which date yours end.',
    'Plan for the earliest date until you have an answer.',
  ],
  ask: [
    'Are the 10 days calendar days, business days or school days?',
    'On which date and at what time does my response have to be in?',
    'Does the count start on the day the letter was sent or on the day after?',
  ],
  asked: [
    'does 10 days mean weekdays only',
    'do weekends count in the ten days',
    'business days or calendar days',
    'do holidays and spring break count',
    'when does my ten day window start',
    'are they counting saturday and sunday',
    'is day 1 the day they emailed me',
    'school days vs calendar days',
    'how do u count the 10 days',
    'los diez días incluyen fines de semana',
    'got it friday night, what day is it due',
    'counting days title ix',
    'definition of day in the policy',
    'is thanksgiving part of the 10 days',
    'deadline lands on a sunday',
    'they say ten days but its really 6 working days',
    'which days count toward my deadline',
  ],
  related: ['how-long-it-takes', 'delays-and-more-time', 'respond-to-evidence'],
  resources: ['cornell-34-cfr-106-45'],
}
