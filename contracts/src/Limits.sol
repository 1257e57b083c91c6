// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from './Errors.sol';

/// @title How long a text may be, in bytes of UTF-8, and what must be there
library Limits {
  /// @notice Names and titles.
  uint256 internal constant NAME = 255;
  /// @notice Types, categories and phone numbers.
  uint256 internal constant TYPE = 50;
  uint256 internal constant TAG = 32;
  uint256 internal constant TAGS = 8;
  uint256 internal constant DESCRIPTION = 4000;
  uint256 internal constant URL = 2048;
  /// @notice The reason for a mark.
  uint256 internal constant REASON = 1000;
  uint256 internal constant DOCUMENT_SIZE = 10 * 1024 * 1024;

  /// @notice A text that may be empty.
  function optional(string memory text, uint256 limit, string memory field) internal pure {
    uint256 length = bytes(text).length;
    if (length > limit) revert Errors.TextTooLong(field, length, limit);
  }

  /// @notice A text that must be given.
  function required(string memory text, uint256 limit, string memory field) internal pure {
    if (bytes(text).length == 0) revert Errors.TextEmpty(field);
    optional(text, limit, field);
  }

  function tag(string calldata text) internal pure {
    uint256 length = bytes(text).length;
    if (length == 0) revert Errors.TextEmpty('tag');
    if (length > TAG) revert Errors.TextTooLong('tag', length, TAG);
  }

  function digest(bytes32 value) internal pure {
    if (value == 0) revert Errors.DigestEmpty();
  }

  function reason(string memory text) internal pure {
    if (bytes(text).length == 0) revert Errors.ReasonEmpty();
    optional(text, REASON, 'reason');
  }
}
