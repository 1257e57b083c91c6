// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @dev What these tests use of forge's cheatcodes; any tool that knows forge's can run them.
interface Vm {
  function warp(uint256 timestamp) external;
  function prank(address sender) external;
  function etch(address target, bytes calldata code) external;
  function assume(bool condition) external pure;
  function expectRevert(bytes calldata revertData) external;
  function expectEmit(bool topic1, bool topic2, bool topic3, bool data, address emitter) external;
  function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
  function assertEq(uint256 left, uint256 right) external pure;
  function assertEq(uint256 left, uint256 right, string calldata what) external pure;
  function assertEq(address left, address right) external pure;
  function assertEq(bytes32 left, bytes32 right) external pure;
  function assertEq(string calldata left, string calldata right) external pure;
  function assertEq(bytes calldata left, bytes calldata right) external pure;
  function assertTrue(bool condition) external pure;
  function assertFalse(bool condition) external pure;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256('hevm cheat code')))));
