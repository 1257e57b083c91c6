// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title What the registry answers with
/// @notice One struct for each kind of record. Ids begin at 1, so that 0 can mean "none". Times are
/// seconds since 1970 of the block that took the record. Text that people wrote is never here: only
/// the SHA-256 digest of it, 32 bytes, which the content store and IPFS turn into an address.

/// @notice A school. The shown average is `totalRating / totalReviews`, or 0 without a review.
/// `isActive` is the curator's mark.
struct School {
  uint256 id;
  string name;
  string schoolType;
  uint256 totalReviews;
  uint256 totalRating;
  bool isActive;
}

/// @notice A review of a school. `schoolId` is 0 for a school that is not on the list; `schoolName` is
/// then what the reviewer wrote, else the list's name. `reviewType` is always `school`. `isAnonymous`
/// asks the screens to hide `reviewer`; the chain cannot.
struct Review {
  uint256 id;
  uint256 schoolId;
  string schoolName;
  uint8 rating;
  string title;
  bytes32 contentHash;
  string reviewType;
  string[] tags;
  bool isAnonymous;
  bool isVerified;
  uint256 timestamp;
  address reviewer;
}

/// @notice A place to find help. `isActive` is the curator's mark.
struct Resource {
  uint256 id;
  string title;
  string description;
  string url;
  string category;
  string subcategory;
  string phone;
  bool isActive;
  uint256 timestamp;
  address creator;
}

/// @notice A document that its owner keeps sealed elsewhere. `contentHash` is the digest of the
/// ciphertext, `analysisHash` that of the sealed analysis, 0 until there is one.
struct Document {
  uint256 id;
  string filename;
  bytes32 contentHash;
  bytes32 analysisHash;
  string mimeType;
  uint256 size;
  bool isAnalyzed;
  uint256 timestamp;
  address owner;
}

/// @notice A conversation that its owner chose to record.
struct Conversation {
  uint256 id;
  string title;
  uint256 messageCount;
  uint256 timestamp;
  address owner;
}

/// @notice One message of a conversation, `role` being `user` or `assistant`.
struct Message {
  uint256 id;
  uint256 conversationId;
  string role;
  bytes32 contentHash;
  uint256 timestamp;
  address sender;
}

/// @notice What an address did here. The three counts are right with or without a profile, `isActive`
/// says whether there is one.
struct UserProfile {
  address userAddress;
  string username;
  bytes32 profileHash;
  uint256 joinedAt;
  bool isActive;
  uint256 documentCount;
  uint256 reviewCount;
  uint256 conversationCount;
}
