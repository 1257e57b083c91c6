// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';

/// @title The two roles, and how they are handed over
/// @notice The verifier sets reviews' verified marks, the curator schools' and resources' active
/// marks; neither can do more. A role is offered, then accepted, so that it never goes to an address
/// that nobody can use. A role that begins with the zero address is nobody's for good.
abstract contract Roles is IRegistry {
  address public verifier;
  address public offeredVerifier;
  address public curator;
  address public offeredCurator;

  constructor(address firstVerifier, address firstCurator) {
    _becomeVerifier(firstVerifier);
    _becomeCurator(firstCurator);
  }

  modifier onlyVerifier() {
    if (msg.sender != verifier) revert NotTheVerifier(msg.sender);
    _;
  }

  modifier onlyCurator() {
    if (msg.sender != curator) revert NotTheCurator(msg.sender);
    _;
  }

  /// @inheritdoc IRegistry
  function offerVerifier(address to) external onlyVerifier {
    offeredVerifier = to;
    emit VerifierOffered(to);
  }

  /// @inheritdoc IRegistry
  function acceptVerifier() external {
    if (msg.sender != offeredVerifier) revert RoleNotOffered(msg.sender);
    delete offeredVerifier;
    _becomeVerifier(msg.sender);
  }

  /// @inheritdoc IRegistry
  function offerCurator(address to) external onlyCurator {
    offeredCurator = to;
    emit CuratorOffered(to);
  }

  /// @inheritdoc IRegistry
  function acceptCurator() external {
    if (msg.sender != offeredCurator) revert RoleNotOffered(msg.sender);
    delete offeredCurator;
    _becomeCurator(msg.sender);
  }

  function _becomeVerifier(address account) private {
    verifier = account;
    emit VerifierChanged(account);
  }

  function _becomeCurator(address account) private {
    curator = account;
    emit CuratorChanged(account);
  }
}
