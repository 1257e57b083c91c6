// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title Makes numbers smaller, or stops where one does not fit
/// @dev Limits are checked before anything is packed, so this only guards against mistakes of ours.
library Fit {
  error DoesNotFit(uint256 value, uint256 max);

  function in8(uint256 value) internal pure returns (uint8) {
    _check(value, type(uint8).max);
    // forge-lint: disable-next-line(unsafe-typecast)
    return uint8(value);
  }

  function in16(uint256 value) internal pure returns (uint16) {
    _check(value, type(uint16).max);
    // forge-lint: disable-next-line(unsafe-typecast)
    return uint16(value);
  }

  function in24(uint256 value) internal pure returns (uint24) {
    _check(value, type(uint24).max);
    // forge-lint: disable-next-line(unsafe-typecast)
    return uint24(value);
  }

  function in32(uint256 value) internal pure returns (uint32) {
    _check(value, type(uint32).max);
    // forge-lint: disable-next-line(unsafe-typecast)
    return uint32(value);
  }

  /// @notice For times: seconds since 1970.
  function in40(uint256 value) internal pure returns (uint40) {
    _check(value, type(uint40).max);
    // forge-lint: disable-next-line(unsafe-typecast)
    return uint40(value);
  }

  function _check(uint256 value, uint256 max) private pure {
    if (value > max) revert DoesNotFit(value, max);
  }
}
