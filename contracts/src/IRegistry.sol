// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Conversation, Document, Message, Resource, Review, School, UserProfile} from './Records.sol';

/// @title The registry's reads and writes
/// @notice Reviews of schools, places to find help, sealed documents and conversations. Whoever
/// writes a record is its author for good: no role can hide, change or remove one.
interface IRegistry {
  event SchoolAdded(uint256 indexed schoolId, address indexed creator);
  event ReviewPosted(
    uint256 indexed reviewId,
    uint256 indexed schoolId,
    address indexed reviewer,
    bytes32 contentHash
  );
  event ResourceCreated(uint256 indexed resourceId, address indexed creator);
  event UserProfileSaved(address indexed user, bytes32 profileHash);
  event DocumentUploaded(
    uint256 indexed documentId,
    address indexed owner,
    bytes32 contentHash
  );
  event DocumentAnalyzed(
    uint256 indexed documentId,
    address indexed owner,
    bytes32 analysisHash
  );
  event ConversationStarted(uint256 indexed conversationId, address indexed owner);
  event MessageSent(
    uint256 indexed messageId,
    uint256 indexed conversationId,
    address indexed sender,
    bytes32 contentHash
  );
  event CommitmentStamped(bytes32 indexed commitment, address indexed author);
  event ReviewVerified(uint256 indexed reviewId, bool isVerified, string reason);
  event ResourceActivity(uint256 indexed resourceId, bool isActive, string reason);
  event SchoolActivity(uint256 indexed schoolId, bool isActive, string reason);
  event VerifierOffered(address indexed verifier);
  event VerifierChanged(address indexed verifier);
  event CuratorOffered(address indexed curator);
  event CuratorChanged(address indexed curator);

  /// @notice `rating` is not one of 1 to 5.
  error RatingOutOfRange(uint256 rating);
  /// @notice The field must not be empty.
  error TextEmpty(string field);
  /// @notice The field's text takes `length` bytes of UTF-8, more than `limit`.
  error TextTooLong(string field, uint256 length, uint256 limit);
  /// @notice More tags than `limit`.
  error TooManyTags(uint256 count, uint256 limit);
  /// @notice No school has this id; 0 alone stands for a school that is not on the list.
  error UnknownSchool(uint256 schoolId);
  error UnknownReview(uint256 reviewId);
  error UnknownResource(uint256 resourceId);
  error UnknownDocument(uint256 documentId);
  error UnknownConversation(uint256 conversationId);
  error UnknownMessage(uint256 messageId);
  /// @notice The digest of the content is zero.
  error DigestEmpty();
  /// @notice A document of `size` bytes; 1 to `limit` are taken.
  error SizeOutOfRange(uint256 size, uint256 limit);
  /// @notice Not one of PDF, DOC, DOCX and plain text.
  error UnsupportedType(string mimeType);
  /// @notice A message's role is `user` or `assistant`.
  error UnknownRole(string role);
  /// @notice Only the record's owner may do this.
  error NotTheOwner(address caller, address owner);
  error NotTheVerifier(address caller);
  error NotTheCurator(address caller);
  /// @notice The role was not offered to the caller.
  error RoleNotOffered(address caller);
  /// @notice A mark is only ever set with a reason that all can read.
  error ReasonEmpty();
  /// @notice This commitment was stamped before, at `timestamp`.
  error AlreadyStamped(bytes32 commitment, uint256 timestamp);

  function getTotalSchools() external view returns (uint256);
  function getTotalReviews() external view returns (uint256);
  function getTotalResources() external view returns (uint256);

  /// @notice A page of records, oldest first, from the record with the id `start` on. A page past
  /// the end is empty; a page that runs over the end is short; `start` 0 means 1.
  function getSchoolsByRange(uint256 start, uint256 limit) external view returns (School[] memory);
  function getReviewsByRange(uint256 start, uint256 limit) external view returns (Review[] memory);
  function getResourcesByRange(
    uint256 start,
    uint256 limit
  ) external view returns (Resource[] memory);

  /// @notice A page of one school's reviews, oldest first; `start` counts this school's reviews from
  /// 1. `schoolId` 0 gives the reviews of schools that are not on the list.
  function getSchoolReviews(
    uint256 schoolId,
    uint256 start,
    uint256 limit
  ) external view returns (Review[] memory);

  function getUserProfile(address user) external view returns (UserProfile memory);
  /// @notice The ids of the user's documents, oldest first.
  function getUserDocuments(address user) external view returns (uint256[] memory);
  /// @notice The ids of the user's conversations, oldest first.
  function getUserConversations(address user) external view returns (uint256[] memory);
  function getDocument(uint256 documentId) external view returns (Document memory);
  function getConversation(uint256 conversationId) external view returns (Conversation memory);
  /// @notice The ids of the conversation's messages, oldest first.
  function getConversationMessages(
    uint256 conversationId
  ) external view returns (uint256[] memory);
  function getMessage(uint256 messageId) external view returns (Message memory);
  /// @notice When the commitment was stamped, in seconds since 1970, and by whom; zeros if never.
  function getStamp(
    bytes32 commitment
  ) external view returns (uint256 timestamp, address author);

  function verifier() external view returns (address);
  function curator() external view returns (address);
  function offeredVerifier() external view returns (address);
  function offeredCurator() external view returns (address);

  /// @notice Posts a review; the text itself is stored elsewhere, under `contentHash`.
  /// @param schoolId The school on the list, or 0: then `schoolName` must be given.
  /// @param contentHash SHA-256 digest of the review's UTF-8 text.
  function postReview(
    uint256 schoolId,
    string calldata schoolName,
    uint8 rating,
    string calldata title,
    bytes32 contentHash,
    string[] calldata tags,
    bool isAnonymous
  ) external returns (uint256 reviewId);

  function addSchool(
    string calldata name,
    string calldata schoolType
  ) external returns (uint256 schoolId);

  function createResource(
    string calldata title,
    string calldata description,
    string calldata url,
    string calldata category,
    string calldata subcategory,
    string calldata phone
  ) external returns (uint256 resourceId);

  /// @notice Saves the caller's profile; a second call replaces it and keeps `joinedAt`.
  function createUserProfile(string calldata username, bytes32 profileHash) external;

  function uploadDocument(
    string calldata filename,
    bytes32 contentHash,
    string calldata mimeType,
    uint256 size
  ) external returns (uint256 documentId);

  function updateDocumentAnalysis(uint256 documentId, bytes32 analysisHash) external;

  function startConversation(string calldata title) external returns (uint256 conversationId);

  function sendMessage(
    uint256 conversationId,
    string calldata role,
    bytes32 contentHash
  ) external returns (uint256 messageId);

  /// @notice Proves later that something existed now: the caller gives a salted digest of it.
  function stampCommitment(bytes32 commitment) external;

  function setReviewVerified(uint256 reviewId, bool isVerified, string calldata reason) external;
  function setResourceActive(uint256 resourceId, bool isActive, string calldata reason) external;
  function setSchoolActive(uint256 schoolId, bool isActive, string calldata reason) external;

  /// @notice Offers the role to another address, which takes it by accepting.
  function offerVerifier(address to) external;
  function acceptVerifier() external;
  function offerCurator(address to) external;
  function acceptCurator() external;
}
