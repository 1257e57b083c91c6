import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileParts, firstScript, listParts, resourceParts } from './chunks.ts'

const root = join(import.meta.dirname, '../..')

/** What imports what, by `import` alone. */
const importers: Record<string, readonly string[]> = {
  'main.tsx': [],
  'App.tsx': ['main.tsx'],
  'react.js': ['App.tsx', 'Drawer.tsx', 'jsx.js'],
  'jsx.js': ['react.js'],
  'Drawer.tsx': [],
  'navigation.ts': ['Drawer.tsx'],
}

const modules = {
  getModuleInfo: (id: string) =>
    importers[id] ? { isEntry: id === 'main.tsx', importers: importers[id] } : null,
}

describe('the first script', () => {
  it.each(['main.tsx', 'App.tsx', 'react.js', 'jsx.js'])(
    'holds %s, which the entry needs',
    (id) => {
      expect(firstScript(id, modules)).toBe('first')
    },
  )

  it.each(['Drawer.tsx', 'navigation.ts', 'unknown.ts'])(
    'leaves out %s, which comes on a press',
    (id) => {
      expect(firstScript(id, modules)).toBeNull()
    },
  )

  it('holds the parts of lists, with their styles, and nothing of a like name', () => {
    const ui = join(root, 'web/src/ui/layout')
    expect(firstScript(`${ui}/Entry.tsx`, modules)).toBe('first')
    expect(firstScript(`${ui}/Entry.module.css`, modules)).toBe('first')
    expect(firstScript(`${ui}/EntryForm.tsx`, modules)).toBeNull()
    expect(firstScript(join(root, 'elsewhere/web/src/ui/layout/Entry.tsx'), modules)).toBeNull()
  })
})

it.each([...listParts, ...resourceParts, ...fileParts])(
  '%s is there: renamed, it would go elsewhere',
  (file) => {
    expect(globSync(`${file}.{ts,tsx}`, { cwd: root }).length + styles(file)).toBeGreaterThan(0)
  },
)

const styles = (file: string) => globSync(`${file}.module.css`, { cwd: root }).length
