/**
 * The contract's records as the screens use them (contracts/src/Records.sol has their meaning). Ids, counts
 * and times are plain numbers: the contract counts by one, and a time is in seconds since 1970.
 */
import type { DecisionReason } from '@hub/core/moderation/reasons'

export type Hex = `0x${string}`

export interface RegistrySchool {
  id: number
  name: string
  schoolType: string
  totalReviews: number
  totalRating: number
  isActive: boolean
  /** Why this hub does not show it; its words are left out then. The same of the others. */
  unshown?: DecisionReason
}

export interface RegistryReview {
  id: number
  /** 0: a school that is not on the list. */
  schoolId: number
  schoolName: string
  rating: number
  title: string
  /** SHA-256 of the text, 32 bytes. */
  contentHash: Hex
  reviewType: string
  tags: readonly string[]
  /** The author asks the screens to hide `reviewer`: take `shownAuthor`, never this field itself. */
  isAnonymous: boolean
  isVerified: boolean
  timestamp: number
  reviewer: Hex
  unshown?: DecisionReason
}

export interface RegistryResource {
  id: number
  title: string
  description: string
  url: string
  category: string
  subcategory: string
  phone: string
  isActive: boolean
  timestamp: number
  creator: Hex
  unshown?: DecisionReason
}

export interface RegistryDocument {
  id: number
  filename: string
  /** SHA-256 of the sealed document, 32 bytes. */
  contentHash: Hex
  /** SHA-256 of the sealed analysis; zeros before there is one. */
  analysisHash: Hex
  mimeType: string
  size: number
  isAnalyzed: boolean
  timestamp: number
  owner: Hex
}

export interface RegistryProfile {
  userAddress: Hex
  username: string
  profileHash: Hex
  /** 0: never joined. */
  joinedAt: number
  isActive: boolean
  documentCount: number
  reviewCount: number
  conversationCount: number
}

/** How many records of each kind there are. */
export interface RegistryTotals {
  schools: number
  reviews: number
  resources: number
}
