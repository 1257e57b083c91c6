/** What a review may say of the process besides its words: who wrote it, and answers to a few questions. */

/** In the order they are offered; `unsaid` is the default. */
export const authorRoles = [
  'unsaid',
  'complainant',
  'respondent',
  'parent',
  'advocate',
  'witness',
] as const
export type AuthorRole = (typeof authorRoles)[number]

/** How each role is offered to an author. */
export const roleChoices: Record<AuthorRole, string> = {
  unsaid: 'I would rather not say',
  complainant: 'Complainant: I reported it, or it happened to me',
  respondent: 'Respondent: I was accused',
  parent: 'Parent or guardian',
  advocate: 'Advocate or advisor',
  witness: 'Witness',
}

/** The people of each role, as a heading. */
export const roleGroups: Record<AuthorRole, string> = {
  unsaid: 'Role not said',
  complainant: 'Complainants',
  respondent: 'Respondents',
  parent: 'Parents and guardians',
  advocate: 'Advocates and advisors',
  witness: 'Witnesses',
}

export const processFacts = ['notice', 'support', 'advisor', 'dates', 'outcome'] as const
export type ProcessFact = (typeof processFacts)[number]

/** Yes or no to some of the questions. */
export type ProcessAnswers = Partial<Record<ProcessFact, boolean>>

/** How each question is put to an author. */
export const factQuestions: Record<ProcessFact, string> = {
  notice: 'Did the school say in writing what the case was about?',
  support: 'Did the school offer support, such as changes to classes or housing?',
  advisor: 'Could an advisor be there?',
  dates: 'Did the school keep to the dates it gave?',
  outcome: 'Did the outcome come in writing, with reasons?',
}

/** What a yes says of a school. */
export const factWords: Record<ProcessFact, string> = {
  notice: 'Said in writing what the case was about',
  support: 'Offered support',
  advisor: 'Let an advisor be there',
  dates: 'Kept to its dates',
  outcome: 'Gave the outcome in writing, with reasons',
}
