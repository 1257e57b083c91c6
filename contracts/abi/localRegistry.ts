// Generated from the contract by `npm run -w contracts generate`: do not edit.
/** The registry on a local chain, whose first account has both roles. */
export const localRegistry = {
  address: '0xC77bD10b0453e1895632153b50881C24dBEa3C15',
  verifier: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  curator: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
} as const
