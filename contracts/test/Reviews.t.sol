// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Review} from '../src/Records.sol';
import {Kept} from '../src/storage/Kept.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract ReviewsTest is Given {
  bytes private constant EXAMPLE =
    hex'00000000000000000000000000000000000005ca1e006b49d2008400000001571a5da4d2606e94b224356d6173d3982f3a019ba61d3c44570eebf9914ae1ed04536c6f77010874696d656c696e65';

  function test_postReview_whenTheRatingIsNot1To5() public {
    for (uint256 rating = 0; rating < 256; ++rating) {
      if (rating == 1) rating = 6;
      vm.expectRevert(abi.encodeWithSelector(Errors.RatingOutOfRange.selector, rating));
      // forge-lint: disable-next-line(unsafe-typecast)
      registry.postReview(0, 'A College', uint8(rating), 'A title', DIGEST, new string[](0), true);
    }
  }

  function testFuzz_postReview_whenTheSchoolIsUnknown(uint256 schoolId) public {
    uint256 last = _addSchool();
    if (schoolId <= last) schoolId = last + 1;
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownSchool.selector, schoolId));
    registry.postReview(schoolId, 'A College', 5, 'A title', DIGEST, new string[](0), true);
  }

  function test_postReview_whenASchoolOffTheListHasNoName() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'schoolName'));
    registry.postReview(0, '', 5, 'A title', DIGEST, new string[](0), true);
  }

  function test_postReview_whenTheNameOfASchoolOffTheListIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'schoolName', 256, 255));
    registry.postReview(0, _text(256), 5, 'A title', DIGEST, new string[](0), true);
  }

  function test_postReview_whenTheTitleIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'title'));
    registry.postReview(0, 'A College', 5, '', DIGEST, new string[](0), true);
  }

  function test_postReview_whenTheTitleIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'title', 256, 255));
    registry.postReview(0, 'A College', 5, _text(256), DIGEST, new string[](0), true);
  }

  function test_postReview_whenTheDigestIs0() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.DigestEmpty.selector));
    registry.postReview(0, 'A College', 5, 'A title', 0, new string[](0), true);
  }

  function test_postReview_whenThereAreOver8Tags() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TooManyTags.selector, 9, 8));
    registry.postReview(0, 'A College', 5, 'A title', DIGEST, _texts(9, 1), true);
  }

  function test_postReview_whenATagIsEmpty() public {
    string[] memory tags = _texts(3, 4);
    tags[2] = '';
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'tag'));
    registry.postReview(0, 'A College', 5, 'A title', DIGEST, tags, true);
  }

  function test_postReview_whenATagIsOver32Bytes() public {
    string[] memory tags = _texts(8, 32);
    tags[7] = _text(33);
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'tag', 33, 32));
    registry.postReview(0, 'A College', 5, 'A title', DIGEST, tags, true);
  }

  function test_postReview_whenTheSchoolIsOnTheList() public {
    uint256 schoolId = _addSchool();
    string[] memory tags = _texts(3, 9);
    for (uint256 id = 1; id <= 2; ++id) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.ReviewPosted(id, schoolId, STUDENT, DIGEST);
      vm.prank(STUDENT);
      uint256 given = registry.postReview(schoolId, 'Another', 4, 'A title', DIGEST, tags, true);
      vm.assertEq(given, id);
    }
    Review memory expected = Review({
      id: 2,
      schoolId: schoolId,
      schoolName: 'State University',
      rating: 4,
      title: 'A title',
      contentHash: DIGEST,
      reviewType: 'school',
      tags: tags,
      isAnonymous: true,
      isVerified: false,
      timestamp: NOW,
      reviewer: STUDENT
    });
    vm.assertEq(abi.encode(_review(2)), abi.encode(expected));
    vm.assertEq(registry.getTotalReviews(), 2);
    vm.assertEq(_school(schoolId).totalReviews, 2);
    vm.assertEq(_school(schoolId).totalRating, 8);
    vm.assertEq(registry.getUserProfile(STUDENT).reviewCount, 2);
  }

  function test_postReview_whenTheSchoolIsNotOnTheList() public {
    uint256 schoolId = _addSchool();
    uint256 id = _post(0, 1);
    vm.assertEq(_review(id).schoolName, 'A College');
    vm.assertEq(_review(id).schoolId, 0);
    vm.assertEq(registry.getSchoolReviews(0, 1, 50)[0].id, id);
    vm.assertEq(_school(schoolId).totalReviews, 0);
  }

  function test_postReview_whenAllFieldsAreAsLongAsTheyMayBe() public {
    vm.prank(STUDENT);
    registry.postReview(0, _text(255), 5, _text(255), DIGEST, _texts(8, 32), false);
    Review memory review = _review(1);
    vm.assertEq(review.schoolName, _text(255));
    vm.assertEq(review.title, _text(255));
    vm.assertEq(abi.encode(review.tags), abi.encode(_texts(8, 32)));
    vm.assertFalse(review.isAnonymous);
  }

  /// @dev The bytes are those of docs/storage.md, which caseTrees.test.ts compares.
  function test_postReview_whenItIsTheExampleOfTheDocumentation() public {
    _addSchool();
    string[] memory tags = new string[](1);
    tags[0] = 'timeline';
    vm.prank(STUDENT);
    uint256 id = registry.postReview(1, '', 4, 'Slow', DIGEST, tags, true);
    vm.assertEq(Kept.read(address(registry), 3 + id), EXAMPLE);
  }

  function testFuzz_postReview_withAnyFields(Review memory review, bool isListed) public {
    review.id = 1;
    review.schoolId = isListed ? _addSchool() : 0;
    review.schoolName = isListed ? 'State University' : _cut(review.schoolName, 255);
    review.rating = 1 + (review.rating % 5);
    review.title = _cut(review.title, 255);
    review.contentHash |= bytes32(uint256(1));
    review.reviewType = 'school';
    if (review.tags.length > 8) review.tags = new string[](8);
    for (uint256 i = 0; i < review.tags.length; ++i) {
      review.tags[i] = _cut(review.tags[i], 32);
    }
    review.isVerified = false;
    review.timestamp %= 2 ** 40;
    vm.warp(review.timestamp);

    vm.prank(review.reviewer);
    registry.postReview(
      review.schoolId,
      review.schoolName,
      review.rating,
      review.title,
      review.contentHash,
      review.tags,
      review.isAnonymous
    );
    vm.assertEq(abi.encode(_review(1)), abi.encode(review));
  }

  function test_setReviewVerified_whenTheCallerIsNotTheVerifier() public {
    uint256 id = _post(0, 3);
    address[2] memory callers = [STUDENT, CURATOR];
    for (uint256 i = 0; i < callers.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.NotTheVerifier.selector, callers[i]));
      vm.prank(callers[i]);
      registry.setReviewVerified(id, true, 'a token of the school');
    }
  }

  function test_setReviewVerified_whenTheReviewIsUnknown() public {
    uint256 id = _post(0, 3);
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownReview.selector, id + 1));
    vm.prank(VERIFIER);
    registry.setReviewVerified(id + 1, true, 'a token of the school');
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownReview.selector, 0));
    vm.prank(VERIFIER);
    registry.setReviewVerified(0, true, 'a token of the school');
  }

  function test_setReviewVerified_whenTheReasonIsEmpty() public {
    uint256 id = _post(0, 3);
    vm.expectRevert(abi.encodeWithSelector(Errors.ReasonEmpty.selector));
    vm.prank(VERIFIER);
    registry.setReviewVerified(id, true, '');
  }

  function test_setReviewVerified_whenAllIsWell() public {
    uint256 id = _post(_addSchool(), 3);
    uint256 other = _post(0, 2);
    Review memory before = _review(id);
    bytes memory otherBefore = abi.encode(_review(other));

    vm.expectEmit(true, true, true, true, address(registry));
    emit Events.ReviewVerified(id, true, 'a token of the school');
    vm.prank(VERIFIER);
    registry.setReviewVerified(id, true, 'a token of the school');
    before.isVerified = true;
    vm.assertEq(abi.encode(_review(id)), abi.encode(before));
    vm.assertEq(abi.encode(_review(other)), otherBefore);

    vm.prank(VERIFIER);
    registry.setReviewVerified(id, false, 'the token was stolen');
    vm.assertFalse(_review(id).isVerified);
  }

  function test_getReviewsByRange_whenThePageIsInside() public {
    for (uint8 i = 1; i <= 5; ++i) {
      _post(0, i);
    }
    Review[] memory page = registry.getReviewsByRange(2, 3);
    vm.assertEq(page.length, 3);
    for (uint256 i = 0; i < 3; ++i) {
      vm.assertEq(page[i].id, 2 + i);
      vm.assertEq(page[i].rating, 2 + i);
    }
  }

  function testFuzz_getReviewsByRange_withAnyPage(uint256 start, uint256 limit) public {
    for (uint8 i = 1; i <= 5; ++i) {
      _post(0, i);
    }
    start %= 8;
    limit %= 8;
    uint256 first = start == 0 ? 1 : start;
    uint256 count = 0;
    for (uint256 id = first; id < first + limit && id <= 5; ++id) {
      ++count;
    }
    Review[] memory page = registry.getReviewsByRange(start, limit);
    vm.assertEq(page.length, count);
    for (uint256 i = 0; i < count; ++i) {
      vm.assertEq(page[i].id, first + i);
    }
  }

  function test_getSchoolReviews_whenSchoolsHaveReviewsInTurn() public {
    uint256[3] memory schools = [0, _addSchool(), _addSchool()];
    for (uint256 i = 0; i < 30; ++i) {
      _post(schools[i % 3], uint8(1 + (i % 5)));
    }
    for (uint256 s = 0; s < 3; ++s) {
      Review[] memory page = registry.getSchoolReviews(schools[s], 3, 50);
      vm.assertEq(page.length, 8);
      for (uint256 i = 0; i < page.length; ++i) {
        vm.assertEq(page[i].schoolId, schools[s]);
        vm.assertEq(page[i].id, 3 * (i + 2) + s + 1);
      }
    }
  }

  function test_getSchoolReviews_whenTheSchoolIsUnknown() public view {
    vm.assertEq(registry.getSchoolReviews(99, 1, 50).length, 0);
  }
}
