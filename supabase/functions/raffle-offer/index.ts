import facts from '../_shared/facts.json' with { type: 'json' }
import { serve } from '../_shared/serve.ts'
import type { Facts } from '../_shared/knowledge.ts'
import { createHandler } from './handler.ts'

serve((backend) => createHandler(backend, facts as Facts))
