import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function inZone(zone: string, createdAt: string): Promise<string> {
  vi.stubEnv('TZ', zone)
  vi.resetModules()
  const { reviewDate } = await import('./reviewDate.ts')
  return reviewDate(createdAt)
}

test('writes the day as MMM d, yyyy without a leading zero', async () => {
  expect(await inZone('America/Chicago', '2026-10-02T12:00:00.000Z')).toBe('Oct 2, 2026')
  expect(await inZone('America/Chicago', '2026-09-14T12:00:00.000Z')).toBe('Sep 14, 2026')
})

test.each(['Pacific/Kiritimati', 'Pacific/Honolulu', 'America/Chicago'])(
  'shows the stored day to a reader in %s',
  async (zone) => {
    expect(await inZone(zone, '2026-01-01T12:00:00.000Z')).toBe('Jan 1, 2026')
  },
)
