import { describe, expect, it } from 'vitest'
import { footerLinks, mainLinks, tabLinks } from './navigation.ts'

const today = ['/', '/web3-dashboard', '/resources', '/search', '/schools', '/reviews']
const whole = [
  ...today,
  '/web3-resources',
  '/web3-reviews',
  '/web3-documents',
  '/web3-assistant',
  '/analysis',
  '/chat',
]
const having = (paths: string[]) => (path: string) => paths.includes(path)
const words = (links: { item: { label: string } }[]) => links.map((link) => link.item.label)

describe('the header', () => {
  it('has the six links of the specification once all screens exist', () => {
    const links = mainLinks('/', having(whole))
    expect(links.map((link) => [link.item.label, link.href])).toEqual([
      ['Dashboard', '/web3-dashboard'],
      ['Resources', '/web3-resources'],
      ['Reviews', '/web3-reviews'],
      ['Documents', '/web3-documents'],
      ['AI Assistant', '/web3-assistant'],
      ['Schools', '/schools'],
    ])
  })

  it('leaves out what does not exist and falls back to the next address', () => {
    const links = mainLinks('/', having(today))
    expect(links.map((link) => link.href)).toEqual([
      '/web3-dashboard',
      '/resources',
      '/reviews',
      '/schools',
    ])
  })

  it('marks one link at each address, also below it and at the root', () => {
    const marked = (path: string) =>
      words(mainLinks(path, having(today)).filter((link) => link.current))
    expect(marked('/')).toEqual(['Dashboard'])
    expect(marked('/schools/7')).toEqual(['Schools'])
    expect(marked('/resources')).toEqual(['Resources'])
    expect(marked('/nowhere')).toEqual([])
  })
})

describe('the bottom bar', () => {
  it('has Schools and Search until Documents and the assistant exist', () => {
    expect(words(tabLinks('/', having(today)))).toEqual([
      'Home',
      'Resources',
      'Reviews',
      'Schools',
      'Search',
    ])
  })

  it('never has more than five links', () => {
    expect(words(tabLinks('/', having(whole)))).toEqual([
      'Home',
      'Resources',
      'Reviews',
      'Documents',
      'Assistant',
    ])
  })
})

describe('the footer', () => {
  it('links the screens that the header does not', () => {
    expect(footerLinks(having(today)).map((link) => link.href)).toEqual(['/search'])
    expect(footerLinks(having(whole)).map((link) => link.href)).toContain('/reviews')
  })
})
