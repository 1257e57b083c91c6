// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Registry} from '../src/Registry.sol';
import {vm} from './Mini.sol';

/// @title Ten users who write whatever the fuzzer tells them, and remember what they wrote
contract Writers {
  Registry private immutable REGISTRY;
  address private immutable MARKER;

  /// @dev What each review must read back as, from 0: the hash of its fields but the marks.
  bytes32[] public reviews;
  bytes32[] public resources;
  bytes32[] public documents;
  uint256 public schools;
  uint256 public messages;
  address[] public conversationOwners;
  bytes32[] public analyses;

  constructor(Registry registry, address marker) {
    REGISTRY = registry;
    MARKER = marker;
  }

  function documentCount() external view returns (uint256) {
    return documents.length;
  }

  function conversationCount() external view returns (uint256) {
    return conversationOwners.length;
  }

  function user(uint256 seed) public pure returns (address) {
    return address(uint160(0x1000 + (seed % 10)));
  }

  function addSchool(uint256 who, bytes20 name) external {
    vm.prank(user(who));
    schools = REGISTRY.addSchool(_text(name), 'college');
  }

  function postReview(
    uint256 who,
    uint256 schoolId,
    uint8 rating,
    bytes20 title,
    bytes32 digest
  ) external {
    schoolId %= REGISTRY.getTotalSchools() + 1;
    rating = 1 + (rating % 5);
    digest |= bytes32(uint256(1));
    string[] memory tags = new string[](rating);
    for (uint256 i = 0; i < tags.length; ++i) {
      tags[i] = _text(bytes20(uint160(title) >> i));
    }
    vm.prank(user(who));
    REGISTRY.postReview(schoolId, 'A College', rating, _text(title), digest, tags, rating > 2);
    reviews.push(
      keccak256(abi.encode(user(who), schoolId, rating, _text(title), digest, tags, rating > 2))
    );
  }

  function createResource(uint256 who, bytes20 title, bytes20 url) external {
    vm.prank(user(who));
    REGISTRY.createResource(_text(title), 'Some words', _text(url), 'legal', '', '');
    resources.push(keccak256(abi.encode(user(who), _text(title), _text(url))));
  }

  function uploadDocument(uint256 who, bytes20 name, bytes32 digest, uint256 size) external {
    digest |= bytes32(uint256(1));
    size = 1 + (size % (10 * 1024 * 1024));
    vm.prank(user(who));
    REGISTRY.uploadDocument(_text(name), digest, 'text/plain', size);
    documents.push(keccak256(abi.encode(user(who), _text(name), digest, size)));
    analyses.push(0);
  }

  function updateDocumentAnalysis(uint256 which, bytes32 digest) external {
    if (documents.length == 0) return;
    uint256 index = which % documents.length;
    digest |= bytes32(uint256(1));
    vm.prank(REGISTRY.getDocument(index + 1).owner);
    REGISTRY.updateDocumentAnalysis(index + 1, digest);
    analyses[index] = digest;
  }

  function startConversation(uint256 who, bytes20 title) external {
    vm.prank(user(who));
    REGISTRY.startConversation(_text(title));
    conversationOwners.push(user(who));
  }

  function sendMessage(uint256 which, bool fromUser) external {
    if (conversationOwners.length == 0) return;
    uint256 index = which % conversationOwners.length;
    vm.prank(conversationOwners[index]);
    REGISTRY.sendMessage(index + 1, fromUser ? 'user' : 'assistant', bytes32(++messages));
  }

  function createUserProfile(uint256 who, bytes20 name) external {
    vm.prank(user(who));
    REGISTRY.createUserProfile(_text(name), 0);
  }

  function mark(uint256 which, bool value) external {
    uint256 total = REGISTRY.getTotalReviews();
    if (total == 0) return;
    vm.prank(MARKER);
    REGISTRY.setReviewVerified(1 + (which % total), value, 'a reason');
  }

  function markSchool(uint256 which, bool value) external {
    if (schools == 0) return;
    vm.prank(MARKER);
    REGISTRY.setSchoolActive(1 + (which % schools), value, 'a reason');
  }

  /// @dev A text of 1 to 20 bytes.
  function _text(bytes20 seed) private pure returns (string memory) {
    bytes memory text = new bytes(1 + (uint8(seed[19]) % 20));
    for (uint256 i = 0; i < text.length; ++i) {
      text[i] = seed[i];
    }
    return string(text);
  }
}
