/** What files write in the notations of programs, as a reader says it. One time or place has one wording. */
import { monthNames } from '../deadlines/civilDate.ts'

/** '2026-03-02T14:05:00Z', '2026:03:02 14:05:00' or 'D:20260302140500-06'00'', also without their last parts. */
const TIME =
  /^(?:D:)?(?<year>\d{4})(?:[-:]?(?<month>\d\d)(?:[-:]?(?<day>\d\d)(?:[T ]?(?<hour>\d\d):?(?<minute>\d\d)?[\d:.]*)?)?)?(?<zone>(?:Z|[+-]\d).*)?$/

/** "March 2, 2026, 14:05", with "UTC" where the time says that it is; words that are no such time stay. */
export function timeWords(value: string): string {
  const { year, month, day, hour, minute = '00', zone } = TIME.exec(value)?.groups ?? {}
  if (!year) return value
  if (!month) return year
  const name = monthNames[Number(month) - 1]
  if (!name) return value
  if (!day) return `${name} ${year}`
  const date = `${name} ${Number(day)}, ${year}`
  if (!hour) return date
  const isUniversal = zone !== undefined && /^(?:Z|[+-]00(?!:?'?0?[1-9]))/.test(zone)
  return `${date}, ${hour}:${minute}${isUniversal ? ' UTC' : ''}`
}

/** "41.8820° north, 87.6230° west" for degrees and the first letter of each side; '' where they are no place. */
export function placeWords(
  latitude: { degrees: number; side: string },
  longitude: { degrees: number; side: string },
): string {
  if (!(latitude.degrees <= 90 && longitude.degrees <= 180)) return ''
  return [latitude, longitude]
    .map(({ degrees, side }) =>
      `${degrees.toFixed(4)}° ${SIDES[side.toUpperCase()] ?? side}`.trim(),
    )
    .join(', ')
}

const SIDES: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' }
