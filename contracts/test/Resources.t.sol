// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Resource} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract ResourcesTest is Given {
  function test_createResource_whenTheTitleIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'title'));
    registry.createResource('', 'Some words', '', 'legal', '', '');
  }

  function test_createResource_whenTheDescriptionIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'description'));
    registry.createResource('A title', '', '', 'legal', '', '');
  }

  function test_createResource_whenTheCategoryIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'category'));
    registry.createResource('A title', 'Some words', '', '', '', '');
  }

  function test_createResource_whenAFieldIsTooLong() public {
    string[6] memory names = ['title', 'description', 'url', 'category', 'subcategory', 'phone'];
    uint256[6] memory limits = [uint256(255), 4000, 2048, 50, 50, 50];
    for (uint256 f = 0; f < 6; ++f) {
      string[6] memory given;
      for (uint256 i = 0; i < 6; ++i) {
        given[i] = _text(i == f ? limits[i] + 1 : limits[i]);
      }
      vm.expectRevert(
        abi.encodeWithSelector(Errors.TextTooLong.selector, names[f], limits[f] + 1, limits[f])
      );
      _create(given);
    }
  }

  function test_createResource_whenAllIsWell() public {
    for (uint256 id = 1; id <= 2; ++id) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.ResourceCreated(id, STUDENT);
      vm.prank(STUDENT);
      uint256 given = registry.createResource(
        _text(255), _text(4000), _text(2048), _text(50), _text(49), _text(48)
      );
      vm.assertEq(given, id);
    }
    vm.assertEq(registry.getTotalResources(), 2);
    Resource memory expected = Resource({
      id: 2,
      title: _text(255),
      description: _text(4000),
      url: _text(2048),
      category: _text(50),
      subcategory: _text(49),
      phone: _text(48),
      isActive: true,
      timestamp: NOW,
      creator: STUDENT
    });
    vm.assertEq(abi.encode(_resource(2)), abi.encode(expected));
  }

  function test_createResource_whenOnlyWhatMustBeThereIsGiven() public {
    Resource memory resource = _resource(_createResource());
    vm.assertEq(resource.description, 'Some words');
    vm.assertEq(resource.url, '');
    vm.assertEq(resource.subcategory, '');
    vm.assertEq(resource.phone, '');
  }

  function testFuzz_createResource_withAnyFields(Resource memory resource) public {
    resource.id = 1;
    resource.title = _cut(resource.title, 255);
    resource.description = _cut(resource.description, 4000);
    resource.url = _cut(resource.url, 2048);
    resource.category = _cut(resource.category, 50);
    resource.subcategory = _cut(resource.subcategory, 50);
    resource.phone = _cut(resource.phone, 50);
    resource.isActive = true;
    resource.timestamp %= 2 ** 40;
    vm.warp(resource.timestamp);
    vm.prank(resource.creator);
    _create(
      [
        resource.title,
        resource.description,
        resource.url,
        resource.category,
        resource.subcategory,
        resource.phone
      ]
    );
    vm.assertEq(abi.encode(_resource(1)), abi.encode(resource));
  }

  function test_setResourceActive_whenTheCallerIsNotTheCurator() public {
    vm.prank(STUDENT);
    uint256 id = _createResource();
    address[2] memory callers = [STUDENT, VERIFIER];
    for (uint256 i = 0; i < callers.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.NotTheCurator.selector, callers[i]));
      vm.prank(callers[i]);
      registry.setResourceActive(id, false, 'the number is out of use');
    }
  }

  function test_setResourceActive_whenTheResourceIsUnknown() public {
    uint256[2] memory ids = [0, _createResource() + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownResource.selector, ids[i]));
      vm.prank(CURATOR);
      registry.setResourceActive(ids[i], false, 'the number is out of use');
    }
  }

  function test_setResourceActive_whenTheReasonIsEmpty() public {
    uint256 id = _createResource();
    vm.expectRevert(abi.encodeWithSelector(Errors.ReasonEmpty.selector));
    vm.prank(CURATOR);
    registry.setResourceActive(id, false, '');
  }

  function test_setResourceActive_whenAllIsWell() public {
    uint256 id = _createResource();
    uint256 other = _createResource();
    Resource memory before = _resource(id);
    bytes memory otherBefore = abi.encode(_resource(other));

    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.ResourceActivity(id, false, 'the number is out of use');
    vm.prank(CURATOR);
    registry.setResourceActive(id, false, 'the number is out of use');
    before.isActive = false;
    vm.assertEq(abi.encode(_resource(id)), abi.encode(before));
    vm.assertEq(abi.encode(_resource(other)), otherBefore);

    vm.prank(CURATOR);
    registry.setResourceActive(id, true, 'it works again');
    vm.assertTrue(_resource(id).isActive);
  }

  function _create(string[6] memory f) private {
    registry.createResource(f[0], f[1], f[2], f[3], f[4], f[5]);
  }

  function _resource(uint256 resourceId) private view returns (Resource memory) {
    return registry.getResourcesByRange(resourceId, 1)[0];
  }
}
