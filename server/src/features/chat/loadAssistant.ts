/**
 * The assistant's code: its thousands of patterns are not made before the server listens. The server asks for it
 * soon after (`warmAssistant`), so that nobody's question waits.
 */
export const loadAssistant = () => import('./assistant.ts')
