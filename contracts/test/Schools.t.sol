// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {School} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract SchoolsTest is Given {
  function test_addSchool_whenTheNameIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'name'));
    registry.addSchool('', 'university');
  }

  function test_addSchool_whenTheNameIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'name', 256, 255));
    registry.addSchool(_text(256), 'university');
  }

  function test_addSchool_whenTheTypeIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'schoolType'));
    registry.addSchool('State University', '');
  }

  function test_addSchool_whenTheTypeIsOver50Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'schoolType', 51, 50));
    registry.addSchool('State University', _text(51));
  }

  function test_addSchool_whenAllIsWell() public {
    for (uint256 id = 1; id <= 2; ++id) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.SchoolAdded(id, STUDENT);
      vm.prank(STUDENT);
      vm.assertEq(registry.addSchool(_text(255), _text(50)), id);
    }
    vm.assertEq(registry.getTotalSchools(), 2);
    vm.assertEq(
      abi.encode(_school(2)),
      abi.encode(
        School({
          id: 2,
          name: _text(255),
          schoolType: _text(50),
          totalReviews: 0,
          totalRating: 0,
          isActive: true
        })
      )
    );
  }

  function test_setSchoolActive_whenTheCallerIsNotTheCurator() public {
    uint256 id = _addSchool();
    vm.expectRevert(abi.encodeWithSelector(Errors.NotTheCurator.selector, VERIFIER));
    vm.prank(VERIFIER);
    registry.setSchoolActive(id, false, 'twice on the list');
  }

  function test_setSchoolActive_whenTheSchoolIsUnknown() public {
    uint256 id = _addSchool();
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownSchool.selector, id + 1));
    vm.prank(CURATOR);
    registry.setSchoolActive(id + 1, false, 'twice on the list');
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownSchool.selector, 0));
    vm.prank(CURATOR);
    registry.setSchoolActive(0, false, 'twice on the list');
  }

  function test_setSchoolActive_whenTheReasonIsEmpty() public {
    uint256 id = _addSchool();
    vm.expectRevert(abi.encodeWithSelector(Errors.ReasonEmpty.selector));
    vm.prank(CURATOR);
    registry.setSchoolActive(id, false, '');
  }

  function test_setSchoolActive_whenTheReasonIsOver1000Bytes() public {
    uint256 id = _addSchool();
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'reason', 1001, 1000));
    vm.prank(CURATOR);
    registry.setSchoolActive(id, false, _text(1001));
  }

  function test_setSchoolActive_whenAllIsWell() public {
    uint256 id = _addSchool();
    uint256 other = _addSchool();
    _post(id, 4);

    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.SchoolActivity(id, false, 'twice on the list');
    vm.prank(CURATOR);
    registry.setSchoolActive(id, false, 'twice on the list');
    vm.assertFalse(_school(id).isActive);
    vm.assertTrue(_school(other).isActive);

    _post(id, 5);
    vm.assertEq(_school(id).totalReviews, 2);
    vm.assertEq(registry.getSchoolReviews(id, 1, 50).length, 2);

    vm.prank(CURATOR);
    registry.setSchoolActive(id, true, 'it was another one');
    vm.assertTrue(_school(id).isActive);
  }

  function test_getSchoolsByRange_whenThePageRunsOverTheEnd() public {
    for (uint256 i = 0; i < 5; ++i) {
      _addSchool();
    }
    School[] memory page = registry.getSchoolsByRange(4, 50);
    vm.assertEq(page.length, 2);
    vm.assertEq(page[0].id, 4);
    vm.assertEq(page[1].id, 5);
  }

  function test_getSchoolsByRange_whenThePageIsPastTheEnd() public {
    vm.assertEq(registry.getSchoolsByRange(1, 50).length, 0);
    _addSchool();
    vm.assertEq(registry.getSchoolsByRange(2, 50).length, 0);
    vm.assertEq(registry.getSchoolsByRange(type(uint256).max, type(uint256).max).length, 0);
  }

  function test_getSchoolsByRange_whenTheStartIs0() public {
    _addSchool();
    _addSchool();
    School[] memory page = registry.getSchoolsByRange(0, 1);
    vm.assertEq(page.length, 1);
    vm.assertEq(page[0].id, 1);
  }

  function test_getSchoolsByRange_whenTheLimitIsTheLargestNumber() public {
    _addSchool();
    _addSchool();
    vm.assertEq(registry.getSchoolsByRange(1, type(uint256).max).length, 2);
    vm.assertEq(registry.getSchoolsByRange(2, type(uint256).max).length, 1);
  }
}
