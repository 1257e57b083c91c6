/**
 * The filter of system calls, as bubblewrap hands it to the kernel: a program for its classic packet filter
 * (seccomp), eight bytes for each instruction. What it names is refused; all else is allowed.
 */

/** Numbers by architecture: Linux's own for x86-64, and the generic table, which ARM has. */
const REFUSED: readonly [name: string, x64: number | null, arm64: number | null][] = [
  // A way to another machine or program. Its pipes to the server are open already.
  ['socket', 41, 198],
  ['connect', 42, 203],
  ['bind', 49, 200],
  ['listen', 50, 201],
  // Another process: to look into it, to signal it, to take its files, to make one.
  ['ptrace', 101, 117],
  ['process_vm_readv', 310, 270],
  ['process_vm_writev', 311, 271],
  ['kill', 62, 129],
  ['rt_sigqueueinfo', 129, 138],
  ['rt_tgsigqueueinfo', 297, 240],
  ['pidfd_send_signal', 424, 424],
  ['pidfd_open', 434, 434],
  ['pidfd_getfd', 438, 438],
  ['fork', 57, null],
  ['vfork', 58, null],
  // Another view of the files.
  ['mount', 165, 40],
  ['umount2', 166, 39],
  ['pivot_root', 155, 41],
  ['chroot', 161, 51],
  ['unshare', 272, 97],
  ['setns', 308, 268],
  ['open_tree', 428, 428],
  ['move_mount', 429, 429],
  ['fsopen', 430, 430],
  ['mount_setattr', 442, 442],
  ['open_by_handle_at', 304, 265],
  // Wide parts of the kernel that the reading of a file never needs.
  ['add_key', 248, 217],
  ['request_key', 249, 218],
  ['keyctl', 250, 219],
  ['bpf', 321, 280],
  ['perf_event_open', 298, 241],
  ['io_uring_setup', 425, 425],
  ['io_uring_enter', 426, 426],
  ['io_uring_register', 427, 427],
  ['userfaultfd', 323, 282],
  ['init_module', 175, 105],
  ['finit_module', 313, 273],
  ['kexec_load', 246, 104],
  ['kexec_file_load', 320, 294],
]

/** `AUDIT_ARCH_X86_64` and `AUDIT_ARCH_AARCH64`, with the numbers of `clone` there. */
const machines = {
  x64: { audit: 0xc000003e, clone: 56, column: 1 },
  arm64: { audit: 0xc00000b7, clone: 220, column: 2 },
} as const

const CLONE3 = 435
/** From here x86-64 counts calls of its 32-bit kind, which would pass the list by other numbers. */
const OTHER_NUMBERS = 0x40000000
const CLONE_THREAD = 0x10000

const LOAD = 0x20
const IF_EQUAL = 0x15
const IF_AT_LEAST = 0x35
const IF_ANY_BIT = 0x45
const ANSWER = 0x06

const END_PROCESS = 0x80000000
const ALLOW = 0x7fff0000
/** The call fails with EPERM. */
const REFUSE = 0x00050001
/** The call fails with ENOSYS, at which the C library takes `clone`, whose flags can be seen. */
const UNKNOWN = 0x00050026

/** @returns the program; null for a machine whose numbers of system calls are not known here */
export function systemCallFilter(architecture: string): Buffer | null {
  if (architecture !== 'x64' && architecture !== 'arm64') return null
  const { audit, clone, column } = machines[architecture]
  const numbers = REFUSED.map((call) => call[column]).filter((number) => number !== null)
  const program = [
    // The architecture lies at 4 of what the kernel shows, the call's number at 0, its first argument at 16.
    step(LOAD, 4),
    // Another architecture than this one ends the process; so do the other numbers.
    step(IF_EQUAL, audit, 1, 0),
    step(ANSWER, END_PROCESS),
    step(LOAD, 0),
    step(IF_AT_LEAST, OTHER_NUMBERS, 0, 1),
    step(ANSWER, END_PROCESS),
    // A call of the list goes to its refusal: over the rest of the list, and six steps behind it.
    ...numbers.map((number, at) => step(IF_EQUAL, number, numbers.length - at + 5, 0)),
    // `clone3` is unknown, and `clone` may make a thread and no process. Anything else is allowed.
    step(IF_EQUAL, CLONE3, 0, 1),
    step(ANSWER, UNKNOWN),
    step(IF_EQUAL, clone, 0, 2),
    step(LOAD, 16),
    step(IF_ANY_BIT, CLONE_THREAD, 0, 1),
    step(ANSWER, ALLOW),
    step(ANSWER, REFUSE),
  ]
  return Buffer.concat(program)
}

/** One instruction: what it does, how many steps are left out where its test holds and where not, its number. */
function step(code: number, value: number, whenTrue = 0, whenFalse = 0): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes[2] = whenTrue
  bytes[3] = whenFalse
  bytes.writeUInt32LE(value, 4)
  return bytes
}
