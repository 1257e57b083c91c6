import { resources } from '@hub/core/knowledge/resources'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { footerLinks, mainLinks } from './navigation.ts'
import { importScreen, missing, routes } from './routes.ts'
import { findRoute, matchPath, pathExists, titleOf } from './routeTable.ts'

// The build puts the number in; here no build ran.
beforeAll(() => {
  vi.stubGlobal('__RESOURCE_COUNT__', resources.length)
})

describe('the route table', () => {
  it('names a screen that is there for each path, and no path twice', async () => {
    const loaded = await Promise.all(routes.map((route) => importScreen(route)))
    for (const screen of loaded) expect(screen).toBeTypeOf('function')
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
  })

  it('has a link in header or footer for each screen without parameters', () => {
    const links = [...mainLinks('', pathExists), ...footerLinks(pathExists)]
    const linked = new Set(links.map(({ href }) => href))
    const reached = new Set(
      routes.filter(({ path }) => linked.has(path)).map(({ screen }) => screen),
    )
    // Who designs and who administers knows the way.
    const unlinked = new Set(['/styleguide', '/moderation'])
    const needed = routes.filter(({ path }) => !unlinked.has(path) && !path.includes(':'))
    expect(needed.filter(({ screen }) => !reached.has(screen))).toEqual([])
  })

  it('answers every other path with the 404 screen', () => {
    expect(findRoute('/no/such/page').route).toBe(missing)
    expect(pathExists('/no/such/page')).toBe(false)
  })

  it('titles a page by its screen, and the first page by the hub alone', () => {
    expect(titleOf('/resources')).toBe('Resource Hub - Title IX Hub')
    expect(titleOf('/')).toBe('Title IX Hub')
    expect(titleOf('/nope')).toBe('Page not found - Title IX Hub')
  })
})

describe('matchPath', () => {
  it('matches the root only by the root', () => {
    expect(matchPath('/', '/')).toEqual({})
    expect(matchPath('/', '/schools')).toBeUndefined()
  })

  it('does not mind a slash at the end', () => {
    expect(matchPath('/schools', '/schools/')).toEqual({})
  })

  it('gives parameters, decoded', () => {
    expect(matchPath('/schools/:id', '/schools/7')).toEqual({ id: '7' })
    expect(matchPath('/guides/:slug', '/guides/a%20b')).toEqual({ slug: 'a b' })
  })

  it('refuses a missing parameter, a longer path and broken encoding', () => {
    expect(matchPath('/schools/:id', '/schools')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/7/reviews')).toBeUndefined()
    expect(matchPath('/schools/:id', '/schools/%E0%A4%A')).toBeUndefined()
  })

  it('gives back every value that was put into an address', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        expect(matchPath('/schools/:id', `/schools/${encodeURIComponent(id)}`)).toEqual({ id })
      }),
    )
  })
})
