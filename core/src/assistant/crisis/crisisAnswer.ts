import type { Answer, Question } from '../exchange.ts'
import { indexMessage } from '../language/indexedMessage.ts'
import { plainWords } from '../language/plainWords.ts'
import { isSpanish } from '../language/spanish.ts'
import type { Crisis, CrisisKind } from './crisis.ts'
import { helpLines } from './helpLines.ts'
import { type LifeAtRisk, lifeAtRisk } from './lifeAtRisk.ts'

/** What helps in the next minutes, in a few short sentences. */
const next: Readonly<Record<CrisisKind, string>> = {
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
    'I am sorry. You decide what comes next, and you need not decide today. They can tell you where to find a doctor and an exam near you. If you can, talk to them before you wash or change, since that can keep evidence. You can get care without making a report.',
  partner:
    'You do not deserve to be hurt or scared. They can help you plan how to stay safe, also if you are not ready to leave.',
  stalking:
    'Go where other people are if they are near. Keep each message, and note each time with the date and place. NNEDV Safety Net (techsafety.org) shows how to check a phone or car for tracking.',
  distress:
    'If you cannot get air or your chest hurts, call 911. If it is panic, it will pass: put both feet on the floor and breathe out slowly, a few times. Try to have a person with you.',
  unclear:
    'I may have read you wrong. If you or someone else may get hurt, please reach one of them now, or go to a person you trust. You come first, and the case can wait.',
}

/** The same where a parent or a friend fears for somebody else's life, or may. */
const nextForLife: Readonly<Record<LifeAtRisk, string>> = {
  other:
    'It is right to take this seriously. Tell the operator where they are, and of any weapon or pills. If it is safe, stay with them or stay on the line, and ask them plainly. If they may hurt you too, go where other people are. You are not to blame.',
  either:
    'I am glad that you told me. If it is someone else, stay with them or stay on the line if that is safe, and ask them plainly. If it is you, reach one of them now, or someone who can be with you. Keep what could hurt out of reach.',
}

const STILL_HERE =
  'If a call does not work, try the text line, or go to a person near you: a roommate, a neighbor, an RA, campus police, or the nearest emergency room.'
const WATCHED =
  'If they may look at your phone or computer, call from one that they cannot reach. You can leave this page at once with “Leave this site”.'
const IMAGES =
  'If there are sexual pictures of someone under 18, Take It Down (takeitdown.ncmec.org) is a free tool that helps to get them off sites.'
const IN_SPANISH =
  '**En español:** el 988 también atiende en español. Si hay peligro ahora, llama al 911.'
/** In each answer to a crisis, and in no other. */
export const NOT_A_PERSON = 'I am a chat and cannot call anyone for you.'
const HUB =
  'When you want, I can also tell you what support a school can give, such as no contact, a move, or more time.'
const REST =
  'You also wrote about your case. When you are ready, ask me that again on its own, and I will answer it.'
/** Where it is not certain, the writer may have meant nothing of the kind. */
export const MISREAD = 'If I got it wrong, ask me your question again in other words.'
export const FOLLOWED = 'What you asked about your case is below, for when you are ready.'

/**
 * The lines that fit, before all else, then what helps in the next minutes and what the hub can do. Where
 * the message asks about the process too (`crisis.rest`), it ends with one offer to go on with that: nothing
 * else need be added to it.
 *
 * @param followed the guide's answer to what the message asks will stand right after it
 */
export function crisisAnswer(crisis: Crisis, { message }: Question, followed = false): Answer {
  const plain = plainWords(message)
  const { kind, kinds, continued, rest, sure } = crisis
  const watched = kinds.includes('partner') || kinds.includes('stalking')
  const images = kinds.includes('child') && /nudes?|naked|pictures?|photos?/.test(plain)
  const life = lifeAtRisk(crisis)
  const now = life ? nextForLife[life] : next[kind]
  const parts = [
    helpLines(crisis, indexMessage(plain)),
    isSpanish(plain) ? IN_SPANISH : '',
    `${continued ? STILL_HERE : now}${watched ? ` ${WATCHED}` : ''}${images ? ` ${IMAGES}` : ''}`,
    `${NOT_A_PERSON} ${followed ? FOLLOWED : !sure ? MISREAD : rest ? REST : HUB}`,
  ]
  return { kind: 'crisis', text: parts.filter((part) => part !== '').join('\n\n'), citations: [] }
}
