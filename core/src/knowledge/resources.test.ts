import { describe, expect, it } from 'vitest'
import { contactWays } from '../contacts/contactWays.ts'
import { contentTypesOf } from '../resources/contentType.ts'
import { leadsTo, safeUrl } from '../resources/leadsTo.ts'
import { resourceAction } from '../resources/resourceAction.ts'
import { readingGrade, sentencesOf } from '../text/readingGrade.ts'
import { hasForbiddenCharacters } from '../text/visible.ts'
import { crisisLines } from './crisisLines.ts'
import { essentialResources } from './essentialResources.ts'
import { resourceCategories } from './resourceCategories.ts'
import { resources } from './resources.ts'

function bySlug(slug: string) {
  const found = resources.find((resource) => resource.slug === slug)
  if (found === undefined) throw new Error(`no resource ${slug}`)
  return found
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

describe('the built-in resources', () => {
  it('are 44 organisations with their own title', () => {
    expect(resources).toHaveLength(44)
    expect(new Set(resources.map(({ title }) => title)).size).toBe(44)
  })

  it('stand in the order of the groups, with something in each', () => {
    const order = resources.map(({ category }) => resourceCategories.indexOf(category))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(resourceCategories.length)
  })

  it('give both sides support of their own', () => {
    const audiences = resources
      .filter(({ category }) => category === 'advocacy')
      .map(({ audience }) => audience)
    expect(audiences).toContain('complainant')
    expect(audiences).toContain('respondent')
  })

  it('have a median reading grade of at most 8', () => {
    const grades = resources.map(({ description }) => readingGrade(description))
    expect(median(grades)).toBeLessThanOrEqual(8)
  })
})

describe.each(resources.map((resource) => [resource.title, resource] as const))(
  '%s',
  (_title, resource) => {
    const { slug, title, subcategory, description, url, phone } = resource

    it('fits the columns and the limits of the API', () => {
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(title.length).toBeLessThanOrEqual(255)
      expect(subcategory).toMatch(/^.{3,50}$/)
      expect(description.length).toBeLessThanOrEqual(300)
      expect(phone?.length ?? 0).toBeLessThanOrEqual(100)
      expect(hasForbiddenCharacters(title + description)).toBe(false)
    })

    it('leads to a secure page that may be linked', () => {
      expect(url).toMatch(/^https:\/\//)
      expect(safeUrl(url)).toBe(url)
      expect(leadsTo(url)).not.toBeNull()
    })

    it('can be reached by every way it names', () => {
      const ways = contactWays(phone)
      expect(ways.length > 0).toBe(phone !== null)
      expect(ways.map(({ kind }) => kind)).not.toContain('plain')
      expect(contentTypesOf(resource).includes('contacts')).toBe(phone !== null)
    })

    it('has a button that opens something', () => {
      expect(resourceAction(resource).href).not.toBeNull()
    })

    it('is told in one to three plain sentences', () => {
      expect(sentencesOf(description).length).toBeLessThanOrEqual(3)
      expect(description).toMatch(/[.]$/)
      expect(readingGrade(description)).toBeLessThanOrEqual(11)
    })

    it('shouts at nobody, judges nobody and names no ended service', () => {
      expect(description).not.toMatch(
        /!|press 3|pride|alleged|\baccus|\bvictims?\b|simply|\bjust\b/i,
      )
    })

    it('carries its own plain search words', () => {
      expect(resource.keywords).toMatch(/^[a-z0-9-]+(?: [a-z0-9-]+)*$/)
    })
  },
)

describe('what a reader must be told', () => {
  it.each([
    ['national-domestic-violence-hotline', /calling may be safer/],
    ['trans-lifeline', /Not open day and night: find the hours on its site/],
    ['office-for-civil-rights', /180 days.*60 days.*waiver.*Civil Rights Division.*expect delay/],
    ['ocr-complaint-assessment-system', /refers complaints to the Justice Department/],
    ['clery-center', /sexual assault, dating violence, domestic violence or stalking/],
    ['cyber-civil-rights-initiative-safety-center', /48 hours.*TakeItDown\.ftc\.gov/],
    ['cornell-34-cfr-106-45', /in the Code again since September 29, 2026.*an older copy/],
    ['lgbt-national-help-center', /not day and night/],
    ['nami-helpline', /, and not a crisis line/],
    ['national-sexual-violence-resource-center', /Not a crisis line, and the number may/],
    ['legal-services-corporation', /no criminal defense/],
    ['student-press-law-center-hotline', /Do not write from a school email/],
    ['equal-rights-advocates', /2024 rule, which no longer counts/],
    ['know-your-ix', /2020 rule/],
    ['title-ix-for-all', /have to pay/],
    ['office-on-violence-against-women', /could not confirm/],
    ['cyber-civil-rights-initiative-safety-center', /no one answers/],
    ['cornell-34-cfr-106-45', /“Grievance process for formal complaints of sexual harassment”/],
  ])('%s says so', (slug, caution) => {
    expect(bySlug(slug).description).toMatch(caution)
  })

  it('gives no hours of a line whose hours are unconfirmed', () => {
    expect(bySlug('trans-lifeline').description).not.toMatch(/\d|weekday|a\.m\./)
  })

  it('offers Crisis Text Line by text only', () => {
    expect(contactWays(bySlug('crisis-text-line').phone).map(({ kind }) => kind)).toEqual(['text'])
  })

  it('gives no number where none was confirmed', () => {
    const silent = ['families-advocating-for-campus-equality', 'office-on-violence-against-women']
    expect(silent.map((slug) => bySlug(slug).phone)).toEqual([null, null])
  })
})

describe('the crisis lines', () => {
  it('are the same organisations with the same numbers, in their fixed order', () => {
    expect(crisisLines.map(({ name }) => name)).toEqual([
      'Emergency services (911)',
      '988 Suicide & Crisis Lifeline',
      'Crisis Text Line',
      'RAINN National Sexual Assault Hotline',
      'National Domestic Violence Hotline',
    ])
    for (const { slug, name, phone, url } of crisisLines) {
      expect(bySlug(slug)).toMatchObject({ title: name, phone, url })
    }
  })

  it('open the right numbers', () => {
    expect(crisisLines.map(({ ways }) => ways.map(({ href }) => href))).toEqual([
      ['tel:911'],
      ['tel:988', 'sms:988'],
      ['sms:741741?&body=HOME'],
      ['tel:+18006564673', 'sms:64673?&body=HOPE'],
      ['tel:+18007997233', 'sms:88788?&body=START'],
    ])
  })

  it('say when to use them at a reading grade of at most 8', () => {
    for (const { when } of crisisLines) expect(readingGrade(when)).toBeLessThanOrEqual(8)
  })
})

describe('the four essential resources', () => {
  it('are advocacy, legal, advocacy and an educational video, one for each side', () => {
    expect(essentialResources.map(({ category }) => category)).toEqual([
      'advocacy',
      'legal',
      'advocacy',
      'educational',
    ])
    expect(essentialResources.map(({ audience }) => audience)).toEqual([
      'complainant',
      'both',
      'respondent',
      'both',
    ])
    expect(contentTypesOf(bySlug(essentialResources[3]?.slug ?? ''))).toEqual(['videos'])
  })

  it('are those of the directory, word for word, and lead to plain web addresses', () => {
    for (const essential of essentialResources) {
      expect(bySlug(essential.slug)).toMatchObject(essential)
      expect(safeUrl(essential.url)).toBe(essential.url)
    }
  })
})
