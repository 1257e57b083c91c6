// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {UserProfile} from '../Records.sol';
import {Fit} from '../storage/Fit.sol';
import {Tables, User} from './Tables.sol';

/// @title Profiles that users write of themselves, and what they did here
abstract contract Profiles is Tables {
  mapping(address user => string) private _usernames;
  mapping(address user => bytes32 digest) private _profileHashes;

  /// @inheritdoc IRegistry
  function createUserProfile(string calldata username, bytes32 profileHash) external {
    Limits.required(username, Limits.NAME, 'username');
    User storage user = _users[msg.sender];
    if (user.joinedAt == 0) user.joinedAt = Fit.in40(block.timestamp);
    _usernames[msg.sender] = username;
    _profileHashes[msg.sender] = profileHash;
    emit UserProfileSaved(msg.sender, profileHash);
  }

  /// @inheritdoc IRegistry
  function getUserProfile(address user) external view returns (UserProfile memory) {
    User storage kept = _users[user];
    return UserProfile({
      userAddress: user,
      username: _usernames[user],
      profileHash: _profileHashes[user],
      joinedAt: kept.joinedAt,
      isActive: kept.joinedAt != 0,
      documentCount: kept.documents,
      reviewCount: kept.reviews,
      conversationCount: kept.conversations
    });
  }
}
