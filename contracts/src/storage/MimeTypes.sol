// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../Errors.sol';

/// @title The four types of documents, each kept as one byte
library MimeTypes {
  string private constant PDF = 'application/pdf';
  string private constant DOC = 'application/msword';
  string private constant DOCX =
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  string private constant TXT = 'text/plain';

  /// @notice The byte that stands for the type; an error for any other type.
  function number(string memory mimeType) internal pure returns (uint8) {
    bytes32 hash = keccak256(bytes(mimeType));
    if (hash == keccak256(bytes(PDF))) return 1;
    if (hash == keccak256(bytes(DOC))) return 2;
    if (hash == keccak256(bytes(DOCX))) return 3;
    if (hash == keccak256(bytes(TXT))) return 4;
    revert Errors.UnsupportedType(mimeType);
  }

  /// @notice The type that `number` gave the byte for.
  function name(uint256 kept) internal pure returns (string memory) {
    if (kept == 1) return PDF;
    if (kept == 2) return DOC;
    return kept == 3 ? DOCX : TXT;
  }
}
