/**
 * How the registry comes on a chain: one transaction to the CREATE2 factory that nearly every network has, so
 * that the same code with the same roles has the same address everywhere.
 */
import {
  type Address,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  stringToBytes,
} from 'viem'
import { registryAbi } from '../abi/registry.ts'
import { registryBytecode } from '../abi/registryBytecode.ts'

/** The deterministic deployment proxy: takes a salt and creation code. Anvil has it from the start. */
export const CREATE2_FACTORY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** Another registry of the same code and roles would need another salt. */
const SALT: Hex = keccak256(stringToBytes('title-ix-hub/registry/1'))

/** Who holds the two roles first; the zero address for nobody ever. */
export interface RegistryRoles {
  verifier: Address
  curator: Address
}

export interface RegistryDeployment {
  /** Where the registry will be, or is already if this address has code. */
  address: Address
  /** The transaction that makes it: anybody may send it; sent again, it fails and changes nothing. */
  to: Address
  data: Hex
}

/** The transaction that deploys the registry with these roles, and the address that it gets. */
export function registryDeployment({ verifier, curator }: RegistryRoles): RegistryDeployment {
  const creation = encodeDeployData({
    abi: registryAbi,
    bytecode: registryBytecode,
    args: [verifier, curator],
  })
  const address = getContractAddress({
    opcode: 'CREATE2',
    from: CREATE2_FACTORY,
    salt: SALT,
    bytecode: creation,
  })
  return { address, to: CREATE2_FACTORY, data: `${SALT}${creation.slice(2)}` }
}
