/**
 * A small stand-in for the payment provider's script, as far as its React library asks. Its one field stands in
 * the page itself; a confirmation goes to the provider's API, where the test answers it.
 */
export const fakeScript = `
window.Stripe = Object.assign((key) => {
  const noElement = () => { throw new Error('The fake has no such call.') }
  const elements = ({ clientSecret }) => ({
    clientSecret,
    update: () => {},
    getElement: () => null,
    create: (type) => {
      const listeners = {}
      const node = document.createElement('div')
      return {
        on: (event, listener) => { listeners[event] = listener },
        off: (event) => { delete listeners[event] },
        once: (event, listener) => { listeners[event] = listener },
        update: () => {},
        destroy: () => node.remove(),
        unmount: () => node.remove(),
        mount: (place) => {
          const label = document.createElement('label')
          label.textContent = 'Card number '
          label.append(document.createElement('input'))
          node.append(label)
          place.append(node)
          setTimeout(() => listeners.ready?.({ elementType: type }))
        },
      }
    },
  })
  return {
    elements,
    createToken: noElement,
    createPaymentMethod: noElement,
    confirmCardPayment: noElement,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    confirmPayment: async ({ elements: { clientSecret }, confirmParams, redirect }) => {
      if (redirect !== 'if_required') throw new Error('Nobody may be sent away for nothing.')
      const answer = await fetch('https://api.stripe.com/v1/confirm', {
        method: 'POST',
        body: JSON.stringify({ key, secret: clientSecret, returnUrl: confirmParams.return_url }),
      })
      const said = await answer.json()
      if (!said.leaveTo) return said
      location.assign(said.leaveTo)
      return new Promise(() => {})
    },
  }
}, { version: 'endive' })
`
