/**
 * What may cost a life or health before the process does. In the order of urgency, most urgent first:
 *
 * - danger: someone is or comes near, threatens, follows right now, has a weapon
 * - body: an overdose, poison, an injury, somebody who does not wake up
 * - threat: the writer or somebody else means to hurt others
 * - selfHarm: the writer thinks of suicide or of hurting themselves, plainly or not
 * - otherLife: the same of somebody else, or they cannot be reached
 * - child: a person under 18 is hurt or groomed
 * - assault: a sexual assault of these days
 * - partner: violence or control by a partner or ex
 * - stalking: being followed, watched or sought out
 * - distress: panic, or not eating or sleeping, that cannot wait
 * - unclear: it reads like a crisis, but no rule says of which kind
 */
export const crisisKinds = [
  'danger',
  'body',
  'threat',
  'selfHarm',
  'otherLife',
  'child',
  'assault',
  'partner',
  'stalking',
  'distress',
  'unclear',
] as const
export type CrisisKind = (typeof crisisKinds)[number]

export interface Crisis {
  /** The most urgent kind. */
  readonly kind: CrisisKind
  /** All kinds that were found, most urgent first; never empty. */
  readonly kinds: readonly CrisisKind[]
  /** Minutes may count: 911 stands before every other line. */
  readonly immediate: boolean
  /** False where the second opinion is not certain of it: the message is answered too. */
  readonly sure: boolean
  /** A rule found it, not only the second opinion. */
  readonly byRule: boolean
  /** It was said in an earlier turn and this message goes on about it. */
  readonly continued: boolean
  /** The writer wants no list of lines: one way to reach a person is named, once. */
  readonly linesRefused: boolean
  /** The message also asks about the process: that is answered after the lines, or offered for later. */
  readonly rest: boolean
}
