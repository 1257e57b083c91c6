/**
 * - verdict: how a case will or should end, who is guilty or lies
 * - breach: whether a school broke the law
 * - immigration, criminal, lawsuit, defamation, family, money: law beside Title IX
 * - referral: which lawyer to take, and what one costs
 * - athletics: a league's rules on who may play
 * - medical: what to take, what an illness is
 * - license: what a licensing board or the military makes of a case
 * - work, housing: a job or a home that is not the school's
 * - otherLaw: unfair treatment for another reason than sex, such as race, religion or a disability
 * - grading: a hard grade, a teacher who is hard on everybody
 * - schoolRules: cheating, a fine, what else a school punishes that has nothing to do with sex
 * - recording: whether one may record another person
 * - intrude: getting into another person's accounts or things, or following them
 * - errand: to call, file or come along in the asker's name
 * - ratings: which school is good
 * - support: devices, sign-ins, payments
 * - harm: words or plans that threaten, scare or punish somebody
 * - lies: evidence or statements that are not true
 * - expose: finding or naming people
 * - instructions: who the assistant is to be, or what it was told
 * - writing: whole papers, stories, jokes, code
 * - other: anything else that has nothing to do with the process
 */
export type ScopeKind =
  | 'verdict'
  | 'breach'
  | 'immigration'
  | 'criminal'
  | 'lawsuit'
  | 'defamation'
  | 'family'
  | 'money'
  | 'referral'
  | 'athletics'
  | 'medical'
  | 'license'
  | 'work'
  | 'housing'
  | 'otherLaw'
  | 'grading'
  | 'schoolRules'
  | 'recording'
  | 'intrude'
  | 'errand'
  | 'ratings'
  | 'support'
  | 'harm'
  | 'lies'
  | 'expose'
  | 'instructions'
  | 'writing'
  | 'other'

export interface OutOfScope {
  readonly kind: ScopeKind
  /** The message asks something about the process as well; that can be answered after the refusal. */
  readonly rest: boolean
}
