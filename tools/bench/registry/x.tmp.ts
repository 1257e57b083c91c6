import { benchRegistryGas } from './gas.ts'

for (const r of await benchRegistryGas())
  console.log(`| ${r.goal} | ${r.what} | ${r.figure} | ${r.ratio} | ${r.wanted} |`)
process.exit()
