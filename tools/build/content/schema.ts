/** What facts of several kinds share. */
import { z } from 'zod'

export const text = z.string().refine((words) => words.trim() !== '', 'has no words')

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11')
