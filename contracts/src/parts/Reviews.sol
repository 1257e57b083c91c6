// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {Review} from '../Records.sol';
import {Fit} from '../storage/Fit.sol';
import {Kept} from '../storage/Kept.sol';
import {ReviewRecord} from '../storage/ReviewRecord.sol';
import {Schools, Tally} from './Schools.sol';

/// @title Reviews of schools
abstract contract Reviews is Schools {
  /// @dev Reviews are what is written most, so the registry keeps them itself: that saves the call to a
  /// vault. Its first creations are the vaults of the three other kinds; then comes review 1.
  uint256 private constant VAULTS = 3;

  /// @dev A school's reviews by their number within it, from 0. Their count is in the tally.
  mapping(uint256 schoolId => uint32[2 ** 32] reviewIds) private _schoolReviews;
  bool[2 ** 32] private _verified;

  /// @inheritdoc IRegistry
  function postReview(
    uint256 schoolId,
    string calldata schoolName,
    uint8 rating,
    string calldata title,
    bytes32 contentHash,
    string[] calldata tags,
    bool isAnonymous
  ) external returns (uint256 reviewId) {
    Review memory review;
    review.schoolId = schoolId;
    review.schoolName = schoolName;
    review.rating = rating;
    review.title = title;
    review.contentHash = contentHash;
    review.isAnonymous = isAnonymous;
    review.timestamp = block.timestamp;
    review.reviewer = msg.sender;
    reviewId = _post(review, tags);
  }

  /// @inheritdoc IRegistry
  function setReviewVerified(
    uint256 reviewId,
    bool isVerified,
    string calldata reason
  ) external onlyVerifier {
    if (reviewId == 0 || reviewId > _totals.reviews) {
      revert UnknownReview(reviewId);
    }
    Limits.reason(reason);
    _verified[reviewId] = isVerified;
    emit ReviewVerified(reviewId, isVerified, reason);
  }

  /// @inheritdoc IRegistry
  function getTotalReviews() external view returns (uint256) {
    return _totals.reviews;
  }

  /// @inheritdoc IRegistry
  function getReviewsByRange(
    uint256 start,
    uint256 limit
  ) external view returns (Review[] memory reviews) {
    (uint256 first, uint256 count) = _page(start, limit, _totals.reviews);
    reviews = new Review[](count);
    for (uint256 i = 0; i < count; ++i) {
      reviews[i] = _review(first + i);
    }
  }

  /// @inheritdoc IRegistry
  function getSchoolReviews(
    uint256 schoolId,
    uint256 start,
    uint256 limit
  ) external view returns (Review[] memory reviews) {
    (uint256 first, uint256 count) = _page(start, limit, _tallies[schoolId].reviews);
    reviews = new Review[](count);
    for (uint256 i = 0; i < count; ++i) {
      reviews[i] = _review(_schoolReviews[schoolId][first - 1 + i]);
    }
  }

  function _post(Review memory review, string[] calldata tags) private returns (uint256 reviewId) {
    _check(review);
    bytes memory record = ReviewRecord.pack(review, tags);
    reviewId = ++_totals.reviews;
    _count(review.schoolId, review.rating, reviewId);
    Kept.keep(record);
    emit ReviewPosted(reviewId, review.schoolId, review.reviewer, review.contentHash);
  }

  function _check(Review memory review) private view {
    if (review.rating < 1 || review.rating > 5) revert RatingOutOfRange(review.rating);
    _requireSchoolOrZero(review.schoolId);
    if (review.schoolId == 0) Limits.required(review.schoolName, Limits.NAME, 'schoolName');
    Limits.required(review.title, Limits.NAME, 'title');
    Limits.digest(review.contentHash);
  }

  function _count(uint256 schoolId, uint8 rating, uint256 reviewId) private {
    Tally memory tally = _tallies[schoolId];
    _schoolReviews[schoolId][tally.reviews] = Fit.in32(reviewId);
    tally.reviews += 1;
    tally.rating += rating;
    _tallies[schoolId] = tally;
    _users[msg.sender].reviews += 1;
  }

  function _review(uint256 reviewId) private view returns (Review memory review) {
    review.id = reviewId;
    ReviewRecord.unpack(Kept.read(address(this), VAULTS + reviewId), review);
    if (review.schoolId != 0) review.schoolName = _schoolName(review.schoolId);
    review.reviewType = 'school';
    review.isVerified = _verified[reviewId];
  }
}
