import { expect, it } from 'vitest'
import { guideEntry } from '../../../knowledge/guide.ts'
import { answer } from '../../answer.ts'
import { situations, situationsIn } from './findSituations.ts'

const firstCite = (message: string) =>
  answer({ message, history: [] }).citations.map(({ cite }) => cite)

it.each([
  [
    'i gave a statement for my roommate and now the captain wont train with me',
    'what-counts-as-retaliation',
  ],
  [
    'ever since my daughter reported him the drama teacher gives her no part',
    'what-counts-as-retaliation',
  ],
  [
    'i backed her up at the hearing, then my contract was not renewed',
    'what-counts-as-retaliation',
  ],
  ['his cousin keeps texting me to let it go', 'report-retaliation'],
  [
    'we were vaping behind the gym when he grabbed her, now she got detention',
    'charged-over-the-same-facts',
  ],
  ['they say i lied and want to suspend me for it', 'punished-for-a-false-statement'],
  ['i am a witness and i do not want to be interviewed', 'refusing-to-take-part'],
  ['they switched my daughter to another class and the boy stays', 'supportive-measures-explained'],
  ['no help until i sign a formal complaint they say', 'supportive-measures-explained'],
  ['asked for an extension and an escort, denied, no reason', 'if-no-support-is-offered'],
  ['my lawyer has covid and the hearing is friday', 'free-advisor-at-the-hearing'],
  ['her advisor bails two days before the hearing', 'free-advisor-at-the-hearing'],
  ['advisor stopped answering my emails', 'limits-on-advisors'],
  [
    'it happened in an apartment downtown, they say title ix does not apply',
    'off-campus-or-abroad',
  ],
  ['quiero que mi hermana be there, sitting with me', 'who-can-be-your-advisor'],
  ['dean emailed, come in tomorrow at 9 about an incident', 'time-before-the-interview'],
  ['i can only look at the file on a laptop in their office, no notes', 'see-the-evidence'],
  ['he got the decision on monday and i still have nothing', 'decision-letter'],
  ['her lawyer put my tinder in the packet', 'sexual-history'],
  ['after i graduate, is my case file thrown away', 'records-for-seven-years'],
  ['the secretary told my whole team about the report', 'who-will-know-your-name'],
  ['the complainant stopped responding so they closed it', 'dismissed-for-lack-of-evidence'],
  ['boys in my class make comments about our chests every day', 'one-comment-or-a-pattern'],
  ['coach says i get the starting spot if i have drinks with him', 'quid-pro-quo'],
  [
    'principal wants the kids to sit down together and shake hands',
    'informal-resolution-is-voluntary',
  ],
  [
    'the teacher offered to talk it out in a restorative circle',
    'informal-resolution-with-an-employee',
  ],
  ['investigator called my therapist', 'treatment-records'],
  ['the report landed two days before the hearing', 'when-the-report-comes'],
  ['300 pages of evidence and they gave me 4 days', 'respond-to-evidence'],
  ['the panel chair plays golf with his dad', 'bias-or-conflict-of-interest'],
  ['i lost, and then i saw that the panel chair is his uncle', 'bias-on-appeal'],
  ['my hearing is the same day as my surgery', 'postpone-a-hearing'],
  ['the professor i reported resigned', 'respondent-leaves'],
  ['case closed by phone, no letter', 'dismissal-letter'],
])('A51: "%s" tells of %s', (message, slug) => {
  expect(situationsIn(message)).toContain(slug)
})

it.each([
  'what are the grounds for an appeal',
  'can i see the evidence',
  'i reported him last week, what happens now',
  'how long do i have to appeal',
  'my advisor is a lawyer, can she speak',
  'the hearing is on friday, do i get the recording afterwards',
  'what is a formal complaint',
  'which standard of evidence do they use',
  'my roommate plays loud music every day',
])('A51: "%s" tells of none', (message) => {
  expect(situationsIn(message)).toEqual([])
})

it('A51: what is told of finds its entry though no word of the law is said', () => {
  expect(firstCite('my advisor vanished and the hearing is tomorrow at noon')).toContain(
    '34 CFR 106.45(b)(6)(i)',
  )
  expect(firstCite('since i testified the captain wont even look at me')).toContain(
    '34 CFR 106.71(a)',
  )
})

it('A51: each leads to an entry that exists', () => {
  expect(situations.filter(({ slug }) => !guideEntry(slug))).toEqual([])
})

it('A51: a long story names its matter itself', () => {
  const story = `${'and then we walked home and it rained '.repeat(8)} since i testified i am benched`
  expect(situationsIn(story)).toEqual([])
})
