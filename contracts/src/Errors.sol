// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title Why the registry refuses a call: one error for each rule
interface Errors {
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
}
