import {
  confirmPasskeyOptions,
  confirmPasskeyVerify,
  deleteAccount,
  deletePasskey,
  getConfig,
  getUser,
  listActivities,
  listPasskeys,
  loginPasskeyOptions,
  loginPasskeyVerify,
  logout,
  registerPasskeyOptions,
  registerPasskeyVerify,
} from './account.ts'
import { chainRpc } from './chain.ts'
import {
  askAssistant,
  createConversation,
  deleteConversation,
  getConversation,
  listConversations,
  listMessages,
  quickResponse,
  regenerateAnswer,
  renameConversation,
  sendMessage,
} from './chat.ts'
import {
  analyzeDocument,
  deleteDocument,
  getDocument,
  getReport,
  listDocuments,
  uploadDocument,
} from './documents.ts'
import { getGuide, listGuides } from './guides.ts'
import { getHealth, getReady } from './health.ts'
import { listResources, proposeResource, searchResources } from './resources.ts'
import { changeReview, listReviews, postReview, readReceipt, removeReview } from './reviews.ts'
import { addSchool, getSchool, listSchools } from './schools.ts'
import {
  cancelSubscription,
  confirmDemo,
  createSubscription,
  getSubscriptionStatus,
  openPortal,
  resumeSubscription,
} from './subscription.ts'
import { getTrust } from './trust.ts'

/** Every call of the wire, keyed by its method and path. The web imports only this table's type. */
export const endpoints = {
  'GET /api/health': getHealth,
  'GET /api/ready': getReady,
  'GET /api/resources': listResources,
  'GET /api/resources/search': searchResources,
  'POST /api/resources': proposeResource,
  'GET /api/reviews': listReviews,
  'POST /api/reviews': postReview,
  'POST /api/reviews/receipt': readReceipt,
  'PUT /api/reviews/receipt': changeReview,
  'POST /api/reviews/receipt/removal': removeReview,
  'GET /api/schools': listSchools,
  'GET /api/schools/:id': getSchool,
  'POST /api/schools': addSchool,
  'GET /api/auth/user': getUser,
  'GET /api/subscription-status': getSubscriptionStatus,
  'GET /api/config': getConfig,
  'GET /api/trust': getTrust,
  'POST /api/chain/rpc': chainRpc,
  'POST /api/logout': logout,
  'GET /api/passkeys': listPasskeys,
  'POST /api/passkeys/register/options': registerPasskeyOptions,
  'POST /api/passkeys/register/verify': registerPasskeyVerify,
  'POST /api/passkeys/confirm/options': confirmPasskeyOptions,
  'POST /api/passkeys/confirm/verify': confirmPasskeyVerify,
  'POST /api/passkeys/login/options': loginPasskeyOptions,
  'POST /api/passkeys/login/verify': loginPasskeyVerify,
  'DELETE /api/passkeys/:id': deletePasskey,
  'GET /api/activities': listActivities,
  'DELETE /api/account': deleteAccount,
  'GET /api/documents': listDocuments,
  'GET /api/documents/:id': getDocument,
  'POST /api/documents/upload': uploadDocument,
  'POST /api/documents/:id/analyze': analyzeDocument,
  'GET /api/documents/:id/report': getReport,
  'DELETE /api/documents/:id': deleteDocument,
  'GET /api/guides': listGuides,
  'GET /api/guides/:slug': getGuide,
  'GET /api/chat/conversations': listConversations,
  'POST /api/chat/conversations': createConversation,
  'GET /api/chat/conversations/:id': getConversation,
  'PUT /api/chat/conversations/:id': renameConversation,
  'DELETE /api/chat/conversations/:id': deleteConversation,
  'GET /api/chat/conversations/:id/messages': listMessages,
  'POST /api/chat/conversations/:id/messages': sendMessage,
  'POST /api/chat/conversations/:id/regenerate': regenerateAnswer,
  'POST /api/chat/quick-response': quickResponse,
  'POST /api/assistant/message': askAssistant,
  'POST /api/create-subscription': createSubscription,
  'POST /api/subscription/demo-confirm': confirmDemo,
  'POST /api/subscription/cancel': cancelSubscription,
  'POST /api/subscription/resume': resumeSubscription,
  'POST /api/subscription/portal': openPortal,
} as const

export type Endpoints = typeof endpoints
