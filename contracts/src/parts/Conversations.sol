// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {IRegistry} from '../IRegistry.sol';
import {Limits} from '../Limits.sol';
import {Conversation, Message} from '../Records.sol';
import {Fit} from '../storage/Fit.sol';
import {Tables, User} from './Tables.sol';

/// @notice A conversation. One slot, and one more for a title of up to 31 bytes.
struct KeptConversation {
  address owner;
  uint40 timestamp;
  uint32 messages;
  string title;
}

/// @notice A message. Two slots; who sent it owns the conversation.
struct KeptMessage {
  address sender;
  uint40 timestamp;
  uint32 conversationId;
  bool fromAssistant;
  bytes32 contentHash;
}

/// @title Conversations and their messages
/// @notice They are in plain storage: two slots cost less than a record in a vault.
abstract contract Conversations is Tables {
  mapping(uint256 conversationId => KeptConversation) private _conversations;
  mapping(uint256 messageId => KeptMessage) private _messages;
  /// @dev Lists from 0; their counts are the user's and the conversation's.
  mapping(address owner => uint32[2 ** 32] conversationIds) private _userConversations;
  mapping(uint256 conversationId => uint32[2 ** 32] messageIds) private _conversationMessages;

  /// @inheritdoc IRegistry
  function startConversation(string calldata title) external returns (uint256 conversationId) {
    Limits.required(title, Limits.NAME, 'title');
    conversationId = ++_totals.conversations;
    User storage user = _users[msg.sender];
    _userConversations[msg.sender][user.conversations] = Fit.in32(conversationId);
    user.conversations += 1;
    _conversations[conversationId] = KeptConversation({
      owner: msg.sender, timestamp: Fit.in40(block.timestamp), messages: 0, title: title
    });
    emit ConversationStarted(conversationId, msg.sender);
  }

  /// @inheritdoc IRegistry
  function sendMessage(
    uint256 conversationId,
    string calldata role,
    bytes32 contentHash
  ) external returns (uint256 messageId) {
    KeptConversation storage conversation = _conversation(conversationId);
    if (msg.sender != conversation.owner) revert NotTheOwner(msg.sender, conversation.owner);
    bool fromAssistant = _isAssistant(role);
    Limits.digest(contentHash);
    messageId = ++_totals.messages;
    _conversationMessages[conversationId][conversation.messages] = Fit.in32(messageId);
    conversation.messages += 1;
    _messages[messageId] = KeptMessage({
      sender: msg.sender,
      timestamp: Fit.in40(block.timestamp),
      conversationId: Fit.in32(conversationId),
      fromAssistant: fromAssistant,
      contentHash: contentHash
    });
    emit MessageSent(messageId, conversationId, msg.sender, contentHash);
  }

  /// @inheritdoc IRegistry
  function getUserConversations(address user) external view returns (uint256[] memory) {
    return _ids(_userConversations[user], _users[user].conversations);
  }

  /// @inheritdoc IRegistry
  function getConversation(uint256 conversationId) external view returns (Conversation memory) {
    KeptConversation storage kept = _conversation(conversationId);
    return Conversation({
      id: conversationId,
      title: kept.title,
      messageCount: kept.messages,
      timestamp: kept.timestamp,
      owner: kept.owner
    });
  }

  /// @inheritdoc IRegistry
  function getConversationMessages(uint256 conversationId)
    external
    view
    returns (uint256[] memory)
  {
    uint256 count = _conversation(conversationId).messages;
    return _ids(_conversationMessages[conversationId], count);
  }

  /// @inheritdoc IRegistry
  function getMessage(uint256 messageId) external view returns (Message memory) {
    if (messageId == 0 || messageId > _totals.messages) revert UnknownMessage(messageId);
    KeptMessage storage kept = _messages[messageId];
    return Message({
      id: messageId,
      conversationId: kept.conversationId,
      role: kept.fromAssistant ? 'assistant' : 'user',
      contentHash: kept.contentHash,
      timestamp: kept.timestamp,
      sender: kept.sender
    });
  }

  function _conversation(uint256 conversationId)
    private
    view
    returns (KeptConversation storage conversation)
  {
    conversation = _conversations[conversationId];
    if (conversation.owner == address(0)) revert UnknownConversation(conversationId);
  }

  function _isAssistant(string calldata role) private pure returns (bool) {
    bytes32 hash = keccak256(bytes(role));
    if (hash == keccak256('assistant')) return true;
    if (hash == keccak256('user')) return false;
    revert UnknownRole(role);
  }
}
