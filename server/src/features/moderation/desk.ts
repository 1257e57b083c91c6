import type { Services } from '../../services.ts'

/**
 * What it takes to read the queue and to decide: of a running server its services; of `npm run admin` without one the
 * same, made for one command.
 */
export type Desk = Pick<
  Services,
  'config' | 'contentStorage' | 'database' | 'hubId' | 'keyring' | 'storage'
> & {
  jobs: Pick<Services['jobs'], 'transaction'>
}
