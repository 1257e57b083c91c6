// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Document} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract DocumentsTest is Given {
  uint256 private constant LARGEST = 10 * 1024 * 1024;

  function test_uploadDocument_whenTheFileNameIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'filename'));
    registry.uploadDocument('', DIGEST, 'text/plain', 1);
  }

  function test_uploadDocument_whenTheFileNameIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'filename', 256, 255));
    registry.uploadDocument(_text(256), DIGEST, 'text/plain', 1);
  }

  function test_uploadDocument_whenTheDigestIs0() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.DigestEmpty.selector));
    registry.uploadDocument('document', 0, 'text/plain', 1);
  }

  function testFuzz_uploadDocument_whenTheSizeIs0OrOver10MB(uint256 size) public {
    if (size <= LARGEST) size = 0;
    vm.expectRevert(abi.encodeWithSelector(Errors.SizeOutOfRange.selector, size, LARGEST));
    registry.uploadDocument('document', DIGEST, 'text/plain', size);
  }

  function test_uploadDocument_whenTheTypeIsAnotherOne() public {
    string[4] memory others = ['', 'image/png', 'Application/PDF', 'text/plain; charset=utf-8'];
    for (uint256 i = 0; i < others.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnsupportedType.selector, others[i]));
      registry.uploadDocument('document', DIGEST, others[i], 1);
    }
  }

  function test_uploadDocument_whenAllIsWell() public {
    for (uint256 id = 1; id <= 2; ++id) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.DocumentUploaded(id, STUDENT, DIGEST);
      vm.prank(STUDENT);
      vm.assertEq(registry.uploadDocument(_text(255), DIGEST, 'text/plain', LARGEST), id);
    }
    Document memory expected = Document({
      id: 2,
      filename: _text(255),
      contentHash: DIGEST,
      analysisHash: 0,
      mimeType: 'text/plain',
      size: LARGEST,
      isAnalyzed: false,
      timestamp: NOW,
      owner: STUDENT
    });
    vm.assertEq(abi.encode(registry.getDocument(2)), abi.encode(expected));
    vm.assertEq(registry.getUserDocuments(STUDENT).length, 2);
    vm.assertEq(registry.getUserProfile(STUDENT).documentCount, 2);
  }

  function testFuzz_uploadDocument_withAnyFields(Document memory document, uint256 kind) public {
    string[4] memory types = [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'text/plain'
    ];
    document.id = 1;
    document.filename = _cut(document.filename, 255);
    document.contentHash |= bytes32(uint256(1));
    document.analysisHash = 0;
    document.mimeType = types[kind % 4];
    document.size = 1 + (document.size % LARGEST);
    document.isAnalyzed = false;
    document.timestamp %= 2 ** 40;
    vm.warp(document.timestamp);
    vm.prank(document.owner);
    registry.uploadDocument(
      document.filename, document.contentHash, document.mimeType, document.size
    );
    vm.assertEq(abi.encode(registry.getDocument(1)), abi.encode(document));
  }

  function test_updateDocumentAnalysis_whenTheDocumentIsUnknown() public {
    uint256[2] memory ids = [0, _upload() + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownDocument.selector, ids[i]));
      vm.prank(STUDENT);
      registry.updateDocumentAnalysis(ids[i], DIGEST);
    }
  }

  function test_updateDocumentAnalysis_whenTheCallerIsNotTheOwner() public {
    uint256 id = _upload();
    address[3] memory callers = [STRANGER, VERIFIER, CURATOR];
    for (uint256 i = 0; i < callers.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.NotTheOwner.selector, callers[i], STUDENT));
      vm.prank(callers[i]);
      registry.updateDocumentAnalysis(id, DIGEST);
    }
  }

  function test_updateDocumentAnalysis_whenTheDigestIs0() public {
    uint256 id = _upload();
    vm.expectRevert(abi.encodeWithSelector(Errors.DigestEmpty.selector));
    vm.prank(STUDENT);
    registry.updateDocumentAnalysis(id, 0);
  }

  function test_updateDocumentAnalysis_whenAllIsWell() public {
    uint256 other = _upload();
    uint256 id = _upload();
    bytes32[2] memory digests = [keccak256('first'), keccak256('second')];
    for (uint256 i = 0; i < digests.length; ++i) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.DocumentAnalyzed(id, STUDENT, digests[i]);
      vm.prank(STUDENT);
      registry.updateDocumentAnalysis(id, digests[i]);
      vm.assertEq(registry.getDocument(id).analysisHash, digests[i]);
      vm.assertTrue(registry.getDocument(id).isAnalyzed);
    }
    vm.assertEq(registry.getDocument(id).contentHash, DIGEST);
    vm.assertFalse(registry.getDocument(other).isAnalyzed);
  }

  function test_getDocument_whenTheDocumentIsUnknown() public {
    uint256[2] memory ids = [0, _upload() + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownDocument.selector, ids[i]));
      registry.getDocument(ids[i]);
    }
  }

  function test_getUserDocuments_whenUsersUploadInTurn() public {
    for (uint256 i = 0; i < 10; ++i) {
      _upload();
      vm.prank(STRANGER);
      registry.uploadDocument('document', DIGEST, 'text/plain', 1);
    }
    uint256[] memory ids = registry.getUserDocuments(STUDENT);
    vm.assertEq(ids.length, 10);
    for (uint256 i = 0; i < 10; ++i) {
      vm.assertEq(ids[i], 2 * i + 1);
    }
    vm.assertEq(registry.getUserDocuments(VERIFIER).length, 0);
  }
}
