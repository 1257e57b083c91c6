import { resources } from '@hub/core/knowledge/resources'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { footerLinks } from './footerLinks.ts'
import { mainLinks } from './navigation.ts'
import { importScreen, missing, routes } from './routes.ts'
import { findRoute, pathExists, titleOf } from './routeTable.ts'

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
