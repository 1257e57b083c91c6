// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

/// @title The records as the product's description has them, each field in storage
/// @notice What the registry's gas is measured against (`npm run bench -- 12`): the same records, writes,
/// rules and events, written as one would without a thought of gas. Content is named by the text of
/// its IPFS address, as contracts of this kind do.
contract Naive {
  struct School {
    uint256 id;
    string name;
    string schoolType;
    uint256 totalReviews;
    uint256 totalRating;
    bool isActive;
  }

  struct Review {
    uint256 id;
    uint256 schoolId;
    string schoolName;
    uint8 rating;
    string title;
    string contentHash;
    string reviewType;
    string[] tags;
    bool isAnonymous;
    bool isVerified;
    uint256 timestamp;
    address reviewer;
  }

  struct Resource {
    uint256 id;
    string title;
    string description;
    string url;
    string category;
    string subcategory;
    string phone;
    bool isActive;
    uint256 timestamp;
    address creator;
  }

  struct Document {
    uint256 id;
    string filename;
    string contentHash;
    string analysisHash;
    string mimeType;
    uint256 size;
    bool isAnalyzed;
    uint256 timestamp;
    address owner;
  }

  struct Conversation {
    uint256 id;
    string title;
    uint256 messageCount;
    uint256 timestamp;
    address owner;
  }

  struct Message {
    uint256 id;
    uint256 conversationId;
    string role;
    string contentHash;
    uint256 timestamp;
    address sender;
  }

  struct UserProfile {
    address userAddress;
    string username;
    string profileHash;
    uint256 joinedAt;
    bool isActive;
    uint256 documentCount;
    uint256 reviewCount;
    uint256 conversationCount;
  }

  event SchoolAdded(uint256 indexed id, address indexed creator);
  event ReviewPosted(
    uint256 indexed id, uint256 indexed schoolId, address indexed reviewer, string contentHash
  );
  event ResourceCreated(uint256 indexed id, address indexed creator);
  event UserProfileSaved(address indexed user, string profileHash);
  event DocumentUploaded(uint256 indexed id, address indexed owner, string contentHash);
  event DocumentAnalyzed(uint256 indexed id, address indexed owner, string analysisHash);
  event ConversationStarted(uint256 indexed id, address indexed owner);
  event MessageSent(
    uint256 indexed id, uint256 indexed conversationId, address indexed sender, string contentHash
  );

  uint256 public totalSchools;
  uint256 public totalReviews;
  uint256 public totalResources;
  uint256 public totalDocuments;
  uint256 public totalConversations;
  uint256 public totalMessages;
  mapping(uint256 id => School) public schools;
  mapping(uint256 id => Review) public reviews;
  mapping(uint256 id => Resource) public resources;
  mapping(uint256 id => Document) public documents;
  mapping(uint256 id => Conversation) public conversations;
  mapping(uint256 id => Message) public messages;
  mapping(address user => UserProfile) public profiles;
  mapping(uint256 schoolId => uint256[]) public schoolReviews;
  mapping(address user => uint256[]) public userDocuments;
  mapping(address user => uint256[]) public userConversations;
  mapping(uint256 conversationId => uint256[]) public conversationMessages;

  function addSchool(string calldata name, string calldata schoolType) external {
    require(bytes(name).length > 0 && bytes(name).length <= 255, 'name');
    require(bytes(schoolType).length > 0 && bytes(schoolType).length <= 50, 'type');
    uint256 id = ++totalSchools;
    School storage school = schools[id];
    school.id = id;
    school.name = name;
    school.schoolType = schoolType;
    school.isActive = true;
    emit SchoolAdded(id, msg.sender);
  }

  function postReview(
    uint256 schoolId,
    string calldata schoolName,
    uint8 rating,
    string calldata title,
    string calldata contentHash,
    string[] calldata tags,
    bool isAnonymous
  ) external {
    require(rating >= 1 && rating <= 5, 'rating');
    require(schoolId <= totalSchools, 'school');
    require(bytes(title).length > 0 && bytes(title).length <= 255, 'title');
    require(tags.length <= 8, 'tags');
    uint256 id = ++totalReviews;
    Review storage review = reviews[id];
    review.id = id;
    review.schoolId = schoolId;
    review.schoolName = schoolName;
    review.rating = rating;
    review.title = title;
    review.contentHash = contentHash;
    review.reviewType = 'school';
    for (uint256 i = 0; i < tags.length; ++i) {
      review.tags.push(tags[i]);
    }
    review.isAnonymous = isAnonymous;
    review.timestamp = block.timestamp;
    review.reviewer = msg.sender;
    schools[schoolId].totalReviews += 1;
    schools[schoolId].totalRating += rating;
    schoolReviews[schoolId].push(id);
    profiles[msg.sender].reviewCount += 1;
    emit ReviewPosted(id, schoolId, msg.sender, contentHash);
  }

  function createResource(
    string calldata title,
    string calldata description,
    string calldata url,
    string calldata category,
    string calldata subcategory,
    string calldata phone
  ) external {
    require(bytes(title).length > 0 && bytes(title).length <= 255, 'title');
    require(bytes(description).length > 0 && bytes(description).length <= 4000, 'description');
    uint256 id = ++totalResources;
    Resource storage resource = resources[id];
    resource.id = id;
    resource.title = title;
    resource.description = description;
    resource.url = url;
    resource.category = category;
    resource.subcategory = subcategory;
    resource.phone = phone;
    resource.isActive = true;
    resource.timestamp = block.timestamp;
    resource.creator = msg.sender;
    emit ResourceCreated(id, msg.sender);
  }

  function createUserProfile(string calldata username, string calldata profileHash) external {
    require(bytes(username).length > 0 && bytes(username).length <= 255, 'name');
    UserProfile storage profile = profiles[msg.sender];
    profile.userAddress = msg.sender;
    profile.username = username;
    profile.profileHash = profileHash;
    profile.joinedAt = block.timestamp;
    profile.isActive = true;
    emit UserProfileSaved(msg.sender, profileHash);
  }

  function uploadDocument(
    string calldata filename,
    string calldata contentHash,
    string calldata mimeType,
    uint256 size
  ) external {
    require(size > 0 && size <= 10 * 1024 * 1024, 'size');
    uint256 id = ++totalDocuments;
    Document storage document = documents[id];
    document.id = id;
    document.filename = filename;
    document.contentHash = contentHash;
    document.mimeType = mimeType;
    document.size = size;
    document.timestamp = block.timestamp;
    document.owner = msg.sender;
    userDocuments[msg.sender].push(id);
    profiles[msg.sender].documentCount += 1;
    emit DocumentUploaded(id, msg.sender, contentHash);
  }

  function updateDocumentAnalysis(uint256 id, string calldata analysisHash) external {
    Document storage document = documents[id];
    require(document.owner == msg.sender, 'owner');
    document.analysisHash = analysisHash;
    document.isAnalyzed = true;
    emit DocumentAnalyzed(id, msg.sender, analysisHash);
  }

  function startConversation(string calldata title) external {
    require(bytes(title).length > 0 && bytes(title).length <= 255, 'title');
    uint256 id = ++totalConversations;
    Conversation storage conversation = conversations[id];
    conversation.id = id;
    conversation.title = title;
    conversation.timestamp = block.timestamp;
    conversation.owner = msg.sender;
    userConversations[msg.sender].push(id);
    profiles[msg.sender].conversationCount += 1;
    emit ConversationStarted(id, msg.sender);
  }

  function sendMessage(
    uint256 conversationId,
    string calldata role,
    string calldata contentHash
  ) external {
    Conversation storage conversation = conversations[conversationId];
    require(conversation.owner == msg.sender, 'owner');
    uint256 id = ++totalMessages;
    Message storage message = messages[id];
    message.id = id;
    message.conversationId = conversationId;
    message.role = role;
    message.contentHash = contentHash;
    message.timestamp = block.timestamp;
    message.sender = msg.sender;
    conversation.messageCount += 1;
    conversationMessages[conversationId].push(id);
    emit MessageSent(id, conversationId, msg.sender, contentHash);
  }

  function getReviewsByRange(uint256 start, uint256 limit) external view returns (Review[] memory) {
    uint256 count = start > totalReviews ? 0 : totalReviews - start + 1;
    if (count > limit) count = limit;
    Review[] memory page = new Review[](count);
    for (uint256 i = 0; i < count; ++i) {
      page[i] = reviews[start + i];
    }
    return page;
  }
}
