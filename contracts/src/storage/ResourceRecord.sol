// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Resource} from '../Records.sol';
import {Cursor, Cursors} from './Cursor.sol';
import {Fit} from './Fit.sol';
import {Packed} from './Packed.sol';

/// @title How a resource is kept
/// @notice creator 20 bytes, time 5, title, category, subcategory, phone, description, address.
library ResourceRecord {
  using Cursors for Cursor;

  function pack(Resource memory resource) internal pure returns (bytes memory) {
    return abi.encodePacked(
      resource.creator,
      Fit.in40(resource.timestamp),
      Packed.shortText(resource.title),
      Packed.shortText(resource.category),
      Packed.shortText(resource.subcategory),
      Packed.shortText(resource.phone),
      Packed.longText(resource.description),
      Packed.longText(resource.url)
    );
  }

  /// @notice The fields that are kept; the others of `resource` stay as they are.
  function unpack(bytes memory record, Resource memory resource) internal pure {
    Cursor memory cursor = Cursors.open(record);
    resource.creator = cursor.account();
    resource.timestamp = cursor.number(5);
    resource.title = cursor.shortText();
    resource.category = cursor.shortText();
    resource.subcategory = cursor.shortText();
    resource.phone = cursor.shortText();
    resource.description = cursor.longText();
    resource.url = cursor.longText();
  }
}
