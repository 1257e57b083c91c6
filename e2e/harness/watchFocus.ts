/** What runs in the page while the Tab key goes through it (keyboardWalk.ts). */
export interface FocusWatch {
  /** Whether the key has come back to where it began. */
  isRound(): boolean
  /** What takes the focus without a ring that can be seen in the present theme. */
  rings(): string[]
  /** What was hidden as it had the focus, was never reached, or has no name. */
  end(): string[]
}

type Checker = {
  setup(root: Element): void
  teardown(): void
  commons: { text: { accessibleText(element: Element): string } }
}

/** Stands in the page alone: it can use nothing from outside of itself. */
export function watchFocus(): void {
  const reached = new Set<Element>()
  const hidden: string[] = []
  let round = false
  let before: Element | null = null

  const describe = (element: Element) =>
    `${element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)} ${(element.textContent ?? '').trim().slice(0, 40)}`

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  }

  /** Where the ring of an element may stand: on itself, on what it marks, or on the box around it. */
  const bearers = (element: Element): Element[] => {
    const [parent, next] = [element.parentElement, element.nextElementSibling]
    const above = [parent, parent?.parentElement, next].filter((one) => one instanceof Element)
    return [element, ...element.querySelectorAll('*'), ...above]
  }

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const part = value / 255
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  /** The color of what lies behind a ring. */
  const ground = (from: Element | null): string => {
    for (let at = from; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      const [, , , alpha = 1] = channels(backgroundColor)
      if (alpha === 1) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }
  const hasRing = (element: Element) => {
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false
    const isInside = Number.parseFloat(outlineOffset) < 0
    return contrast(outlineColor, ground(isInside ? element : element.parentElement)) >= 3
  }

  /** Whether something else lies over its first line, as far as that fits into the window (WCAG 2.4.11). */
  const isCovered = (element: Element) => {
    // A busy browser scrolls to what has the focus only after the key is up.
    element.scrollIntoView({ block: 'nearest' })
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const box = [...element.getClientRects()].find(({ width }) => width > 0)
    if (!box) return true
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    // A word's own box reaches into the lines around it.
    const edges = getComputedStyle(element).display === 'inline' ? [] : [top + 2, bottom - 2]
    return [(top + bottom) / 2, ...edges].some((y) => {
      const there = document.elementFromPoint(x, y)
      return !(element.contains(there) || there?.contains(element) || label?.contains(there))
    })
  }

  const onKeyUp = ({ key }: KeyboardEvent) => {
    const { activeElement, body } = document
    if (key !== 'Tab') return
    // Between the last and the first.
    if (!activeElement || activeElement === body) return
    const [first] = reached
    // A field of a date has stops of its own.
    if (reached.has(activeElement)) {
      round ||= activeElement === first && before !== first
      before = activeElement
      return
    }
    before = activeElement
    reached.add(activeElement)
    if (isCovered(activeElement)) hidden.push(`is covered: ${describe(activeElement)}`)
  }
  addEventListener('keyup', onKeyUp, { capture: true })

  const sameGroup = (one: Element, other: Element) =>
    one instanceof HTMLInputElement &&
    other instanceof HTMLInputElement &&
    one.type === 'radio' &&
    one.name === other.name &&
    one.form === other.form
  /** The arrow keys go on from a part of it that the Tab key reached. */
  const isOfGroup = (element: Element) => {
    if ([...reached].some((one) => sameGroup(one, element))) return true
    const group = element.closest('[role=tablist], [role=listbox], [role=menu], [role=radiogroup]')
    return group !== null && [...reached].some((one) => group.contains(one))
  }

  const interactive =
    'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]:not([tabindex="-1"])'
  const wanted = () =>
    [...document.querySelectorAll(interactive)].filter(
      (element) => isShown(element) && !element.matches(':disabled') && !element.closest('[inert]'),
    )
  const isPressed = (element: Element | null) =>
    element !== null && getComputedStyle(element).cursor === 'pointer'
  /** What looks as if it could be pressed, is part of nothing that can, and has nothing beside it that does the same. */
  const forThePointerAlone = () =>
    [...document.body.querySelectorAll('*')].filter(
      (element) =>
        isPressed(element) &&
        !isPressed(element.parentElement) &&
        isShown(element) &&
        !element.closest(`${interactive}, label, [inert], :disabled`) &&
        !element.parentElement?.querySelector(':scope > a, :scope > button'),
    )

  const names = (elements: readonly Element[]) => {
    const { axe } = window as unknown as { axe: Checker }
    axe.setup(document.documentElement)
    const nameless = elements.filter((one) => axe.commons.text.accessibleText(one).trim() === '')
    axe.teardown()
    return nameless
  }

  const focusWatch: FocusWatch = {
    isRound: () => round,
    rings: () =>
      [...reached].flatMap((element) => {
        if (!(element instanceof HTMLElement) || !element.isConnected) return []
        element.focus({ preventScroll: true })
        return bearers(element).some(hasRing) ? [] : [`shows no focus: ${describe(element)}`]
      }),
    end: () => {
      removeEventListener('keyup', onKeyUp, { capture: true })
      const missed = wanted().filter((element) => !reached.has(element) && !isOfGroup(element))
      return [
        ...hidden,
        ...missed.map((element) => `is not reached: ${describe(element)}`),
        ...forThePointerAlone().map((one) => `is for the pointer alone: ${describe(one)}`),
        ...names([...reached].filter((one) => one.isConnected)).map(
          (one) => `has no name: ${describe(one)}`,
        ),
      ]
    },
  }
  Object.assign(window, { focusWatch })
}
