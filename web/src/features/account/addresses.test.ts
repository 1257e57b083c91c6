import { accountExport, serviceSignIn } from '@hub/api/account'
import { expect, it } from 'vitest'
import { exportPath, serviceSignInPath } from './addresses.ts'

it('leads where the server answers', () => {
  expect(exportPath).toBe(accountExport.path)
  expect(serviceSignInPath).toBe(serviceSignIn.path)
})
