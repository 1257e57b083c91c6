import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { registerPasskeyLists, registerPasskeyRegistration } from './passkeyRegistration.ts'
import { registerPasskeyConfirmation, registerPasskeySignIn } from './passkeySignIn.ts'
import { registerServiceSignIn } from './serviceSignIn.ts'

/** The ways to keep an account, and to come back into it. */
export function registerSignIn(app: FastifyInstance, services: Services): void {
  registerPasskeyLists(app, services)
  registerPasskeyConfirmation(app, services)
  registerPasskeyRegistration(app, services)
  registerPasskeySignIn(app, services)
  registerServiceSignIn(app, services)
}
