// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Kept} from '../src/storage/Kept.sol';
import {Vault} from '../src/Vault.sol';
import {vm} from './Mini.sol';

contract VaultTest {
  address private constant STRANGER = address(0xE1F);

  Vault private vault;

  function setUp() public {
    vault = new Vault();
  }

  function test_keep_whenTheCallerIsNotTheKeeper() public {
    vm.expectRevert(abi.encodeWithSelector(Vault.NotTheKeeper.selector, STRANGER));
    vm.prank(STRANGER);
    vault.keep('record');
  }

  function test_keep_whenThePlaceIsTaken() public {
    vm.etch(Kept.placeOf(address(vault), 1), hex'00');
    vm.expectRevert(abi.encodeWithSelector(Kept.NotKept.selector));
    vault.keep('record');
  }

  function testFuzz_keep_withAnyRecord(bytes calldata record) public {
    vault.keep(record);
    vm.assertEq(Kept.read(address(vault), 1), abi.encodePacked(uint8(0), record));
    vm.assertEq(Kept.read(address(vault), 2).length, 0);
    (bool ran, bytes memory answer) = Kept.placeOf(address(vault), 1).call{gas: 3000}(record);
    vm.assertTrue(ran);
    vm.assertEq(answer.length, 0);
  }

  function test_keep_whenThereAreHundreds() public {
    for (uint256 n = 1; n <= 300; ++n) {
      vault.keep(abi.encode(n));
    }
    for (uint256 n = 1; n <= 300; ++n) {
      vm.assertEq(Kept.read(address(vault), n), abi.encodePacked(uint8(0), abi.encode(n)));
    }
  }

  function testFuzz_placeOf_withAnyCreatorAndNumber(address creator, uint32 number) public pure {
    vm.assume(number > 0);
    // Small numbers are written in other ways, so each length gets its share.
    for (uint256 n = number; n > 0; n >>= 8) {
      vm.assertEq(Kept.placeOf(creator, n), vm.computeCreateAddress(creator, n));
    }
    vm.assertEq(Kept.placeOf(creator, 127), vm.computeCreateAddress(creator, 127));
    vm.assertEq(Kept.placeOf(creator, 128), vm.computeCreateAddress(creator, 128));
  }
}
