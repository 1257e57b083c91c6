// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';

/// @notice How many records of each kind there are; the newest has this number as its id. One slot.
struct Totals {
  uint32 schools;
  uint32 reviews;
  uint32 resources;
  uint32 documents;
  uint32 conversations;
  uint32 messages;
}

/// @notice What an address did here. One slot. `joinedAt` is 0 without a profile.
struct User {
  uint32 documents;
  uint32 reviews;
  uint32 conversations;
  uint40 joinedAt;
}

/// @title What all parts of the registry count in
abstract contract Tables is IRegistry {
  Totals internal _totals;
  mapping(address user => User) internal _users;

  /// @notice The part of the records 1 to `total` that a page shows: the first id, and how many.
  function _page(
    uint256 start,
    uint256 limit,
    uint256 total
  ) internal pure returns (uint256 first, uint256 count) {
    first = start == 0 ? 1 : start;
    if (first > total) return (first, 0);
    uint256 left = total - first + 1;
    count = limit < left ? limit : left;
  }

  /// @notice The first `count` ids of a list.
  function _ids(
    uint32[2 ** 32] storage list,
    uint256 count
  ) internal view returns (uint256[] memory ids) {
    ids = new uint256[](count);
    for (uint256 i = 0; i < count; ++i) {
      ids[i] = list[i];
    }
  }
}
