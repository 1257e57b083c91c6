// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {Fit} from '../storage/Fit.sol';

/// @notice When a commitment was stamped, and by whom. One slot.
struct Stamp {
  address author;
  uint40 timestamp;
}

/// @title Proofs that something existed at a time
abstract contract Stamps is IRegistry {
  mapping(bytes32 commitment => Stamp) private _stamps;

  /// @inheritdoc IRegistry
  function stampCommitment(bytes32 commitment) external {
    Limits.digest(commitment);
    uint256 before = _stamps[commitment].timestamp;
    if (before != 0) revert AlreadyStamped(commitment, before);
    _stamps[commitment] = Stamp({author: msg.sender, timestamp: Fit.in40(block.timestamp)});
    emit CommitmentStamped(commitment, msg.sender);
  }

  /// @inheritdoc IRegistry
  function getStamp(bytes32 commitment) external view returns (uint256 timestamp, address author) {
    Stamp storage stamp = _stamps[commitment];
    return (stamp.timestamp, stamp.author);
  }
}
