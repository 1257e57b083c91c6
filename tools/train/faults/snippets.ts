import { readdirSync } from 'node:fs'

/** A snippet that the rules were made and tested with. */
export interface Snippet {
  readonly id: string
  readonly text: string
  readonly known: 'against' | 'meets' | 'fine'
}

interface Vector {
  readonly id?: string
  readonly expected: string
  readonly text: string
}

const folders = ['notice', 'decision', 'closing', 'policy']
const rules = new URL('../../../core/src/analysis/rules/', import.meta.url)

const known: Readonly<Record<string, Snippet['known']>> = {
  against: 'against',
  contradicted: 'against',
  found: 'meets',
  fine: 'fine',
  silent: 'fine',
  not_against: 'fine',
}

/** The snippets in the fixtures of the rules, plain wordings most of them; those of what is missing teach nothing here. */
export async function allSnippets(): Promise<readonly Snippet[]> {
  const files = folders.flatMap((folder) => {
    const fixtures = new URL(`${folder}/fixtures/`, rules)
    return readdirSync(fixtures)
      .toSorted()
      .map((file) => new URL(file, fixtures).href)
  })
  const modules = await Promise.all(files.map((file) => import(file)))
  return modules.flatMap((module) =>
    Object.keys(module)
      .toSorted()
      .flatMap((name) => snippetsIn(module[name])),
  )
}

function snippetsIn(exported: unknown): Snippet[] {
  if (Array.isArray(exported)) return exported.flatMap((one) => snippetOf(one, one?.id))
  if (typeof exported !== 'object' || exported === null) return []
  return Object.entries(exported).flatMap(([id, all]) =>
    Array.isArray(all) ? all.flatMap((one) => snippetOf(one, id)) : [],
  )
}

function snippetOf(vector: Partial<Vector>, id: string | undefined): Snippet[] {
  const kind = known[vector.expected ?? '']
  return id && kind && vector.text ? [{ id, text: vector.text, known: kind }] : []
}
