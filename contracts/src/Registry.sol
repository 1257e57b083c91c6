// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Conversations} from './parts/Conversations.sol';
import {Documents} from './parts/Documents.sol';
import {Profiles} from './parts/Profiles.sol';
import {Resources} from './parts/Resources.sol';
import {Reviews} from './parts/Reviews.sol';
import {Roles} from './parts/Roles.sol';
import {Stamps} from './parts/Stamps.sol';

/// @title The registry
/// @notice Its reads and writes are described in IRegistry.sol, how it stores in docs/storage.md.
/// Nobody can upgrade, pause or end it, and it takes no money.
contract Registry is Reviews, Resources, Documents, Conversations, Profiles, Stamps {
  /// @param verifier The first to set verified marks; the zero address for nobody ever.
  /// @param curator The first to set active marks; the zero address for nobody ever.
  constructor(address verifier, address curator) Roles(verifier, curator) {}
}
