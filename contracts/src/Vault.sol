// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Kept} from './storage/Kept.sol';

/// @title A vault keeps records of one kind, numbered 1, 2, 3 and so on (Kept.sol)
contract Vault {
  error NotTheKeeper(address caller);

  address private immutable KEEPER = msg.sender;

  /// @notice Keeps the record as this vault's next one. Only the contract that made the vault may.
  function keep(bytes calldata record) external {
    if (msg.sender != KEEPER) revert NotTheKeeper(msg.sender);
    Kept.keep(record);
  }
}
