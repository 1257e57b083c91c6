// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @dev Creation code that returns all that follows it. The last byte is the first of what is
/// returned: STOP, so that nobody can run a record as code.
bytes constant RETURN_THE_REST = hex'600b380380600b5f395ff300';

/// @title A vault keeps records as the code of contracts
/// @notice Code is written once, costs a third of storage for each byte, and cannot be changed by
/// anybody. The vault makes one contract for each record. A contract's n-th creation has an address
/// that follows from n (Kept.sol), so no pointer to a record is stored anywhere.
contract Vault {
  error NotTheKeeper(address caller);
  error NotKept();

  address private immutable KEEPER = msg.sender;

  /// @notice Keeps the record as this vault's next one. Only the contract that made the vault may.
  function keep(bytes calldata record) external {
    if (msg.sender != KEEPER) revert NotTheKeeper(msg.sender);
    bytes memory creation = abi.encodePacked(RETURN_THE_REST, record);
    address kept;
    assembly ('memory-safe') {
      kept := create(0, add(creation, 32), mload(creation))
    }
    if (kept == address(0)) revert NotKept();
  }
}
