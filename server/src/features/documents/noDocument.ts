import { notFound } from '../../plugins/refusal.ts'

/** The same for an unknown id, for one of another account, and for what is no id: nobody learns which. */
export const noDocument = () => notFound('There is no document at this address.')
