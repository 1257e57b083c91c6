// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Review} from '../Records.sol';
import {Cursor, Cursors} from './Cursor.sol';
import {Fit} from './Fit.sol';
import {Packed} from './Packed.sol';

/// @title How a review is kept
/// @notice reviewer 20 bytes, time 5, rating and anonymity 1, school 4, digest 32, the school's name
/// where it is not on the list, title, tags.
library ReviewRecord {
  using Cursors for Cursor;

  /// @dev Added to the rating, which is 5 at most.
  uint8 private constant ANONYMOUS = 0x80;

  /// @dev The tags come straight from the call: to copy them first would cost some hundreds of gas.
  function pack(Review memory review, string[] calldata tags) internal pure returns (bytes memory) {
    return abi.encodePacked(
      review.reviewer,
      Fit.in40(review.timestamp),
      review.isAnonymous ? review.rating + ANONYMOUS : review.rating,
      Fit.in32(review.schoolId),
      review.contentHash,
      review.schoolId == 0 ? Packed.shortText(review.schoolName) : bytes(''),
      Packed.shortText(review.title),
      Packed.tags(tags)
    );
  }

  /// @notice The fields that are kept; the others of `review` stay as they are.
  function unpack(bytes memory record, Review memory review) internal pure {
    Cursor memory cursor = Cursors.open(record);
    review.reviewer = cursor.account();
    review.timestamp = cursor.number(5);
    uint8 rating = Fit.in8(cursor.number(1));
    review.isAnonymous = rating >= ANONYMOUS;
    review.rating = review.isAnonymous ? rating - ANONYMOUS : rating;
    review.schoolId = cursor.number(4);
    review.contentHash = cursor.digest();
    if (review.schoolId == 0) review.schoolName = cursor.shortText();
    review.title = cursor.shortText();
    review.tags = new string[](cursor.number(1));
    for (uint256 i = 0; i < review.tags.length; ++i) {
      review.tags[i] = cursor.shortText();
    }
  }
}
