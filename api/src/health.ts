import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const state = z.object({ status: z.literal('ok') })

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers 200 while the process lives.',
  responses: { 200: state },
})

export const getReady = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Answers 200 when the database answers, and the chain where there is one; else 503.',
  responses: { 200: state },
  refusals: [503],
})
