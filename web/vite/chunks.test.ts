import { describe, expect, it } from 'vitest'
import { firstScript } from './chunks.ts'

const screens = '/hub/web/src/features'
const lists = ['Resources', 'Schools', 'Reviews'].map((name) => `${screens}/x/${name}Screen.tsx`)

/** What imports what, by `import` alone. */
const importers: Record<string, readonly string[]> = {
  'main.tsx': [],
  'App.tsx': ['main.tsx'],
  'react.js': ['App.tsx', 'Drawer.tsx', 'jsx.js'],
  'jsx.js': ['react.js'],
  'Drawer.tsx': [],
  'navigation.ts': ['Drawer.tsx'],
  'Entry.tsx': [...lists],
  'Entry.module.css': ['Entry.tsx'],
  'Reach.tsx': lists.slice(0, 1),
  'amount.ts': [`${screens}/y/RegistryReviewsScreen.tsx`, ...lists.slice(0, 1)],
}

const modules = {
  getModuleInfo: (id: string) =>
    importers[id] ? { isEntry: id === 'main.tsx', importers: importers[id] } : null,
}

describe('the first script', () => {
  it.each(['main.tsx', 'App.tsx', 'react.js', 'jsx.js'])('holds %s, which the entry needs', (id) =>
    expect(firstScript(id, modules)).toBe('first'),
  )

  it.each(['Entry.tsx', 'Entry.module.css'])('holds %s, which several lists need', (id) =>
    expect(firstScript(id, modules)).toBe('first'),
  )

  it.each(['Drawer.tsx', 'navigation.ts', 'Reach.tsx', 'amount.ts', 'unknown.ts'])(
    'leaves out %s, which few need',
    (id) => expect(firstScript(id, modules)).toBeNull(),
  )
})
