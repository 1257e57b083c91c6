// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {UserProfile} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract ProfilesTest is Given {
  function test_createUserProfile_whenTheNameIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'username'));
    registry.createUserProfile('', DIGEST);
  }

  function test_createUserProfile_whenTheNameIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'username', 256, 255));
    registry.createUserProfile(_text(256), DIGEST);
  }

  function testFuzz_createUserProfile_withAnyFields(string memory name, bytes32 digest) public {
    name = _cut(name, 255);
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.UserProfileSaved(STUDENT, digest);
    vm.prank(STUDENT);
    registry.createUserProfile(name, digest);
    vm.assertEq(
      abi.encode(registry.getUserProfile(STUDENT)), abi.encode(_profile(name, digest, NOW, 0, 0, 0))
    );
  }

  function test_createUserProfile_whenThereIsOneAlready() public {
    vm.prank(STUDENT);
    registry.createUserProfile(_text(255), DIGEST);
    vm.warp(NOW + 100);
    vm.prank(STUDENT);
    registry.createUserProfile('short', 0);
    vm.assertEq(
      abi.encode(registry.getUserProfile(STUDENT)), abi.encode(_profile('short', 0, NOW, 0, 0, 0))
    );
  }

  function test_getUserProfile_whenThereIsNone() public {
    _post(0, 5);
    _post(0, 5);
    _post(0, 5);
    _upload();
    _upload();
    _startConversation();
    vm.assertEq(
      abi.encode(registry.getUserProfile(STUDENT)), abi.encode(_profile('', 0, 0, 2, 3, 1))
    );
  }

  function test_getUserProfile_whenOthersWrite() public {
    vm.prank(STUDENT);
    registry.createUserProfile('one', DIGEST);
    bytes memory before = abi.encode(registry.getUserProfile(STUDENT));
    vm.prank(STRANGER);
    registry.createUserProfile('other', bytes32(uint256(7)));
    vm.prank(STRANGER);
    registry.startConversation('A title');
    vm.assertEq(abi.encode(registry.getUserProfile(STUDENT)), before);
  }

  function _profile(
    string memory name,
    bytes32 digest,
    uint256 joinedAt,
    uint256 documents,
    uint256 reviews,
    uint256 conversations
  ) private pure returns (UserProfile memory) {
    return UserProfile({
      userAddress: STUDENT,
      username: name,
      profileHash: digest,
      joinedAt: joinedAt,
      isActive: joinedAt != 0,
      documentCount: documents,
      reviewCount: reviews,
      conversationCount: conversations
    });
  }
}
