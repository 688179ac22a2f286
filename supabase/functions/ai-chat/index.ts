import knowledge from '../_shared/knowledge.json' with { type: 'json' }
import type { Knowledge } from '@clinic/assistant/knowledge'
import { serve } from '../_shared/serve.ts'
import { createHandler } from './handler.ts'

serve((backend) => createHandler(backend, knowledge as Knowledge))
