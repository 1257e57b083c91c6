/** What the chat takes of the assistant. Loaded by `loadAssistant`, never at the start. */
export { answer, withLetterRead } from '@hub/core/assistant/answer'
export { findCrisis } from '@hub/core/assistant/crisis/findCrisis'
export { withoutCrises } from '@hub/core/assistant/crisis/withoutCrises'
export { instructionsFor } from '@hub/core/assistant/instructions'
export { quickResponse } from '@hub/core/assistant/quickResponse'
export { withMessageHeard } from '@hub/core/assistant/understand/hear'
export { retrieve } from '@hub/core/retrieval/retrieve'
