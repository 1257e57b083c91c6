import { registryAbi } from '@hub/contracts/abi/registry'
import { BaseError, encodeErrorResult, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { refusalIn } from './contractRefusal.ts'

const unknownSchool = encodeErrorResult({
  abi: registryAbi,
  errorName: 'UnknownSchool',
  args: [7n],
})

/** What viem makes of a node's answer. */
const answer = (error: { code: number; message: string; data?: unknown }) =>
  new RpcRequestError({ body: {}, error, url: 'http://localhost' })

test.each([
  ['as it is', unknownSchool],
  ['one step deeper', { data: unknownSchool }],
])('reads the contract’s reason, handed on %s', (_, data) => {
  const error = new BaseError('x', { cause: answer({ code: 3, message: 'reverted', data }) })
  expect(refusalIn(error)).toMatchObject({
    name: 'ContractFunctionRevertedError',
    data: { errorName: 'UnknownSchool', args: [7n] },
  })
})

test('a refusal without a reason is one, and so is one with another contract’s reason', () => {
  const bare = refusalIn(answer({ code: -32000, message: 'execution reverted' }))
  expect(bare?.name).toBe('ContractFunctionRevertedError')
  expect(bare?.data).toBeUndefined()
  const foreign = refusalIn(answer({ code: 3, message: 'x', data: '0xdeadbeef' }))
  expect(foreign?.data).toBeUndefined()
  expect(foreign?.name).toBe('ContractFunctionRevertedError')
})

test('another fault of the network is no refusal', () => {
  expect(refusalIn(answer({ code: -32005, message: 'limit exceeded' }))).toBeUndefined()
})
