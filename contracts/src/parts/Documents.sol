// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {Document} from '../Records.sol';
import {DocumentRecord} from '../storage/DocumentRecord.sol';
import {Fit} from '../storage/Fit.sol';
import {Kept} from '../storage/Kept.sol';
import {Vault} from '../Vault.sol';
import {Tables, User} from './Tables.sol';

/// @title Sealed documents, and the digests of their analyses
abstract contract Documents is Tables {
  Vault private immutable DOCUMENTS = new Vault();

  mapping(uint256 documentId => bytes32 digest) private _analyses;
  /// @dev An owner's documents, from 0. Their count is the user's.
  mapping(address owner => uint32[2 ** 32] documentIds) private _userDocuments;

  /// @inheritdoc IRegistry
  function uploadDocument(
    string calldata filename,
    bytes32 contentHash,
    string calldata mimeType,
    uint256 size
  ) external returns (uint256 documentId) {
    Document memory document;
    document.filename = filename;
    document.contentHash = contentHash;
    document.mimeType = mimeType;
    document.size = size;
    document.timestamp = block.timestamp;
    document.owner = msg.sender;
    documentId = _upload(document);
  }

  /// @inheritdoc IRegistry
  function updateDocumentAnalysis(uint256 documentId, bytes32 analysisHash) external {
    address owner = getDocument(documentId).owner;
    if (msg.sender != owner) revert NotTheOwner(msg.sender, owner);
    Limits.digest(analysisHash);
    _analyses[documentId] = analysisHash;
    emit DocumentAnalyzed(documentId, owner, analysisHash);
  }

  /// @inheritdoc IRegistry
  function getDocument(uint256 documentId) public view returns (Document memory document) {
    if (documentId == 0 || documentId > _totals.documents) revert UnknownDocument(documentId);
    document.id = documentId;
    DocumentRecord.unpack(Kept.read(address(DOCUMENTS), documentId), document);
    document.analysisHash = _analyses[documentId];
    document.isAnalyzed = document.analysisHash != 0;
  }

  /// @inheritdoc IRegistry
  function getUserDocuments(address user) external view returns (uint256[] memory) {
    return _ids(_userDocuments[user], _users[user].documents);
  }

  function _upload(Document memory document) private returns (uint256 documentId) {
    Limits.required(document.filename, Limits.NAME, 'filename');
    Limits.digest(document.contentHash);
    if (document.size == 0 || document.size > Limits.DOCUMENT_SIZE) {
      revert SizeOutOfRange(document.size, Limits.DOCUMENT_SIZE);
    }
    bytes memory record = DocumentRecord.pack(document);
    documentId = ++_totals.documents;
    User storage user = _users[document.owner];
    _userDocuments[document.owner][user.documents] = Fit.in32(documentId);
    user.documents += 1;
    DOCUMENTS.keep(record);
    emit DocumentUploaded(documentId, document.owner, document.contentHash);
  }
}
