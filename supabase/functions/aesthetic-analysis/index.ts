import facts from '../_shared/facts.json' with { type: 'json' }
import type { Facts } from '@clinic/assistant/knowledge'
import { serve } from '../_shared/serve.ts'
import { createHandler } from './handler.ts'

serve((backend) => createHandler(backend, facts as Facts))
