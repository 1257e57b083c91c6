// One module, so that the check is one piece of code, fetched once somebody types.
export { applyReplacement } from '@hub/core/privacy/applyReplacement'
export { findIdentifyingDetails } from '@hub/core/privacy/findIdentifyingDetails'
