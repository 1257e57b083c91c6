import type { JobAttempt } from '../../db/jobs.ts'
import type { Services } from '../../services.ts'

/** Ends what a customer is charged. It is tried again for days, since nobody else would end it. */
export async function forgetPayer(
  { payments }: Pick<Services, 'payments'>,
  { customerId }: JobAttempt<'forget-payer'>,
): Promise<void> {
  if (!payments) throw new Error('The keys of the payment provider are no longer set.')
  await payments.forgetCustomer(customerId)
}
