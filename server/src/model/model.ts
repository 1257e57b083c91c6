import type { LanguageModel } from 'ai'
import type { ModelConfig } from '../config.ts'

/** The configured model. Its library is loaded at the first use, since most hubs have none. */
export async function openModel({ apiKey, baseUrl, name }: ModelConfig): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
  })
  return provider(name)
}
