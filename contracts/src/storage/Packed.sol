// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../Errors.sol';
import {Limits} from '../Limits.sol';
import {Fit} from './Fit.sol';

/// @title Writes texts as Cursors reads them
/// @dev Every text is held against its limit before it comes here (Limits.sol), so its length fits.
library Packed {
  /// @notice A text of up to 255 bytes behind its length.
  function shortText(string memory text) internal pure returns (bytes memory) {
    return abi.encodePacked(Fit.in8(bytes(text).length), text);
  }

  /// @notice A text of up to 65,535 bytes behind its length.
  function longText(string memory text) internal pure returns (bytes memory) {
    return abi.encodePacked(Fit.in16(bytes(text).length), text);
  }

  /// @notice The tags, each behind its length, behind their count. Held against their limits on the
  /// way, since every look at a text of the call costs gas.
  function tags(string[] calldata list) internal pure returns (bytes memory packed) {
    if (list.length > Limits.TAGS) revert Errors.TooManyTags(list.length, Limits.TAGS);
    packed = new bytes(1 + list.length * (1 + Limits.TAG));
    packed[0] = bytes1(Fit.in8(list.length));
    uint256 size = 1;
    for (uint256 i = 0; i < list.length; ++i) {
      string calldata tag = list[i];
      Limits.tag(tag);
      assembly ('memory-safe') {
        let next := add(add(packed, 32), size)
        mstore8(next, tag.length)
        calldatacopy(add(next, 1), tag.offset, tag.length)
        size := add(add(size, 1), tag.length)
      }
    }
    assembly ('memory-safe') {
      mstore(packed, size)
    }
  }
}
