import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eventParser } from './eventStream.ts'

test('reads the name and the data of each event', () => {
  const read = eventParser()
  expect(read('event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {}\n\n')).toEqual([
    { name: 'delta', data: '{"text":"a"}' },
    { name: 'done', data: '{}' },
  ])
})

test('holds an event back until its empty line has come', () => {
  const read = eventParser()
  expect(read('event: delta\ndata: one')).toEqual([])
  expect(read(' two\n')).toEqual([])
  expect(read('\n')).toEqual([{ name: 'delta', data: 'one two' }])
})

test('leaves out comments, unknown fields and events without data', () => {
  const read = eventParser()
  expect(read(': beat\n\nid: 7\nretry: 10\nevent: x\n\n\ndata: y\n\n')).toEqual([
    { name: 'message', data: 'y' },
  ])
})

test('joins several lines of data, and takes away one space only', () => {
  expect(eventParser()('data:  a\ndata:b\ndata\n\n')).toEqual([
    { name: 'message', data: ' a\nb\n' },
  ])
})

test('never gives an event that was cut off', () => {
  expect(eventParser()('event: delta\ndata: {"text":"half')).toEqual([])
})

test('gives the same events wherever the network cuts, with any line ends', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', ':', '{', 'é'), maxLength: 6 })
  const event = fc.record({
    name: fc.constantFrom('delta', 'done'),
    data: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 4 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat(200), { maxLength: 8 }),
      (events, end, cuts) => {
        const text = events
          .map(({ name, data }) =>
            [`event: ${name}`, ...data.map((words) => `data: ${words}`), '', ''].join(end),
          )
          .join('')
        const places = [0, ...cuts.filter((cut) => cut < text.length), text.length]
        places.sort((a, b) => a - b)
        const read = eventParser()
        const got = places.slice(1).flatMap((to, at) => read(text.slice(places[at], to)))
        // With "\r" alone the last one may still be half of a line's end.
        got.push(...read('\n'))
        expect(got).toEqual(events.map(({ name, data }) => ({ name, data: data.join('\n') })))
      },
    ),
  )
})
