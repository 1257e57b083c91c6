// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title What the registry tells whoever follows it: one event for each write
/// @notice Topics are what an index is asked by: the record's id, what it belongs to, who wrote it.
/// The rest of a record is read by its id.
interface Events {
  /// @notice A school was put on the list.
  event SchoolAdded(uint256 indexed schoolId, address indexed creator);

  /// @notice A review was posted; `schoolId` is 0 for a school that is not on the list.
  event ReviewPosted(
    uint256 indexed reviewId,
    uint256 indexed schoolId,
    address indexed reviewer,
    bytes32 contentHash
  );

  /// @notice A place to find help was added.
  event ResourceCreated(uint256 indexed resourceId, address indexed creator);

  /// @notice A profile was made, or replaced by its owner.
  event UserProfileSaved(address indexed user, bytes32 profileHash);

  /// @notice A sealed document was recorded.
  event DocumentUploaded(uint256 indexed documentId, address indexed owner, bytes32 contentHash);

  /// @notice The owner recorded a sealed analysis of a document, in place of any before it.
  event DocumentAnalyzed(uint256 indexed documentId, address indexed owner, bytes32 analysisHash);

  /// @notice A conversation was begun.
  event ConversationStarted(uint256 indexed conversationId, address indexed owner);

  /// @notice A message was added to a conversation by its owner.
  event MessageSent(
    uint256 indexed messageId,
    uint256 indexed conversationId,
    address indexed sender,
    bytes32 contentHash
  );

  /// @notice A commitment was stamped with the block's time.
  event CommitmentStamped(bytes32 indexed commitment, address indexed author);

  /// @notice The verifier set or took back a review's verified mark.
  event ReviewVerified(uint256 indexed reviewId, bool isVerified, string reason);

  /// @notice The curator set a resource's active mark.
  event ResourceActivity(uint256 indexed resourceId, bool isActive, string reason);

  /// @notice The curator set a school's active mark.
  event SchoolActivity(uint256 indexed schoolId, bool isActive, string reason);

  /// @notice The verifier offered the role; the zero address takes an offer back.
  event VerifierOffered(address indexed verifier);

  /// @notice The verifier from now on.
  event VerifierChanged(address indexed verifier);

  /// @notice The curator offered the role; the zero address takes an offer back.
  event CuratorOffered(address indexed curator);

  /// @notice The curator from now on.
  event CuratorChanged(address indexed curator);
}
