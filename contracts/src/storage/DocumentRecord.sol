// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Document} from '../Records.sol';
import {Cursor, Cursors} from './Cursor.sol';
import {Fit} from './Fit.sol';
import {MimeTypes} from './MimeTypes.sol';
import {Packed} from './Packed.sol';

/// @title How a document is kept
/// @notice owner 20 bytes, time 5, type 1, size 4, digest 32, file name.
library DocumentRecord {
  using Cursors for Cursor;

  function pack(Document memory document) internal pure returns (bytes memory) {
    return abi.encodePacked(
      document.owner,
      Fit.in40(document.timestamp),
      MimeTypes.number(document.mimeType),
      Fit.in32(document.size),
      document.contentHash,
      Packed.shortText(document.filename)
    );
  }

  /// @notice The fields that are kept; the others of `document` stay as they are.
  function unpack(bytes memory record, Document memory document) internal pure {
    Cursor memory cursor = Cursors.open(record);
    document.owner = cursor.account();
    document.timestamp = cursor.number(5);
    document.mimeType = MimeTypes.name(cursor.number(1));
    document.size = cursor.number(4);
    document.contentHash = cursor.digest();
    document.filename = cursor.shortText();
  }
}
