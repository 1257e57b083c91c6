/** What the payment provider writes into the address at which a browser comes back from a bank. */
const parameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/**
 * Takes the words of the payment provider out of the address, before anything keeps them, and then says how the
 * payment ended. A reload says it no more.
 */
export function takePaymentReturn(): void {
  const query = new URLSearchParams(location.search)
  if (!query.has('payment_intent')) return
  const outcome = query.get('redirect_status')
  for (const name of parameters) query.delete(name)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
  import('../features/subscribe/finishReturn.ts')
    .then(({ finishReturn }) => finishReturn(outcome))
    .catch(() => {
      // Offline: the screens say by themselves whether there is access.
    })
}
