import { localRegistry } from '@hub/contracts/abi/localRegistry'
import { registryDeployment } from '@hub/contracts/deploy/registry'
import { expect, test } from 'vitest'

test('the address that is written down is the one of the contract', () => {
  expect(registryDeployment(localRegistry).address).toBe(localRegistry.address)
})
