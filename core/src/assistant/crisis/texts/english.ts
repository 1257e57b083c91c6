import { crisisTexts } from '../../../generated/crisisTexts.ts'
import { crisisNumbers } from '../../../knowledge/crisisNumbers.ts'
import type { CrisisTexts } from './crisisTexts.ts'

const { crisisTextLine, domesticViolence, rainn, suicideLifeline } = crisisNumbers

export const english: CrisisTexts = {
  next: {
    danger:
      'If you can, lock the door, or go where other people are. Do not meet them to talk it out. Tell the operator where you are.',
    body: 'Call even if it does not feel bad yet. Say what was taken or what is hurt, and when. Do not be alone, or stay with the person until help is there.',
    threat:
      'This can still be stopped. If it is someone else, tell 911 or campus police who, where and when. Do not go there yourself, and do not be alone with it. If it is you, stay away from them, and put away what could hurt. Talk to one of these people before you do anything else.',
    selfHarm:
      'I am glad that you told me. Please reach one of them now, or someone who can be with you. If there is something close by that you could hurt yourself with, move away from it or give it to someone. The case can wait. You come first.',
    otherLife:
      'It is right to take this seriously. If it is safe, stay with them or stay on the line, and ask them plainly. You can call for them. You are not to blame for what someone else does.',
    child:
      'If you are under 18, tell an adult you trust today, such as a parent, a school nurse or a counselor. If that adult does nothing, tell another one. It is not your fault. If you are the adult, keep the child away from that person, and call the police.',
    assault:
      'I am sorry. If you are in pain or bleeding, or may have been drugged, get medical care first: call 911 or go to an emergency room. RAINN can tell you where to find a doctor and an exam near you. If you can, talk to them before you wash or change, since that can keep evidence. You can get care without making a report. You decide what comes next.',
    partner:
      'You do not deserve to be hurt or scared. They can help you plan how to stay safe, also if you are not ready to leave.',
    stalking:
      'Go where other people are if they are near. Keep each message, and note each time with the date and place. NNEDV Safety Net (techsafety.org) shows how to check a phone or car for tracking.',
    distress:
      'If you cannot get air or your chest hurts, call 911. If it is panic, it will pass: put both feet on the floor and breathe out slowly, a few times. Try to have a person with you.',
    unclear:
      'I may have read you wrong. If you or someone else may get hurt, please reach one of them now, or go to a person you trust. You come first, and the case can wait.',
  },
  nextForLife: {
    child:
      'It is right to take this seriously. Stay with the child, and do not leave them alone. Put pills, blades, ropes and guns out of reach. Ask them plainly if they think of dying. Call 988 with them or for them. You are not to blame.',
    other:
      'It is right to take this seriously. Tell the operator where they are, and of any weapon or pills. If it is safe, stay with them or stay on the line, and ask them plainly. If they may hurt you too, go where other people are. You are not to blame.',
    either:
      'I am glad that you told me. If it is someone else, stay with them or stay on the line if that is safe, and ask them plainly. If it is you, reach one of them now, or someone who can be with you. Keep what could hurt out of reach.',
  },
  stillHere:
    'If a call does not work, try the text line, or go to a person near you: a roommate, a neighbor, an RA, campus police, or the nearest emergency room.',
  watched:
    'If they may look at your phone or computer, call from one that they cannot reach. You can leave this page at once with “Leave this site”.',
  images:
    'If there are sexual pictures of someone under 18, Take It Down (takeitdown.ncmec.org) is a free tool that helps to get them off sites.',
  notAPerson: 'I am a chat and cannot call anyone for you.',
  hub: 'When you want, I can also tell you what support a school can give, such as no contact, a move, or more time.',
  rest: 'You also wrote about your case. When you are safe, ask me that again on its own, and I will answer it.',
  misread: 'If I got it wrong, ask me your question again in other words.',
  followed: 'What you asked about your case is below, for when you are ready.',
  followedInDoubt: 'If I got it wrong, what you asked is below.',
  emergency: {
    danger: 'now, or campus police or security',
    body: 'now: a doctor is needed',
    threat: 'or campus police, before anyone is hurt',
    stalking: 'or campus police, if they are near you',
    child: 'if the child is in danger now',
    assault: 'or campus police, if you are in danger or badly hurt',
    selfHarm: 'if you have hurt yourself or are about to',
    otherLife: 'if they may do it now, or you cannot reach them',
    partner: 'or campus police, if you are in danger now',
    distress: 'if you are in danger',
    unclear: 'or campus police, if someone is in danger or hurt now',
    either: 'if someone is hurt or may do it now, or cannot be reached',
  },
  lineIsFor: {
    [suicideLifeline.slug]: 'day and night, for you or someone you worry about',
    [crisisTextLine.slug]: 'if you cannot speak out loud',
    [rainn.slug]: 'sexual assault, now or long ago',
    [domesticViolence.slug]: 'a partner or ex who hurts or scares you',
    'love-is-respect': 'the same, for young people',
    'stop-it-now': 'worry that a child is sexually abused; open at set hours',
    'trans-lifeline': 'not open day and night: hours on its site',
  },
  ways: { or: 'or', both: 'call or text', text: 'text', to: 'to', videophone: 'videophone' },
  gentle: {
    life: 'If thoughts of suicide are close: {line}, day and night.',
    assaulted:
      'I am sorry that happened. To talk to someone, now or about long ago: {line} (RAINN), day and night.',
    byAPartner: `I am sorry that happened. To talk it over: {line} (${crisisTexts.domesticViolence.name}), day and night.`,
    once: 'I will send you no lines. Should you ever want a person: {line}, day and night.',
    doubtfulHarm: 'That sounds hard. To talk to someone: {line} (RAINN), day and night.',
    doubtfulFear: `That sounds hard. If someone hurts or scares you: {line} (${crisisTexts.domesticViolence.name}), day and night.`,
    doubtful: 'That sounds hard. If it gets too much: {line}, day and night.',
  },
}
