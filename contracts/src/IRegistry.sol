// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from './Errors.sol';
import {Events} from './Events.sol';
import {
  Conversation,
  Document,
  Message,
  Resource,
  Review,
  School,
  UserProfile
} from './Records.sol';

/// @title The registry's reads and writes
/// @notice Reviews of schools, places to find help, sealed documents and conversations. Whoever
/// writes a record is its author for good: no role can hide, change or remove one. Each kind has its
/// ids, 1, 2, 3 and so on; how long a text may be is in Limits.sol.
///
/// Pages are oldest first. They begin at `start`, where 0 means 1, and hold up to `limit` records: a
/// page that runs over the end is short, one past the end is empty. The newest fifty of 200 are
/// therefore `start` 151, `limit` 50.
interface IRegistry is Errors, Events {
  // Reads

  /// @notice How many schools are on the list; the newest has this id. So for the other totals.
  function getTotalSchools() external view returns (uint256);

  function getTotalReviews() external view returns (uint256);

  function getTotalResources() external view returns (uint256);

  /// @notice A page of schools, from the one with the id `start`.
  function getSchoolsByRange(uint256 start, uint256 limit) external view returns (School[] memory);

  /// @notice A page of reviews, from the one with the id `start`.
  function getReviewsByRange(uint256 start, uint256 limit) external view returns (Review[] memory);

  /// @notice A page of resources, from the one with the id `start`.
  function getResourcesByRange(
    uint256 start,
    uint256 limit
  ) external view returns (Resource[] memory);

  /// @notice A page of one school's reviews; `start` counts this school's reviews from 1.
  /// @param schoolId The school, or 0 for the reviews of all schools that are not on the list.
  function getSchoolReviews(
    uint256 schoolId,
    uint256 start,
    uint256 limit
  ) external view returns (Review[] memory);

  /// @notice What an address did here; without a profile, its name is empty and its times are 0.
  function getUserProfile(address user) external view returns (UserProfile memory);

  /// @notice The ids of the user's documents, oldest first.
  function getUserDocuments(address user) external view returns (uint256[] memory);

  /// @notice The ids of the user's conversations, oldest first.
  function getUserConversations(address user) external view returns (uint256[] memory);

  /// @notice A document; an error where there is none with this id. So for the next three.
  function getDocument(uint256 documentId) external view returns (Document memory);

  function getConversation(uint256 conversationId) external view returns (Conversation memory);

  /// @notice The ids of the conversation's messages, oldest first.
  function getConversationMessages(uint256 conversationId) external view returns (uint256[] memory);

  function getMessage(uint256 messageId) external view returns (Message memory);

  /// @notice When the commitment was stamped, in seconds since 1970, and by whom; zeros if never.
  function getStamp(bytes32 commitment) external view returns (uint256 timestamp, address author);

  /// @notice Who may set reviews' verified marks.
  function verifier() external view returns (address);

  /// @notice Who may set schools' and resources' active marks.
  function curator() external view returns (address);

  /// @notice Who may accept the role; the zero address where it is not on offer.
  function offeredVerifier() external view returns (address);

  function offeredCurator() external view returns (address);

  // Writes that are open to all

  /// @notice Posts a review; the text itself is stored elsewhere, under `contentHash`.
  /// @param schoolId The school on the list, or 0 for a school that is not on it.
  /// @param schoolName The school's name where `schoolId` is 0; not kept where it is not, since the
  /// list has the name.
  /// @param rating 1 to 5.
  /// @param contentHash SHA-256 digest of the review's UTF-8 text.
  /// @param tags Up to 8, none of them empty.
  /// @param isAnonymous Asks the screens to hide the sender, whom the chain shows to all.
  function postReview(
    uint256 schoolId,
    string calldata schoolName,
    uint8 rating,
    string calldata title,
    bytes32 contentHash,
    string[] calldata tags,
    bool isAnonymous
  ) external returns (uint256 reviewId);

  /// @notice Puts a school on the list. Names are not compared: the same may be there twice.
  function addSchool(
    string calldata name,
    string calldata schoolType
  ) external returns (uint256 schoolId);

  /// @notice Adds a place to find help. `url`, `subcategory` and `phone` may be empty. The address is
  /// not examined here: who shows it has to see that it is a link that may be followed.
  function createResource(
    string calldata title,
    string calldata description,
    string calldata url,
    string calldata category,
    string calldata subcategory,
    string calldata phone
  ) external returns (uint256 resourceId);

  /// @notice Saves the caller's profile; a second call replaces it and keeps `joinedAt`.
  /// @param profileHash SHA-256 digest of more about the user, or 0.
  function createUserProfile(string calldata username, bytes32 profileHash) external;

  /// @notice Records a sealed document.
  /// @param filename Everybody can read it: a neutral one is best.
  /// @param contentHash SHA-256 digest of the sealed bytes.
  /// @param mimeType One of PDF, DOC, DOCX and plain text.
  /// @param size In bytes, 1 to 10 MB.
  function uploadDocument(
    string calldata filename,
    bytes32 contentHash,
    string calldata mimeType,
    uint256 size
  ) external returns (uint256 documentId);

  /// @notice Records the analysis of a document of the caller's, in place of any before it.
  /// @param analysisHash SHA-256 digest of the sealed analysis.
  function updateDocumentAnalysis(uint256 documentId, bytes32 analysisHash) external;

  /// @notice Begins a conversation. Everybody can read its title.
  function startConversation(string calldata title) external returns (uint256 conversationId);

  /// @notice Adds a message to a conversation of the caller's.
  /// @param role `user` or `assistant`.
  /// @param contentHash SHA-256 digest of the sealed message.
  function sendMessage(
    uint256 conversationId,
    string calldata role,
    bytes32 contentHash
  ) external returns (uint256 messageId);

  /// @notice Proves later that something existed now: the caller gives a salted digest of it.
  function stampCommitment(bytes32 commitment) external;

  // Writes of the two roles: marks, each with a reason that all can read

  /// @notice Sets a review's verified mark, or takes it back. The verifier only.
  function setReviewVerified(uint256 reviewId, bool isVerified, string calldata reason) external;

  /// @notice Sets a resource's active mark. The curator only.
  function setResourceActive(uint256 resourceId, bool isActive, string calldata reason) external;

  /// @notice Sets a school's active mark; its reviews stay, and more can be posted. The curator only.
  function setSchoolActive(uint256 schoolId, bool isActive, string calldata reason) external;

  /// @notice Offers the role to another address, which takes it by accepting. A later offer replaces
  /// an earlier one; an offer to the zero address takes it back.
  function offerVerifier(address to) external;

  function acceptVerifier() external;

  function offerCurator(address to) external;

  function acceptCurator() external;
}
