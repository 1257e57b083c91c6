import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exifOf, jpegOf, tellingJpeg, tellingPng } from '../fixtures/pictures.ts'
import { joined, latin } from '../joined.ts'
import type { Trace } from '../trace.ts'
import { TraceList } from '../traceList.ts'
import { cleanJp2 } from './cleanJp2.ts'
import { cleanJpeg } from './cleanJpeg.ts'
import { cleanPng } from './cleanPng.ts'

const marker = 'Jane Q Marker'
const ofKind = (traces: TraceList, kind: Trace['kind']) =>
  traces.removed().find((trace) => trace.kind === kind)

describe('a JPEG', () => {
  it('loses the camera data, data sheets, remarks and what stands behind its end', () => {
    const traces = new TraceList()
    const clean = cleanJpeg(tellingJpeg(marker), traces, { turns: false })
    expect(clean).toEqual(jpegOf())
    expect(latin(tellingJpeg(marker))).toContain(marker)
    expect(traces.removed().map(({ kind }) => kind)).toEqual([
      'author',
      'picture',
      'place',
      'leftovers',
    ])
  })

  it('tells who took it, and where, in numbers that a map understands', () => {
    const traces = new TraceList()
    cleanJpeg(tellingJpeg(marker), traces, { turns: false })
    expect(ofKind(traces, 'author')?.values).toEqual([marker])
    expect(ofKind(traces, 'place')?.values).toEqual(['41.8820° north, 87.6230° west'])
  })

  it('keeps which way up it is where its viewers turn it, and nothing else of that data', () => {
    const turned = cleanJpeg(tellingJpeg(marker, 6), new TraceList(), { turns: true })
    expect(latin(turned ?? new Uint8Array())).not.toContain(marker)
    const traces = new TraceList()
    const again = cleanJpeg(turned ?? new Uint8Array(), traces, { turns: true })
    expect(again).toEqual(turned)
    expect(traces.removed()).toEqual([])
    expect(turned?.length).toBe(jpegOf().length + 36)
  })

  it('keeps its colours: the profile, and how Adobe coded them', () => {
    const profile = joined([Uint8Array.of(0xff, 0xe2, 0, 18), strToU8('ICC_PROFILE\0abcd')])
    const adobe = joined([Uint8Array.of(0xff, 0xee, 0, 14), strToU8('Adobe\0d\0\0\0\0\x01')])
    const picture = jpegOf([profile, adobe])
    const traces = new TraceList()
    expect(cleanJpeg(picture, traces, { turns: false })).toEqual(picture)
    expect(traces.removed()).toEqual([])
  })

  it('is refused where it is cut short, and never read beyond its end', () => {
    const whole = tellingJpeg(marker)
    const end = whole.length - `a film behind the picture ${marker}`.length
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end - 1 }), (length) => {
        expect(cleanJpeg(whole.subarray(0, length), new TraceList(), { turns: true })).toBeNull()
      }),
    )
  })

  it('may hold any bytes as camera data', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (noise, isLittle) => {
        const exif = exifOf({ artist: marker })
        exif.set(noise.subarray(0, exif.length - 8), 8)
        if (isLittle) exif.set([0x49, 0x49], 0)
        const content = joined([strToU8('Exif\0\0'), exif])
        const length = content.length + 2
        const segment = joined([Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), content])
        expect(cleanJpeg(jpegOf([segment]), new TraceList(), { turns: false })).toEqual(jpegOf())
      }),
    )
  })
})

describe('a PNG', () => {
  it('loses its remarks, camera data, time and private chunks', () => {
    const traces = new TraceList()
    const clean = cleanPng(tellingPng(marker), traces) ?? new Uint8Array()
    expect(latin(clean)).not.toContain(marker)
    expect(latin(clean).match(/IHDR|pHYs|IDAT|IEND/g)).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND'])
    expect(traces.removed().map(({ kind }) => kind)).toEqual([
      'author',
      'dates',
      'picture',
      'place',
      'leftovers',
    ])
    const again = new TraceList()
    expect(cleanPng(clean, again)).toEqual(clean)
    expect(again.removed()).toEqual([])
  })

  it('is refused where it is cut short', () => {
    const whole = tellingPng(marker)
    const end = whole.length - `behind the end ${marker}`.length
    fc.assert(
      fc.property(fc.integer({ min: 0, max: end - 1 }), (length) => {
        expect(cleanPng(whole.subarray(0, length), new TraceList())).toBeNull()
      }),
    )
  })
})

describe('a JPEG 2000', () => {
  const box = (name: string, content: string) =>
    joined([Uint8Array.of(0, 0, 0, content.length + 8), strToU8(name + content)])

  it('loses its data sheets', () => {
    const plain = joined([
      box('jP  ', '\r\n'),
      box('ftyp', 'jp2 '),
      box('jp2h', 'x'),
      box('jp2c', 'y'),
    ])
    const telling = joined([
      plain.subarray(0, 22),
      box('xml ', marker),
      box('uuid', marker),
      plain.subarray(22),
    ])
    const traces = new TraceList()
    expect(cleanJp2(telling, traces)).toEqual(plain)
    expect(traces.removed()).toEqual([{ kind: 'picture', stays: false, values: [], count: 2 }])
  })

  it('is not touched where it holds boxes that are not known', () => {
    expect(cleanJp2(joined([box('jP  ', ''), box('ftbl', '')]), new TraceList())).toBeNull()
  })
})
