/** How a subscription begins, ends and goes on: by payments, or in a demo. */
export interface Billing {
  /** Starts one, or goes on with one that was started. */
  begin(userId: string): Promise<Begun>
  /** Confirms the demo's form. */
  confirm(userId: string, clientSecret: string): Promise<void>
  /** Lets it end with its month. Once more changes nothing. */
  cancel(userId: string): Promise<void>
  /** Takes a cancel back while the month runs. */
  resume(userId: string): Promise<void>
  /** The address of the page with receipts and the card. */
  openPortal(userId: string, returnUrl: string): Promise<string>
}

export interface Begun {
  status: 'incomplete' | 'active'
  clientSecret: string | null
  /** What card statements show; null where that is not known, or nothing is charged. */
  statement: string | null
}

/** There is nothing to pay. */
export const nothingToPay: Begun = { status: 'active', clientSecret: null, statement: null }
