import { expect, it } from 'vitest'
import { noteDataSheet } from './dataSheet.ts'
import { TraceList } from './traceList.ts'

function toldBy(xmp: string, traces = new TraceList()) {
  noteDataSheet(xmp, traces)
  return Object.fromEntries(traces.removed().map(({ kind, values }) => [kind, values]))
}

it('tells a place once, whichever notation it is in', () => {
  const traces = new TraceList()
  traces.goes('place', '41.8820° north, 87.6230° west')
  const told = toldBy(
    '<rdf:Description exif:GPSLatitude="41,52.920000N" exif:GPSLongitude="87,37,22.8W"/><photoshop:City>Chicago</photoshop:City>',
    traces,
  )
  expect(told.place).toEqual(['41.8820° north, 87.6230° west', 'Chicago'])
})

it('tells that there is a place also where it cannot read it', () => {
  expect(toldBy('<exif:GPSLatitude>somewhere</exif:GPSLatitude>')).toMatchObject({ place: [] })
})

it('tells times in plain words, each once', () => {
  const xmp =
    '<xmp:CreateDate>2026-03-03T09:14:00Z</xmp:CreateDate><xmp:ModifyDate>2026-03-03T09:14:30Z</xmp:ModifyDate>'
  expect(toldBy(xmp).dates).toEqual(['March 3, 2026, 09:14 UTC'])
})
