// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {School} from '../Records.sol';
import {Cursor, Cursors} from './Cursor.sol';
import {Packed} from './Packed.sol';

/// @title How a school is kept: name, type
library SchoolRecord {
  using Cursors for Cursor;

  function pack(string memory name, string memory schoolType) internal pure returns (bytes memory) {
    return abi.encodePacked(Packed.shortText(name), Packed.shortText(schoolType));
  }

  /// @notice The fields that are kept; the others of `school` stay as they are.
  function unpack(bytes memory record, School memory school) internal pure {
    Cursor memory cursor = Cursors.open(record);
    school.name = cursor.shortText();
    school.schoolType = cursor.shortText();
  }

  /// @notice The name alone, which comes first.
  function nameOf(bytes memory record) internal pure returns (string memory) {
    return Cursors.open(record).shortText();
  }
}
