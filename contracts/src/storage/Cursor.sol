// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @notice A place in a packed record, from which the next field is read.
struct Cursor {
  bytes record;
  uint256 next;
}

/// @title Reads a packed record, field after field
/// @notice Fields follow each other without gaps: numbers in as many bytes as they need, the highest
/// byte first, and texts with their length in front, in one byte or in two.
library Cursors {
  /// @notice A cursor on the first field, behind the byte that keeps the record from running.
  function open(bytes memory record) internal pure returns (Cursor memory) {
    return Cursor({record: record, next: 1});
  }

  /// @notice The number in the next `size` bytes, at most 32.
  function number(Cursor memory cursor, uint256 size) internal pure returns (uint256 value) {
    bytes memory record = cursor.record;
    uint256 next = cursor.next;
    assembly ('memory-safe') {
      value := shr(sub(256, mul(8, size)), mload(add(add(record, 32), next)))
    }
    cursor.next = next + size;
  }

  function digest(Cursor memory cursor) internal pure returns (bytes32) {
    return bytes32(number(cursor, 32));
  }

  function account(Cursor memory cursor) internal pure returns (address) {
    return address(uint160(number(cursor, 20)));
  }

  /// @notice A text of up to 255 bytes.
  function shortText(Cursor memory cursor) internal pure returns (string memory) {
    return _text(cursor, number(cursor, 1));
  }

  /// @notice A text of up to 65,535 bytes.
  function longText(Cursor memory cursor) internal pure returns (string memory) {
    return _text(cursor, number(cursor, 2));
  }

  function _text(Cursor memory cursor, uint256 length) private pure returns (string memory text) {
    text = new string(length);
    bytes memory record = cursor.record;
    uint256 next = cursor.next;
    assembly ('memory-safe') {
      mcopy(add(text, 32), add(add(record, 32), next), length)
    }
    cursor.next = next + length;
  }
}
