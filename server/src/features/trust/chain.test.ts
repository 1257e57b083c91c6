/** What the registry's contract makes public, and that nothing of it can be taken back. */
import { registryAbi } from '@hub/contracts/abi/registry'
import { expect, test } from 'vitest'

const functions = registryAbi.filter((one) => one.type === 'function')

/** The fields of the records that a call answers to anybody. */
function fieldsOf(name: string): string[] {
  const [output] = functions.find((one) => one.name === name)?.outputs ?? []
  const components = output && 'components' in output ? output.components : []
  return components.map((field) => field.name)
}

test('[chain.for-good][chain.practice-time][chain.removal][posts.answer] the contract adds records and marks, and has no call that changes or removes one', () => {
  const writes = functions.filter(
    ({ stateMutability }) => !['view', 'pure'].includes(stateMutability),
  )
  expect(writes.map(({ name }) => name).toSorted()).toEqual([
    'acceptCurator',
    'acceptVerifier',
    'addSchool',
    'createResource',
    'createUserProfile',
    'offerCurator',
    'offerVerifier',
    'postReview',
    'sendMessage',
    'setResourceActive',
    'setReviewVerified',
    'setSchoolActive',
    'stampCommitment',
    'startConversation',
    'updateDocumentAnalysis',
    'uploadDocument',
  ])
})

test('[posts.review][posts.resource][posts.anonymous][sealed.chain] records carry the address and the time, also of an anonymous review, and of its words a digest', () => {
  expect(fieldsOf('getReviewsByRange')).toEqual([
    'id',
    'schoolId',
    'schoolName',
    'rating',
    'title',
    'contentHash',
    'reviewType',
    'tags',
    'isAnonymous',
    'isVerified',
    'timestamp',
    'reviewer',
  ])
  expect(fieldsOf('getResourcesByRange')).toEqual(
    expect.arrayContaining(['title', 'description', 'url', 'phone', 'timestamp', 'creator']),
  )
  expect(fieldsOf('getDocument')).toEqual([
    'id',
    'filename',
    'contentHash',
    'analysisHash',
    'mimeType',
    'size',
    'isAnalyzed',
    'timestamp',
    'owner',
  ])
})
