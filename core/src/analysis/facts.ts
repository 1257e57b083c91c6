import type { Reading } from '../document/reading.ts'
import type { Kinds } from './classify/kindOf.ts'
import type { Party } from './people/party.ts'
import type {
  Audience,
  DocumentType,
  FollowedRule,
  FoundDate,
  StandardOfEvidence,
} from './report.ts'

/** What is known of a document before the rules are checked. */
export interface Facts {
  readonly reading: Reading
  /** The likeliest of `kinds`. */
  readonly docType: DocumentType
  readonly kinds: Kinds
  /** The people of the case, in the order of `roles`. */
  readonly parties: readonly Party[]
  /** The reader of documents is not sure of the kind: what only such a document must hold is not known. */
  readonly isKindUnsure?: boolean
  /** Its owner says that it is of that kind. */
  readonly isKindTold?: boolean
  readonly audience: Audience
  readonly rule: FollowedRule
  readonly standardOfEvidence: StandardOfEvidence
  /** 'YYYY-MM-DD' of the letter itself; null where it does not tell. */
  readonly letterDate: string | null
  readonly dates: readonly FoundDate[]
}
