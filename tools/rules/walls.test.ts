/** Who may import whom (docs/architecture.md), read from the imports themselves. */
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, projectFiles, read } from './sources.ts'

const workspaces = ['core', 'api', 'contracts', 'server', 'web', 'e2e', 'tools']
const sources = workspaces
  .flatMap((workspace) => projectFiles(workspace))
  .filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const below = (folder: string) => sources.filter((file) => file.startsWith(`${folder}/`))
const product = (folder: string) => below(folder).filter((file) => !isTest(file))

/** The file or package that an import means: a path from the root, or the package's name. */
function meaning(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  if (specifier.startsWith('@hub/contracts/')) return `${specifier.slice('@hub/'.length)}.ts`
  const own = /^@hub\/(core|api|server|web)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}.ts` : specifier
}

/** Every import below the files that `allowed` does not let pass, as "file -> what it imports". */
function breaches(files: readonly string[], allowed: (target: string, file: string) => boolean) {
  return files.flatMap((file) =>
    importsOf(file)
      .map((specifier) => meaning(file, specifier))
      .filter((target) => !allowed(target, file))
      .map((target) => `${file} -> ${target}`),
  )
}

const inside = (target: string, ...folders: string[]) =>
  folders.some((folder) => target.startsWith(`${folder}/`))
const isOurs = (target: string) => inside(target, ...workspaces)

/** The package that an import is of: 'fflate' or '@scope/name'. */
const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? ''

test('core imports only itself, and for files, addresses, words of a model, stems and the index of the guide pure libraries', () => {
  // A pure library (no DOM, Node, clock or randomness) may be let in here by its name.
  const pure = new Set([
    'unpdf',
    'fflate',
    'saxen',
    '@cantoo/pdf-lib',
    'multiformats',
    '@huggingface/tokenizers',
    'wink-porter2-stemmer',
    'minisearch',
  ])
  const allowed = (target: string, file: string) =>
    inside(target, 'core') ||
    (/^core\/src\/(extract|content|cleaning|reader|record|resources\/search|retrieval)\//.test(
      file,
    ) &&
      pure.has(packageOf(target)))
  expect(breaches(product('core'), allowed)).toEqual([])
})

test('core reads no clock and draws no random number', () => {
  const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\./
  expect(product('core').filter((file) => impure.test(read(file)))).toEqual([])
})

test('content holds no code, and only core imports what is made of it', () => {
  expect(projectFiles('content').filter((file) => !/\.(md|txt|yaml)$/.test(file))).toEqual([])
  const files = workspaces.filter((name) => name !== 'core').flatMap(product)
  expect(breaches(files, (target) => !inside(target, 'core/src/generated'))).toEqual([])
})

test('api imports only core, itself and zod', () => {
  const allowed = (target: string) => inside(target, 'core', 'api') || target === 'zod'
  expect(breaches(product('api'), allowed)).toEqual([])
})

test('server and web import core, api and the contract, never each other', () => {
  const allowed = (own: string) => (target: string) =>
    !isOurs(target) || inside(target, 'core', 'api', 'contracts', own)
  expect(breaches(product('server'), allowed('server'))).toEqual([])
  expect(breaches(product('web'), allowed('web'))).toEqual([])
})

test('a server feature imports of another only its store', () => {
  const allowed = (target: string, file: string) => {
    const feature = /^server\/src\/features\/([^/]+)\//
    const [own, other] = [feature.exec(file)?.[1], feature.exec(target)?.[1]]
    return !other || other === own || target.endsWith('/store.ts')
  }
  expect(breaches(product('server/src/features'), allowed)).toEqual([])
})

test('web features never import each other, nor the app around them', () => {
  const allowed = (target: string, file: string) => {
    const feature = /^web\/src\/features\/([^/]+)\//
    const [own, other] = [feature.exec(file)?.[1], feature.exec(target)?.[1]]
    return (!other || other === own) && !inside(target, 'web/src/app')
  }
  expect(breaches(product('web/src/features'), allowed)).toEqual([])
})

test('web/src/ui imports React and itself only', () => {
  const allowed = (target: string) =>
    inside(target, 'web/src/ui') || ['react', 'react-dom'].includes(target)
  expect(breaches(product('web/src/ui'), allowed)).toEqual([])
})

test('only server/src/db knows the database drivers', () => {
  const isDriver = (target: string) => /^(pg|@electric-sql\/|drizzle-orm\/(?!pg-core))/.test(target)
  const outside = product('server').filter((file) => !/^server\/src\/(db|testing)\//.test(file))
  expect(breaches(outside, (target) => !isDriver(target))).toEqual([])
})

test('only web/src/wallet knows the wallet libraries and the contract', () => {
  const outside = product('web').filter((file) => !file.startsWith('web/src/wallet/'))
  const isWallets = (target: string) => /^(wagmi|viem|@wagmi\/|contracts\/)/.test(target)
  expect(breaches(outside, (target) => !isWallets(target))).toEqual([])
})

test('the ui and the libraries of the web know no wallet', () => {
  const files = ['web/src/ui', 'web/src/lib'].flatMap(product)
  expect(breaches(files, (target) => !inside(target, 'web/src/wallet'))).toEqual([])
})

test('the contract imports nothing of ours', () => {
  expect(
    breaches(product('contracts'), (target) => !isOurs(target) || inside(target, 'contracts')),
  ).toEqual([])
})

test('no file imports itself by way of others', () => {
  const files = new Set(sources)
  const edges = new Map(
    sources.map((file) => [
      file,
      importsOf(file)
        .map((specifier) => meaning(file, specifier))
        .filter((target) => files.has(target)),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const target of edges.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of sources) visit(file, [])
  expect(cycles).toEqual([])
})
