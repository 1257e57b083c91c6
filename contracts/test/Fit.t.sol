// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Fit} from '../src/storage/Fit.sol';
import {vm} from './Mini.sol';

contract FitTest {
  uint256[5] private sizes = [8, 16, 24, 32, 40];

  function testFuzz_fit_withAnyValueThatFits(uint256 value) public view {
    for (uint256 i = 0; i < sizes.length; ++i) {
      uint256 max = 2 ** sizes[i] - 1;
      vm.assertEq(this.fit(value & max, sizes[i]), value & max);
      vm.assertEq(this.fit(max, sizes[i]), max);
    }
  }

  function testFuzz_fit_withAnyValueThatDoesNotFit(uint256 value) public {
    for (uint256 i = 0; i < sizes.length; ++i) {
      uint256 max = 2 ** sizes[i] - 1;
      uint256 wrong = value > max ? value : max + 1;
      vm.expectRevert(abi.encodeWithSelector(Fit.DoesNotFit.selector, wrong, max));
      this.fit(wrong, sizes[i]);
    }
  }

  /// @dev From outside, so that a refusal can be expected.
  function fit(uint256 value, uint256 size) external pure returns (uint256) {
    if (size == 8) return Fit.in8(value);
    if (size == 16) return Fit.in16(value);
    if (size == 24) return Fit.in24(value);
    if (size == 32) return Fit.in32(value);
    return Fit.in40(value);
  }
}
