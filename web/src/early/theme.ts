export const choices = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Theme = (typeof choices)[number]['value']

/** The name of the radios in the footer. */
export const themeField = 'appearance'

const storageKey = 'hub:appearance'

// A browser that blocks storage still gets its choice, for as long as the page lives.
let current: Theme = 'system'

/**
 * Puts the kept choice on the page before it is drawn, shows it in the footer's radios once they
 * are there, and follows every later choice, here or in another tab.
 */
export function startTheme(): void {
  readKept()
  show()
  document.addEventListener('DOMContentLoaded', show)
  document.addEventListener('change', (event) => {
    const field = event.target
    if (field instanceof HTMLInputElement && field.name === themeField) choose(asTheme(field.value))
  })
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return
    readKept()
    show()
  })
}

function choose(theme: Theme): void {
  current = theme
  show()
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // The page has it; the next one will not.
  }
}

function readKept(): void {
  try {
    current = asTheme(localStorage.getItem(storageKey))
  } catch {
    // What was chosen on this page stays.
  }
}

function show(): void {
  if (current === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.dataset.theme = current
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${themeField}]`)) {
    field.checked = field.value === current
  }
}

function asTheme(text: string | null): Theme {
  return text === 'light' || text === 'dark' ? text : 'system'
}
