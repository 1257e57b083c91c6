import type { OpenAICompatibleProvider } from '@ai-sdk/openai-compatible'
import type { ModelConfig } from '../config.ts'

type Model = ReturnType<OpenAICompatibleProvider>
/** What a model is sent: its instructions, and the turns of a conversation. */
export type ModelPrompt = Parameters<Model['doStream']>[0]['prompt']

/** The configured model. Its library is loaded at the first use, since most hubs have none. */
export async function openModel({ apiKey, baseUrl, name }: ModelConfig): Promise<Model> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
  })
  return provider(name)
}
