// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Vault} from '../Vault.sol';
import {Fit} from './Fit.sol';

/// @title Where a vault's records are
library Kept {
  /// @notice The vault's n-th record, packed, behind one byte 0; empty where there is none.
  function read(Vault vault, uint256 n) internal view returns (bytes memory) {
    return creation(address(vault), n).code;
  }

  /// @notice The address of a contract's n-th creation, n from 1 to 2^32 - 1: the end of the hash of
  /// the list [creator, n] in RLP, Ethereum's encoding of lists.
  function creation(address creator, uint256 n) internal pure returns (address) {
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
