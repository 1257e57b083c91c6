// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {Errors} from '../src/Errors.sol';
import {Events} from '../src/Events.sol';
import {Conversation, Message} from '../src/Records.sol';
import {Given} from './Given.sol';
import {vm} from './Mini.sol';

contract ConversationsTest is Given {
  function test_startConversation_whenTheTitleIsEmpty() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextEmpty.selector, 'title'));
    registry.startConversation('');
  }

  function test_startConversation_whenTheTitleIsOver255Bytes() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.TextTooLong.selector, 'title', 256, 255));
    registry.startConversation(_text(256));
  }

  function testFuzz_startConversation_withAnyTitle(string memory title) public {
    title = _cut(title, 255);
    for (uint256 id = 1; id <= 2; ++id) {
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.ConversationStarted(id, STUDENT);
      vm.prank(STUDENT);
      vm.assertEq(registry.startConversation(title), id);
    }
    vm.assertEq(
      abi.encode(registry.getConversation(2)),
      abi.encode(
        Conversation({id: 2, title: title, messageCount: 0, timestamp: NOW, owner: STUDENT})
      )
    );
    vm.assertEq(registry.getUserConversations(STUDENT).length, 2);
    vm.assertEq(registry.getUserConversations(STUDENT)[1], 2);
    vm.assertEq(registry.getUserProfile(STUDENT).conversationCount, 2);
    vm.assertEq(registry.getUserConversations(STRANGER).length, 0);
  }

  function test_sendMessage_whenTheConversationIsUnknown() public {
    uint256[2] memory ids = [0, _startConversation() + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownConversation.selector, ids[i]));
      vm.prank(STUDENT);
      registry.sendMessage(ids[i], 'user', DIGEST);
    }
  }

  function test_sendMessage_whenTheCallerIsNotTheOwner() public {
    uint256 id = _startConversation();
    address[3] memory callers = [STRANGER, VERIFIER, CURATOR];
    for (uint256 i = 0; i < callers.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.NotTheOwner.selector, callers[i], STUDENT));
      vm.prank(callers[i]);
      registry.sendMessage(id, 'user', DIGEST);
    }
  }

  function test_sendMessage_whenTheRoleIsNeitherUserNorAssistant() public {
    uint256 id = _startConversation();
    string[3] memory roles = ['', 'system', 'User'];
    for (uint256 i = 0; i < roles.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownRole.selector, roles[i]));
      vm.prank(STUDENT);
      registry.sendMessage(id, roles[i], DIGEST);
    }
  }

  function test_sendMessage_whenTheDigestIs0() public {
    uint256 id = _startConversation();
    vm.expectRevert(abi.encodeWithSelector(Errors.DigestEmpty.selector));
    vm.prank(STUDENT);
    registry.sendMessage(id, 'user', 0);
  }

  function test_sendMessage_whenAllIsWell() public {
    _startConversation();
    uint256 conversationId = _startConversation();
    string[2] memory roles = ['user', 'assistant'];
    for (uint256 id = 1; id <= 2; ++id) {
      bytes32 digest = keccak256(abi.encode(id));
      vm.expectEmit(true, true, true, true, address(registry));
      emit Events.MessageSent(id, conversationId, STUDENT, digest);
      vm.prank(STUDENT);
      vm.assertEq(registry.sendMessage(conversationId, roles[id - 1], digest), id);
      vm.assertEq(
        abi.encode(registry.getMessage(id)),
        abi.encode(
          Message({
            id: id,
            conversationId: conversationId,
            role: roles[id - 1],
            contentHash: digest,
            timestamp: NOW,
            sender: STUDENT
          })
        )
      );
    }
    vm.assertEq(registry.getConversation(conversationId).messageCount, 2);
    vm.assertEq(registry.getConversation(1).messageCount, 0);
  }

  function test_getConversation_whenTheConversationIsUnknown() public {
    uint256[2] memory ids = [0, _startConversation() + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownConversation.selector, ids[i]));
      registry.getConversation(ids[i]);
    }
  }

  function test_getConversationMessages_whenTheConversationIsUnknown() public {
    vm.expectRevert(abi.encodeWithSelector(Errors.UnknownConversation.selector, 1));
    registry.getConversationMessages(1);
  }

  function test_getConversationMessages_whenConversationsHaveMessagesInTurn() public {
    uint256 first = _startConversation();
    uint256 second = _startConversation();
    for (uint256 i = 0; i < 10; ++i) {
      _send(first);
      _send(second);
    }
    uint256[] memory ids = registry.getConversationMessages(second);
    vm.assertEq(ids.length, 10);
    for (uint256 i = 0; i < 10; ++i) {
      vm.assertEq(ids[i], 2 * i + 2);
    }
  }

  function test_getMessage_whenTheMessageIsUnknown() public {
    uint256[2] memory ids = [0, _send(_startConversation()) + 1];
    for (uint256 i = 0; i < ids.length; ++i) {
      vm.expectRevert(abi.encodeWithSelector(Errors.UnknownMessage.selector, ids[i]));
      registry.getMessage(ids[i]);
    }
  }
}
