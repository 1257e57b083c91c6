import type { Appearance } from '@stripe/stripe-js'

/**
 * The hub's look for the provider's fields. They stand in a frame of another site, which knows none of our
 * styles, so the colours are read from the page as it is shown.
 */
export function fieldLook(): Appearance {
  const page = getComputedStyle(document.body)
  const read = (name: string) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${name})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: read('--accent'),
      colorBackground: read('--raised'),
      colorText: read('--ink'),
      colorTextSecondary: read('--ink-2'),
      colorTextPlaceholder: read('--ink-2'),
      colorDanger: read('--stop'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: page.fontSize,
      borderRadius: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${read('--edge')}`, boxShadow: 'none' },
      '.Input:focus': { outline: `3px solid ${read('--ink')}`, outlineOffset: '3px' },
    },
  }
}
