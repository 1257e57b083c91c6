// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {Resource} from '../Records.sol';
import {Kept} from '../storage/Kept.sol';
import {ResourceRecord} from '../storage/ResourceRecord.sol';
import {Vault} from '../Vault.sol';
import {Roles} from './Roles.sol';
import {Tables} from './Tables.sol';

/// @title Places to find help
abstract contract Resources is Tables, Roles {
  Vault private immutable RESOURCES = new Vault();

  bool[2 ** 32] private _inactiveResources;

  /// @inheritdoc IRegistry
  function createResource(
    string calldata title,
    string calldata description,
    string calldata url,
    string calldata category,
    string calldata subcategory,
    string calldata phone
  ) external returns (uint256 resourceId) {
    Resource memory resource;
    resource.title = title;
    resource.description = description;
    resource.url = url;
    resource.category = category;
    resource.subcategory = subcategory;
    resource.phone = phone;
    resource.timestamp = block.timestamp;
    resource.creator = msg.sender;
    resourceId = _create(resource);
  }

  /// @inheritdoc IRegistry
  function setResourceActive(
    uint256 resourceId,
    bool isActive,
    string calldata reason
  ) external onlyCurator {
    if (resourceId == 0 || resourceId > _totals.resources) {
      revert UnknownResource(resourceId);
    }
    Limits.reason(reason);
    _inactiveResources[resourceId] = !isActive;
    emit ResourceActivity(resourceId, isActive, reason);
  }

  /// @inheritdoc IRegistry
  function getTotalResources() external view returns (uint256) {
    return _totals.resources;
  }

  /// @inheritdoc IRegistry
  function getResourcesByRange(
    uint256 start,
    uint256 limit
  ) external view returns (Resource[] memory resources) {
    (uint256 first, uint256 count) = _page(start, limit, _totals.resources);
    resources = new Resource[](count);
    for (uint256 i = 0; i < count; ++i) {
      resources[i] = _resource(first + i);
    }
  }

  function _create(Resource memory resource) private returns (uint256 resourceId) {
    Limits.required(resource.title, Limits.NAME, 'title');
    Limits.required(resource.description, Limits.DESCRIPTION, 'description');
    Limits.optional(resource.url, Limits.URL, 'url');
    Limits.required(resource.category, Limits.TYPE, 'category');
    Limits.optional(resource.subcategory, Limits.TYPE, 'subcategory');
    Limits.optional(resource.phone, Limits.TYPE, 'phone');
    resourceId = ++_totals.resources;
    RESOURCES.keep(ResourceRecord.pack(resource));
    emit ResourceCreated(resourceId, resource.creator);
  }

  function _resource(uint256 resourceId) private view returns (Resource memory resource) {
    resource.id = resourceId;
    ResourceRecord.unpack(Kept.read(address(RESOURCES), resourceId), resource);
    resource.isActive = !_inactiveResources[resourceId];
  }
}
