// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Review, School} from '../src/Records.sol';
import {Registry} from '../src/Registry.sol';
import {vm} from './Mini.sol';

/// @title A fresh registry for each test, and short ways to fill it
abstract contract Given {
  address internal constant VERIFIER = address(0xA11CE);
  address internal constant CURATOR = address(0xB0B);
  address internal constant STUDENT = address(0x5CA1E);
  address internal constant STRANGER = address(0xE1F);
  bytes32 internal constant DIGEST = keccak256('a text');
  uint256 internal constant NOW = 1_800_000_000;

  Registry internal registry;

  function setUp() public virtual {
    vm.warp(NOW);
    registry = new Registry(VERIFIER, CURATOR);
  }

  function _addSchool() internal returns (uint256) {
    return registry.addSchool('State University', 'university');
  }

  function _post(uint256 schoolId, uint8 rating) internal returns (uint256) {
    vm.prank(STUDENT);
    return registry.postReview(schoolId, 'A College', rating, 'A title', DIGEST, _texts(2, 3), true);
  }

  function _createResource() internal returns (uint256) {
    return registry.createResource('A title', 'Some words', '', 'legal', '', '');
  }

  function _upload() internal returns (uint256) {
    vm.prank(STUDENT);
    return registry.uploadDocument('document', DIGEST, 'application/pdf', 1);
  }

  function _startConversation() internal returns (uint256) {
    vm.prank(STUDENT);
    return registry.startConversation('A title');
  }

  function _send(uint256 conversationId) internal returns (uint256) {
    vm.prank(STUDENT);
    return registry.sendMessage(conversationId, 'user', DIGEST);
  }

  function _review(uint256 reviewId) internal view returns (Review memory) {
    return registry.getReviewsByRange(reviewId, 1)[0];
  }

  function _school(uint256 schoolId) internal view returns (School memory) {
    return registry.getSchoolsByRange(schoolId, 1)[0];
  }

  /// @dev A text of this many bytes.
  function _text(uint256 length) internal pure returns (string memory) {
    bytes memory text = new bytes(length);
    for (uint256 i = 0; i < length; ++i) {
      text[i] = bytes1(uint8(97 + (i % 26)));
    }
    return string(text);
  }

  function _texts(uint256 count, uint256 length) internal pure returns (string[] memory texts) {
    texts = new string[](count);
    for (uint256 i = 0; i < count; ++i) {
      texts[i] = _text(length);
    }
  }

  /// @dev The text without what is more than `limit` bytes, and never empty.
  function _cut(string memory text, uint256 limit) internal pure returns (string memory) {
    if (bytes(text).length == 0) return 'x';
    if (bytes(text).length <= limit) return text;
    bytes memory cut = new bytes(limit);
    for (uint256 i = 0; i < limit; ++i) {
      cut[i] = bytes(text)[i];
    }
    return string(cut);
  }
}
