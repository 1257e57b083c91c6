import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read } from './sources.ts'

const SHEET = /^import (?<name>\w+) from '(?<file>[^']+\.module\.css)'/gm

/** The classes of style sheets by how components name them: "web/src/ui/text/Cite.module.css .quote". */
const named = new Set<string>()
/** Sheets of which some classes are named by a word that the code computes. */
const computed = new Set<string>()
for (const component of projectFiles('web/src').filter((file) => file.endsWith('.tsx'))) {
  const code = read(component)
  for (const { groups } of code.matchAll(SHEET)) {
    const { name = '', file = '' } = groups ?? {}
    const sheet = join(component, '..', file)
    for (const use of code.matchAll(
      new RegExp(`(?<![\\w.])${name}(?:\\.(?!module\\.css)(\\w+)|\\[)`, 'g'),
    )) {
      if (use[1] === undefined) computed.add(sheet)
      else named.add(`${sheet} .${use[1]}`)
    }
  }
}

const there = new Set<string>()
for (const sheet of projectFiles('web/src').filter((file) => file.endsWith('.module.css'))) {
  const css = read(sheet).replaceAll(/\/\*.*?\*\//gs, '')
  for (const [, name] of css.matchAll(/\.([A-Za-z]\w*)(?=[^{}]*\{)/g))
    there.add(`${sheet} .${name}`)
  for (const [, name, from] of css.matchAll(/composes: (\w+)(?: from "(.+?)")?;/g)) {
    named.add(`${from ? join(sheet, '..', from) : sheet} .${name}`)
  }
}

test('every class that a component names or composes is in its style sheet', () => {
  expect([...named].filter((name) => !there.has(name))).toEqual([])
})

test('every class of a style sheet is used', () => {
  const unused = [...there].filter(
    (name) => !named.has(name) && !computed.has(name.split(' ')[0] ?? ''),
  )
  expect(unused).toEqual([])
})
