/**
 * A whole number with a comma between thousands: "1,234". Written out, since the first use of the browser's own
 * formatting loads its tables of languages: some 100 ms on a slow phone, in the middle of a first load.
 */
export function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
