// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Registry} from '../../src/Registry.sol';
import {Naive} from './Naive.sol';

/// @title Posts many reviews in one transaction, for the measure of reading (`npm run bench -- 13`)
contract Seeder {
  string private constant TITLE = 'The office answered within a week and kept me informed of it';
  string private constant ADDRESS = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';

  function seed(Registry registry, uint256 count, uint256 schools) external {
    string[] memory tags = _tags();
    for (uint256 i = 1; i <= count; ++i) {
      registry.postReview(1 + (i % schools), '', 4, TITLE, bytes32(i), tags, true);
    }
  }

  function seedNaive(Naive naive, uint256 count, uint256 schools) external {
    string[] memory tags = _tags();
    for (uint256 i = 1; i <= count; ++i) {
      naive.postReview(1 + (i % schools), '', 4, TITLE, ADDRESS, tags, true);
    }
  }

  function _tags() private pure returns (string[] memory tags) {
    tags = new string[](3);
    tags[0] = 'timeline';
    tags[1] = 'communication';
    tags[2] = 'support';
  }
}
