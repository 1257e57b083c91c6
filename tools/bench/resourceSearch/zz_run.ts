import { benchResourceSearch } from './run.ts'
console.table(await benchResourceSearch())
