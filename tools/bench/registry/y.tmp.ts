import { startBenchChain } from './chain.ts'
import { readCompiled } from '@hub/contracts/tools/compile'
import { encodeFunctionData } from 'viem'
import { review, reviewKinds, SCHOOL } from './writes.ts'
const c = await startBenchChain()
try {
const n = await readCompiled('Registry.sol/Registry.json', new URL(process.argv[2] ?? '../../../.build/contracts/out/', import.meta.url))
const r = await c.deploy(n, [c.account, c.account])
const go = async (name: string, args: any) => Number((await c.send(r.address, encodeFunctionData({ abi: n.abi, functionName: name, args }))).gasUsed)
await go('addSchool', SCHOOL)
const out = [`deploy ${r.gasUsed} size ${n.runtimeBytes}`]
for (const k of reviewKinds) { await go('postReview', review(k, 0)); let s = 0; for (let i = 1; i <= 16; i++) s += await go('postReview', review(k, i)); out.push(`${k} ${s / 16}`) }
for (const [name, args] of [['startConversation', ['Title IX Conversation 1']], ['sendMessage', [1n, 'user', '0x'+'12'.repeat(32)]]] as const) { let s = 0; await go(name, args); for (let i = 0; i < 16; i++) s += await go(name, args); out.push(`${name} ${s / 16}`) }
console.log(out.join(', '))
} finally { await c.stop() }
process.exit()
