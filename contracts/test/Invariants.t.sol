// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Document, Resource, Review, School, UserProfile} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';
import {Writers} from './Writers.sol';

/// @title What holds after any writes by anybody, in any order
contract InvariantsTest is Given {
  Writers private writers;

  function setUp() public override {
    super.setUp();
    vm.prank(VERIFIER);
    registry.offerVerifier(CURATOR);
    vm.prank(CURATOR);
    registry.acceptVerifier();
    writers = new Writers(registry, CURATOR);
  }

  /// @dev Forge asks for the contracts whose functions it calls.
  function targetContracts() public view returns (address[] memory targets) {
    targets = new address[](1);
    targets[0] = address(writers);
  }

  function invariant_noReviewIsLostOrChanged() public view {
    Review[] memory rows = registry.getReviewsByRange(1, type(uint256).max);
    vm.assertEq(rows.length, registry.getTotalReviews());
    for (uint256 i = 0; i < rows.length; ++i) {
      Review memory r = rows[i];
      vm.assertEq(r.id, i + 1);
      bytes memory fields =
        abi.encode(r.reviewer, r.schoolId, r.rating, r.title, r.contentHash, r.tags, r.isAnonymous);
      vm.assertEq(keccak256(fields), writers.reviews(i));
    }
  }

  function invariant_noResourceIsLostOrChanged() public view {
    Resource[] memory rows = registry.getResourcesByRange(1, type(uint256).max);
    vm.assertEq(rows.length, registry.getTotalResources());
    for (uint256 i = 0; i < rows.length; ++i) {
      vm.assertEq(rows[i].id, i + 1);
      bytes memory fields = abi.encode(rows[i].creator, rows[i].title, rows[i].url);
      vm.assertEq(keccak256(fields), writers.resources(i));
    }
  }

  function invariant_sumsOfSchoolsEqualTheirRows() public view {
    School[] memory schools = registry.getSchoolsByRange(1, type(uint256).max);
    vm.assertEq(schools.length, writers.schools());
    uint256 reviews = registry.getSchoolReviews(0, 1, type(uint256).max).length;
    for (uint256 i = 0; i < schools.length; ++i) {
      Review[] memory rows = registry.getSchoolReviews(i + 1, 1, type(uint256).max);
      uint256 sum = 0;
      for (uint256 j = 0; j < rows.length; ++j) {
        vm.assertEq(rows[j].schoolId, i + 1);
        if (j > 0) vm.assertTrue(rows[j].id > rows[j - 1].id);
        sum += rows[j].rating;
      }
      vm.assertEq(schools[i].id, i + 1);
      vm.assertEq(schools[i].totalReviews, rows.length);
      vm.assertEq(schools[i].totalRating, sum);
      reviews += rows.length;
    }
    vm.assertEq(reviews, registry.getTotalReviews());
  }

  function invariant_listsOfUsersHoldEveryRecordOnce() public view {
    uint256 reviews = 0;
    uint256 documents = 0;
    uint256 conversations = 0;
    for (uint256 u = 0; u < 10; ++u) {
      UserProfile memory profile = registry.getUserProfile(writers.user(u));
      reviews += profile.reviewCount;
      documents += profile.documentCount;
      conversations += profile.conversationCount;
      _checkDocuments(profile);
      _checkConversations(profile);
    }
    vm.assertEq(reviews, registry.getTotalReviews());
    vm.assertEq(documents, writers.documentCount());
    vm.assertEq(conversations, writers.conversationCount());
  }

  function invariant_listsOfConversationsHoldEveryMessageOnce() public view {
    uint256 messages = 0;
    for (uint256 id = 1; id <= writers.conversationCount(); ++id) {
      uint256[] memory ids = registry.getConversationMessages(id);
      vm.assertEq(ids.length, registry.getConversation(id).messageCount);
      for (uint256 i = 0; i < ids.length; ++i) {
        vm.assertEq(registry.getMessage(ids[i]).conversationId, id);
        vm.assertEq(registry.getMessage(ids[i]).contentHash, bytes32(ids[i]));
        if (i > 0) vm.assertTrue(ids[i] > ids[i - 1]);
      }
      messages += ids.length;
    }
    vm.assertEq(messages, writers.messages());
  }

  function _checkDocuments(UserProfile memory profile) private view {
    uint256[] memory ids = registry.getUserDocuments(profile.userAddress);
    vm.assertEq(ids.length, profile.documentCount);
    for (uint256 i = 0; i < ids.length; ++i) {
      Document memory d = registry.getDocument(ids[i]);
      vm.assertEq(d.owner, profile.userAddress);
      bytes memory fields = abi.encode(d.owner, d.filename, d.contentHash, d.size);
      vm.assertEq(keccak256(fields), writers.documents(ids[i] - 1));
      vm.assertEq(d.analysisHash, writers.analyses(ids[i] - 1));
      if (i > 0) vm.assertTrue(ids[i] > ids[i - 1]);
    }
  }

  function _checkConversations(UserProfile memory profile) private view {
    uint256[] memory ids = registry.getUserConversations(profile.userAddress);
    vm.assertEq(ids.length, profile.conversationCount);
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.assertEq(registry.getConversation(ids[i]).owner, profile.userAddress);
      if (i > 0) vm.assertTrue(ids[i] > ids[i - 1]);
    }
  }
}
