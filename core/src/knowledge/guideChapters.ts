import type { GuideTopic } from './guide/entry.ts'
import type { ResourceCategory } from './resourceCategories.ts'

interface Chapter {
  readonly label: string
  /** One short sentence under the heading. */
  readonly explanation: string
  /** Where the Resource Hub shows its entries. */
  readonly category: ResourceCategory
}

/** What the reader sees of each chapter of the guide. */
export const guideChapters: Readonly<Record<GuideTopic, Chapter>> = {
  start: {
    label: 'Start here',
    explanation: 'The whole process at a glance, and what to do first.',
    category: 'educational',
  },
  definitions: {
    label: 'What the rule covers',
    explanation: 'What counts, where, and who is who.',
    category: 'educational',
  },
  reporting: {
    label: 'Reporting',
    explanation: 'How to tell the school, and what follows.',
    category: 'procedural',
  },
  'supportive-measures': {
    label: 'Supportive measures',
    explanation: 'Help that needs no formal complaint.',
    category: 'procedural',
  },
  'formal-complaint': {
    label: 'Formal complaint',
    explanation: 'The paper that starts an investigation.',
    category: 'procedural',
  },
  notice: {
    label: 'Notice and interviews',
    explanation: 'What the first letters must say, and time to prepare.',
    category: 'procedural',
  },
  advisor: {
    label: 'Your advisor',
    explanation: 'Who may sit beside you, and how to choose.',
    category: 'legal',
  },
  evidence: {
    label: 'Evidence',
    explanation: 'Seeing it, giving it and answering it.',
    category: 'procedural',
  },
  'investigative-report': {
    label: 'The investigative report',
    explanation: 'What it holds, and how to answer it.',
    category: 'procedural',
  },
  hearing: {
    label: 'The hearing',
    explanation: 'Who asks, who answers, and what is allowed.',
    category: 'procedural',
  },
  k12: {
    label: 'K-12 schools',
    explanation: 'What is different before college.',
    category: 'educational',
  },
  'standard-of-evidence': {
    label: 'Proof',
    explanation: 'Who has to prove it, and how sure one must be.',
    category: 'legal',
  },
  determination: {
    label: 'The decision',
    explanation: 'Who decides, when, and what the letter must say.',
    category: 'procedural',
  },
  'sanctions-and-remedies': {
    label: 'Sanctions and remedies',
    explanation: 'What can follow a decision.',
    category: 'procedural',
  },
  appeal: {
    label: 'Appeal',
    explanation: 'Asking for the decision to be looked at again.',
    category: 'procedural',
  },
  dismissal: {
    label: 'Dismissal',
    explanation: 'When a case ends early, and what you can still do.',
    category: 'procedural',
  },
  'informal-resolution': {
    label: 'Informal resolution',
    explanation: 'Settling it without a full process, if both agree.',
    category: 'procedural',
  },
  'emergency-removal': {
    label: 'Removal before a decision',
    explanation: 'When somebody may be sent away, and how to object.',
    category: 'legal',
  },
  retaliation: {
    label: 'Retaliation',
    explanation: 'Pressure or punishment for taking part, or for not taking part.',
    category: 'legal',
  },
  'confidentiality-and-records': {
    label: 'Privacy and records',
    explanation: 'Who may know, and how long it is kept.',
    category: 'legal',
  },
  employees: {
    label: 'Employees',
    explanation: 'When somebody who works at the school is part of the case.',
    category: 'legal',
  },
  'outside-the-school': {
    label: 'Outside the school',
    explanation: 'Federal offices, courts and lawyers.',
    category: 'legal',
  },
  'which-rule': {
    label: 'Which rule applies',
    explanation: 'The rule in force, the vacated one, and state law.',
    category: 'legal',
  },
  preparing: {
    label: 'Getting ready',
    explanation: 'Papers, messages, letters and meetings.',
    category: 'procedural',
  },
  'self-care': {
    label: 'Looking after yourself',
    explanation: 'Classes, family, sleep, and somebody to talk to.',
    category: 'counseling',
  },
  glossary: {
    label: 'Glossary',
    explanation: 'The words of the rule in plain words.',
    category: 'educational',
  },
}
