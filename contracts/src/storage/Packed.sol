// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

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

  /// @notice Up to 255 short texts behind their count.
  function shortTexts(string[] memory texts) internal pure returns (bytes memory packed) {
    packed = abi.encodePacked(Fit.in8(texts.length));
    for (uint256 i = 0; i < texts.length; ++i) {
      packed = abi.encodePacked(packed, Fit.in8(bytes(texts[i]).length), texts[i]);
    }
  }
}
