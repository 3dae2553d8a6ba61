import type { ServerModule } from '../../context.ts';
import { seedPractices } from './seed.ts';

export const practicesModule: ServerModule = {
  name: 'practices',
  seed: ({ db }) => seedPractices(db),
};
