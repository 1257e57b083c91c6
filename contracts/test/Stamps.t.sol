// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract StampsTest is Given {
  function test_stampCommitment_whenTheCommitmentIs0() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.DigestEmpty.selector));
    registry.stampCommitment(0);
  }

  function test_stampCommitment_whenItWasStampedBefore() public {
    vm.prank(STUDENT);
    registry.stampCommitment(DIGEST);
    vm.warp(NOW + 100);
    address[2] memory callers = [STUDENT, STRANGER];
    for (uint256 i = 0; i < callers.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.AlreadyStamped.selector, DIGEST, NOW));
      vm.prank(callers[i]);
      registry.stampCommitment(DIGEST);
    }
  }

  function testFuzz_stampCommitment_withAnyCommitment(bytes32 commitment, address author) public {
    vm.assume(commitment != 0);
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.CommitmentStamped(commitment, author);
    vm.prank(author);
    registry.stampCommitment(commitment);
    (uint256 timestamp, address by) = registry.getStamp(commitment);
    vm.assertEq(timestamp, NOW);
    vm.assertEq(by, author);
  }

  function test_getStamp_whenItWasNeverStamped() public view {
    (uint256 timestamp, address by) = registry.getStamp(DIGEST);
    vm.assertEq(timestamp, 0);
    vm.assertEq(by, address(0));
  }
}
