// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Registry} from '../src/Registry.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract RolesTest is Given {
  function testFuzz_constructor_withTwoAddresses(address verifier, address curator) public {
    address made = vm.computeCreateAddress(address(this), 2);
    vm.expectEmit(true, true, true, true, made);
    emit Events.VerifierChanged(verifier);
    vm.expectEmit(true, true, true, true, made);
    emit Events.CuratorChanged(curator);
    Registry fresh = new Registry(verifier, curator);
    vm.assertEq(address(fresh), made);
    vm.assertEq(fresh.verifier(), verifier);
    vm.assertEq(fresh.curator(), curator);
  }

  function test_offerVerifier_whenTheCallerIsNotTheVerifier() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.NotTheVerifier.selector, CURATOR));
    vm.prank(CURATOR);
    registry.offerVerifier(STRANGER);
  }

  function test_offerVerifier_whenAllIsWell() public {
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.VerifierOffered(STRANGER);
    vm.prank(VERIFIER);
    registry.offerVerifier(STRANGER);
    vm.assertEq(registry.offeredVerifier(), STRANGER);
    vm.assertEq(registry.verifier(), VERIFIER);
  }

  function test_acceptVerifier_whenTheRoleWasNotOfferedToTheCaller() public {
    vm.prank(CURATOR);
    registry.offerCurator(STRANGER);
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptVerifier();
  }

  function test_acceptVerifier_whenTheOfferWasTakenBack() public {
    vm.prank(VERIFIER);
    registry.offerVerifier(STRANGER);
    vm.prank(VERIFIER);
    registry.offerVerifier(address(0));
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptVerifier();
  }

  function test_acceptVerifier_whenAllIsWell() public {
    vm.prank(VERIFIER);
    registry.offerVerifier(STRANGER);
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.VerifierChanged(STRANGER);
    vm.prank(STRANGER);
    registry.acceptVerifier();
    vm.assertEq(registry.verifier(), STRANGER);
    vm.assertEq(registry.offeredVerifier(), address(0));
    vm.assertEq(registry.curator(), CURATOR);

    vm.expectRevert(abi.encodeWithSelector(Errors.NotTheVerifier.selector, VERIFIER));
    vm.prank(VERIFIER);
    registry.offerVerifier(VERIFIER);
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptVerifier();
  }

  function test_offerCurator_whenTheCallerIsNotTheCurator() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.NotTheCurator.selector, VERIFIER));
    vm.prank(VERIFIER);
    registry.offerCurator(STRANGER);
  }

  function test_offerCurator_whenAllIsWell() public {
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.CuratorOffered(STRANGER);
    vm.prank(CURATOR);
    registry.offerCurator(STRANGER);
    vm.assertEq(registry.offeredCurator(), STRANGER);
    vm.assertEq(registry.curator(), CURATOR);
  }

  function test_acceptCurator_whenTheRoleWasNotOfferedToTheCaller() public {
    vm.prank(VERIFIER);
    registry.offerVerifier(STRANGER);
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptCurator();
  }

  function test_acceptCurator_whenTheOfferWasTakenBack() public {
    vm.prank(CURATOR);
    registry.offerCurator(STRANGER);
    vm.prank(CURATOR);
    registry.offerCurator(address(0));
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptCurator();
  }

  function test_acceptCurator_whenAllIsWell() public {
    vm.prank(CURATOR);
    registry.offerCurator(STRANGER);
    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.CuratorChanged(STRANGER);
    vm.prank(STRANGER);
    registry.acceptCurator();
    vm.assertEq(registry.curator(), STRANGER);
    vm.assertEq(registry.offeredCurator(), address(0));
    vm.assertEq(registry.verifier(), VERIFIER);

    vm.expectRevert(abi.encodeWithSelector(Errors.NotTheCurator.selector, CURATOR));
    vm.prank(CURATOR);
    registry.offerCurator(CURATOR);
    vm.expectRevert(abi.encodeWithSelector(Errors.RoleNotOffered.selector, STRANGER));
    vm.prank(STRANGER);
    registry.acceptCurator();
  }
}
