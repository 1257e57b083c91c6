// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {School} from '../Records.sol';
import {Kept} from '../storage/Kept.sol';
import {SchoolRecord} from '../storage/SchoolRecord.sol';
import {Vault} from '../Vault.sol';
import {Roles} from './Roles.sol';
import {Tables} from './Tables.sol';

/// @notice The sums of a school's reviews. One slot.
struct Tally {
  uint32 reviews;
  uint64 rating;
}

/// @title The list of schools
abstract contract Schools is Tables, Roles {
  Vault private immutable SCHOOLS = new Vault();

  /// @dev 0 stands for all schools that are not on the list.
  mapping(uint256 schoolId => Tally) internal _tallies;
  bool[2 ** 32] private _inactiveSchools;

  /// @inheritdoc IRegistry
  function addSchool(
    string calldata name,
    string calldata schoolType
  ) external returns (uint256 schoolId) {
    Limits.required(name, Limits.NAME, 'name');
    Limits.required(schoolType, Limits.TYPE, 'schoolType');
    schoolId = ++_totals.schools;
    SCHOOLS.keep(SchoolRecord.pack(name, schoolType));
    emit SchoolAdded(schoolId, msg.sender);
  }

  /// @inheritdoc IRegistry
  function setSchoolActive(
    uint256 schoolId,
    bool isActive,
    string calldata reason
  ) external onlyCurator {
    if (schoolId == 0) revert UnknownSchool(0);
    _requireSchoolOrZero(schoolId);
    Limits.reason(reason);
    _inactiveSchools[schoolId] = !isActive;
    emit SchoolActivity(schoolId, isActive, reason);
  }

  /// @inheritdoc IRegistry
  function getTotalSchools() external view returns (uint256) {
    return _totals.schools;
  }

  /// @inheritdoc IRegistry
  function getSchoolsByRange(
    uint256 start,
    uint256 limit
  ) external view returns (School[] memory schools) {
    (uint256 first, uint256 count) = _page(start, limit, _totals.schools);
    schools = new School[](count);
    for (uint256 i = 0; i < count; ++i) {
      schools[i] = _school(first + i);
    }
  }

  function _school(uint256 schoolId) internal view returns (School memory school) {
    school.id = schoolId;
    SchoolRecord.unpack(Kept.read(address(SCHOOLS), schoolId), school);
    Tally storage tally = _tallies[schoolId];
    school.totalReviews = tally.reviews;
    school.totalRating = tally.rating;
    school.isActive = !_inactiveSchools[schoolId];
  }

  function _schoolName(uint256 schoolId) internal view returns (string memory) {
    return SchoolRecord.nameOf(Kept.read(address(SCHOOLS), schoolId));
  }

  function _requireSchoolOrZero(uint256 schoolId) internal view {
    if (schoolId > _totals.schools) revert UnknownSchool(schoolId);
  }
}
