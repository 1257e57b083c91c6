// Generated from the contract: do not edit.
export const registryAbi = [
  {
    inputs: [
      {
        internalType: 'bytes32',
        name: 'commitment',
        type: 'bytes32',
      },
      {
        internalType: 'uint256',
        name: 'timestamp',
        type: 'uint256',
      },
    ],
    name: 'AlreadyStamped',
    type: 'error',
  },
  {
    inputs: [],
    name: 'DigestEmpty',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'caller',
        type: 'address',
      },
    ],
    name: 'NotTheCurator',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'caller',
        type: 'address',
      },
      {
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
    ],
    name: 'NotTheOwner',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'caller',
        type: 'address',
      },
    ],
    name: 'NotTheVerifier',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'rating',
        type: 'uint256',
      },
    ],
    name: 'RatingOutOfRange',
    type: 'error',
  },
  {
    inputs: [],
    name: 'ReasonEmpty',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'caller',
        type: 'address',
      },
    ],
    name: 'RoleNotOffered',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'size',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'SizeOutOfRange',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'field',
        type: 'string',
      },
    ],
    name: 'TextEmpty',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'field',
        type: 'string',
      },
      {
        internalType: 'uint256',
        name: 'length',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'TextTooLong',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'count',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'TooManyTags',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
    ],
    name: 'UnknownConversation',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
    ],
    name: 'UnknownDocument',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'messageId',
        type: 'uint256',
      },
    ],
    name: 'UnknownMessage',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'resourceId',
        type: 'uint256',
      },
    ],
    name: 'UnknownResource',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'reviewId',
        type: 'uint256',
      },
    ],
    name: 'UnknownReview',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'role',
        type: 'string',
      },
    ],
    name: 'UnknownRole',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
    ],
    name: 'UnknownSchool',
    type: 'error',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'mimeType',
        type: 'string',
      },
    ],
    name: 'UnsupportedType',
    type: 'error',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'bytes32',
        name: 'commitment',
        type: 'bytes32',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'author',
        type: 'address',
      },
    ],
    name: 'CommitmentStamped',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
    ],
    name: 'ConversationStarted',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'curator',
        type: 'address',
      },
    ],
    name: 'CuratorChanged',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'curator',
        type: 'address',
      },
    ],
    name: 'CuratorOffered',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'bytes32',
        name: 'analysisHash',
        type: 'bytes32',
      },
    ],
    name: 'DocumentAnalyzed',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'owner',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
    ],
    name: 'DocumentUploaded',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'messageId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'sender',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
    ],
    name: 'MessageSent',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'resourceId',
        type: 'uint256',
      },
      {
        indexed: false,
        internalType: 'bool',
        name: 'isActive',
        type: 'bool',
      },
      {
        indexed: false,
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'ResourceActivity',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'resourceId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'creator',
        type: 'address',
      },
    ],
    name: 'ResourceCreated',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'reviewId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'reviewer',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
    ],
    name: 'ReviewPosted',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'reviewId',
        type: 'uint256',
      },
      {
        indexed: false,
        internalType: 'bool',
        name: 'isVerified',
        type: 'bool',
      },
      {
        indexed: false,
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'ReviewVerified',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        indexed: false,
        internalType: 'bool',
        name: 'isActive',
        type: 'bool',
      },
      {
        indexed: false,
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'SchoolActivity',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        indexed: true,
        internalType: 'address',
        name: 'creator',
        type: 'address',
      },
    ],
    name: 'SchoolAdded',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'user',
        type: 'address',
      },
      {
        indexed: false,
        internalType: 'bytes32',
        name: 'profileHash',
        type: 'bytes32',
      },
    ],
    name: 'UserProfileSaved',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'verifier',
        type: 'address',
      },
    ],
    name: 'VerifierChanged',
    type: 'event',
  },
  {
    anonymous: false,
    inputs: [
      {
        indexed: true,
        internalType: 'address',
        name: 'verifier',
        type: 'address',
      },
    ],
    name: 'VerifierOffered',
    type: 'event',
  },
  {
    inputs: [],
    name: 'acceptCurator',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'acceptVerifier',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'name',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'schoolType',
        type: 'string',
      },
    ],
    name: 'addSchool',
    outputs: [
      {
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'title',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'description',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'url',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'category',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'subcategory',
        type: 'string',
      },
      {
        internalType: 'string',
        name: 'phone',
        type: 'string',
      },
    ],
    name: 'createResource',
    outputs: [
      {
        internalType: 'uint256',
        name: 'resourceId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'username',
        type: 'string',
      },
      {
        internalType: 'bytes32',
        name: 'profileHash',
        type: 'bytes32',
      },
    ],
    name: 'createUserProfile',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'curator',
    outputs: [
      {
        internalType: 'address',
        name: '',
        type: 'address',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
    ],
    name: 'getConversation',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'title',
            type: 'string',
          },
          {
            internalType: 'uint256',
            name: 'messageCount',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'owner',
            type: 'address',
          },
        ],
        internalType: 'struct Conversation',
        name: '',
        type: 'tuple',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
    ],
    name: 'getConversationMessages',
    outputs: [
      {
        internalType: 'uint256[]',
        name: '',
        type: 'uint256[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
    ],
    name: 'getDocument',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'filename',
            type: 'string',
          },
          {
            internalType: 'bytes32',
            name: 'contentHash',
            type: 'bytes32',
          },
          {
            internalType: 'bytes32',
            name: 'analysisHash',
            type: 'bytes32',
          },
          {
            internalType: 'string',
            name: 'mimeType',
            type: 'string',
          },
          {
            internalType: 'uint256',
            name: 'size',
            type: 'uint256',
          },
          {
            internalType: 'bool',
            name: 'isAnalyzed',
            type: 'bool',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'owner',
            type: 'address',
          },
        ],
        internalType: 'struct Document',
        name: '',
        type: 'tuple',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'messageId',
        type: 'uint256',
      },
    ],
    name: 'getMessage',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'conversationId',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'role',
            type: 'string',
          },
          {
            internalType: 'bytes32',
            name: 'contentHash',
            type: 'bytes32',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'sender',
            type: 'address',
          },
        ],
        internalType: 'struct Message',
        name: '',
        type: 'tuple',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'start',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'getResourcesByRange',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'title',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'description',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'url',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'category',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'subcategory',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'phone',
            type: 'string',
          },
          {
            internalType: 'bool',
            name: 'isActive',
            type: 'bool',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'creator',
            type: 'address',
          },
        ],
        internalType: 'struct Resource[]',
        name: '',
        type: 'tuple[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'start',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'getReviewsByRange',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'schoolId',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'schoolName',
            type: 'string',
          },
          {
            internalType: 'uint8',
            name: 'rating',
            type: 'uint8',
          },
          {
            internalType: 'string',
            name: 'title',
            type: 'string',
          },
          {
            internalType: 'bytes32',
            name: 'contentHash',
            type: 'bytes32',
          },
          {
            internalType: 'string',
            name: 'reviewType',
            type: 'string',
          },
          {
            internalType: 'string[]',
            name: 'tags',
            type: 'string[]',
          },
          {
            internalType: 'bool',
            name: 'isAnonymous',
            type: 'bool',
          },
          {
            internalType: 'bool',
            name: 'isVerified',
            type: 'bool',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'reviewer',
            type: 'address',
          },
        ],
        internalType: 'struct Review[]',
        name: '',
        type: 'tuple[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'start',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'getSchoolReviews',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'schoolId',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'schoolName',
            type: 'string',
          },
          {
            internalType: 'uint8',
            name: 'rating',
            type: 'uint8',
          },
          {
            internalType: 'string',
            name: 'title',
            type: 'string',
          },
          {
            internalType: 'bytes32',
            name: 'contentHash',
            type: 'bytes32',
          },
          {
            internalType: 'string',
            name: 'reviewType',
            type: 'string',
          },
          {
            internalType: 'string[]',
            name: 'tags',
            type: 'string[]',
          },
          {
            internalType: 'bool',
            name: 'isAnonymous',
            type: 'bool',
          },
          {
            internalType: 'bool',
            name: 'isVerified',
            type: 'bool',
          },
          {
            internalType: 'uint256',
            name: 'timestamp',
            type: 'uint256',
          },
          {
            internalType: 'address',
            name: 'reviewer',
            type: 'address',
          },
        ],
        internalType: 'struct Review[]',
        name: '',
        type: 'tuple[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'start',
        type: 'uint256',
      },
      {
        internalType: 'uint256',
        name: 'limit',
        type: 'uint256',
      },
    ],
    name: 'getSchoolsByRange',
    outputs: [
      {
        components: [
          {
            internalType: 'uint256',
            name: 'id',
            type: 'uint256',
          },
          {
            internalType: 'string',
            name: 'name',
            type: 'string',
          },
          {
            internalType: 'string',
            name: 'schoolType',
            type: 'string',
          },
          {
            internalType: 'uint256',
            name: 'totalReviews',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'totalRating',
            type: 'uint256',
          },
          {
            internalType: 'bool',
            name: 'isActive',
            type: 'bool',
          },
        ],
        internalType: 'struct School[]',
        name: '',
        type: 'tuple[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'bytes32',
        name: 'commitment',
        type: 'bytes32',
      },
    ],
    name: 'getStamp',
    outputs: [
      {
        internalType: 'uint256',
        name: 'timestamp',
        type: 'uint256',
      },
      {
        internalType: 'address',
        name: 'author',
        type: 'address',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'getTotalResources',
    outputs: [
      {
        internalType: 'uint256',
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'getTotalReviews',
    outputs: [
      {
        internalType: 'uint256',
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'getTotalSchools',
    outputs: [
      {
        internalType: 'uint256',
        name: '',
        type: 'uint256',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'user',
        type: 'address',
      },
    ],
    name: 'getUserConversations',
    outputs: [
      {
        internalType: 'uint256[]',
        name: '',
        type: 'uint256[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'user',
        type: 'address',
      },
    ],
    name: 'getUserDocuments',
    outputs: [
      {
        internalType: 'uint256[]',
        name: '',
        type: 'uint256[]',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'user',
        type: 'address',
      },
    ],
    name: 'getUserProfile',
    outputs: [
      {
        components: [
          {
            internalType: 'address',
            name: 'userAddress',
            type: 'address',
          },
          {
            internalType: 'string',
            name: 'username',
            type: 'string',
          },
          {
            internalType: 'bytes32',
            name: 'profileHash',
            type: 'bytes32',
          },
          {
            internalType: 'uint256',
            name: 'joinedAt',
            type: 'uint256',
          },
          {
            internalType: 'bool',
            name: 'isActive',
            type: 'bool',
          },
          {
            internalType: 'uint256',
            name: 'documentCount',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'reviewCount',
            type: 'uint256',
          },
          {
            internalType: 'uint256',
            name: 'conversationCount',
            type: 'uint256',
          },
        ],
        internalType: 'struct UserProfile',
        name: '',
        type: 'tuple',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
    ],
    name: 'offerCurator',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'address',
        name: 'to',
        type: 'address',
      },
    ],
    name: 'offerVerifier',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'offeredCurator',
    outputs: [
      {
        internalType: 'address',
        name: '',
        type: 'address',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [],
    name: 'offeredVerifier',
    outputs: [
      {
        internalType: 'address',
        name: '',
        type: 'address',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        internalType: 'string',
        name: 'schoolName',
        type: 'string',
      },
      {
        internalType: 'uint8',
        name: 'rating',
        type: 'uint8',
      },
      {
        internalType: 'string',
        name: 'title',
        type: 'string',
      },
      {
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
      {
        internalType: 'string[]',
        name: 'tags',
        type: 'string[]',
      },
      {
        internalType: 'bool',
        name: 'isAnonymous',
        type: 'bool',
      },
    ],
    name: 'postReview',
    outputs: [
      {
        internalType: 'uint256',
        name: 'reviewId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
      {
        internalType: 'string',
        name: 'role',
        type: 'string',
      },
      {
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
    ],
    name: 'sendMessage',
    outputs: [
      {
        internalType: 'uint256',
        name: 'messageId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'resourceId',
        type: 'uint256',
      },
      {
        internalType: 'bool',
        name: 'isActive',
        type: 'bool',
      },
      {
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'setResourceActive',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'reviewId',
        type: 'uint256',
      },
      {
        internalType: 'bool',
        name: 'isVerified',
        type: 'bool',
      },
      {
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'setReviewVerified',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'schoolId',
        type: 'uint256',
      },
      {
        internalType: 'bool',
        name: 'isActive',
        type: 'bool',
      },
      {
        internalType: 'string',
        name: 'reason',
        type: 'string',
      },
    ],
    name: 'setSchoolActive',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'bytes32',
        name: 'commitment',
        type: 'bytes32',
      },
    ],
    name: 'stampCommitment',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'title',
        type: 'string',
      },
    ],
    name: 'startConversation',
    outputs: [
      {
        internalType: 'uint256',
        name: 'conversationId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
      {
        internalType: 'bytes32',
        name: 'analysisHash',
        type: 'bytes32',
      },
    ],
    name: 'updateDocumentAnalysis',
    outputs: [],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [
      {
        internalType: 'string',
        name: 'filename',
        type: 'string',
      },
      {
        internalType: 'bytes32',
        name: 'contentHash',
        type: 'bytes32',
      },
      {
        internalType: 'string',
        name: 'mimeType',
        type: 'string',
      },
      {
        internalType: 'uint256',
        name: 'size',
        type: 'uint256',
      },
    ],
    name: 'uploadDocument',
    outputs: [
      {
        internalType: 'uint256',
        name: 'documentId',
        type: 'uint256',
      },
    ],
    stateMutability: 'nonpayable',
    type: 'function',
  },
  {
    inputs: [],
    name: 'verifier',
    outputs: [
      {
        internalType: 'address',
        name: '',
        type: 'address',
      },
    ],
    stateMutability: 'view',
    type: 'function',
  },
] as const
