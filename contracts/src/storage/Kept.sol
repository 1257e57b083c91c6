// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Fit} from './Fit.sol';

/// @dev Creation code that makes all that follows it a contract's code. Its last byte already is the
/// first of what follows: STOP, so that nobody can run a record as code.
bytes12 constant KEEP_THE_REST = hex'600b380380600b5f395ff300';

/// @title Records as the code of contracts
/// @notice Code is written once, costs a third of storage for each byte, and cannot be changed by
/// anybody. Whoever keeps records makes one contract for each. The address of a contract's n-th
/// creation follows from n, so no pointer to a record is stored anywhere.
library Kept {
  error NotKept();

  /// @notice Keeps a record as this contract's next creation.
  function keep(bytes memory record) internal {
    bytes memory creation = abi.encodePacked(KEEP_THE_REST, record);
    address kept;
    assembly ('memory-safe') {
      kept := create(0, add(creation, 32), mload(creation))
    }
    if (kept == address(0)) revert NotKept();
  }

  /// @notice The keeper's n-th creation, a packed record behind one byte 0; empty where there is none.
  function read(address keeper, uint256 n) internal view returns (bytes memory) {
    return placeOf(keeper, n).code;
  }

  /// @notice The address of a contract's n-th creation, n from 1 to 2^32 - 1: the end of the hash of
  /// the list [creator, n] in RLP, Ethereum's encoding of lists.
  function placeOf(address creator, uint256 n) internal pure returns (address) {
    bytes memory number = _rlp(n);
    // 0xc0 plus the length of a list's items; 0x80 plus the length of an item, here 20 bytes.
    uint8 head = Fit.in8(0xc0 + 21 + number.length);
    return
      address(uint160(uint256(keccak256(abi.encodePacked(head, uint8(0x94), creator, number)))));
  }

  /// @dev A small number is its own encoding; a larger one has its length in front.
  function _rlp(uint256 n) private pure returns (bytes memory) {
    if (n < 0x80) return abi.encodePacked(Fit.in8(n));
    if (n < 1 << 8) return abi.encodePacked(uint8(0x81), Fit.in8(n));
    if (n < 1 << 16) return abi.encodePacked(uint8(0x82), Fit.in16(n));
    if (n < 1 << 24) return abi.encodePacked(uint8(0x83), Fit.in24(n));
    return abi.encodePacked(uint8(0x84), Fit.in32(n));
  }
}
