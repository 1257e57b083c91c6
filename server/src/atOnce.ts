import type { Config } from './config.ts'
import { isLoopback } from './settings.ts'

/** Whether reviews appear as soon as they are sent: on a hub that only this machine can reach, where nobody else writes. */
export function publishesAtOnce({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && publicUrl === null
}
