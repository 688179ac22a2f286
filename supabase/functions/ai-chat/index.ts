import knowledge from '../_shared/knowledge.json' with { type: 'json' }
import type { Knowledge } from '../_shared/knowledge.ts'
import { serve } from '../_shared/serve.ts'
import { createHandler } from './handler.ts'

serve((backend) => createHandler(backend, knowledge as Knowledge))
