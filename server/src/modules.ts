import type { ServerModule } from './context.ts';
import { accessModule } from './modules/access/routes.ts';
import { practicesModule } from './modules/practices/module.ts';
import { systemModule } from './modules/system/module.ts';

/** The modules of the server, in the order in which they are seeded. */
export const serverModules = (): ServerModule[] => [accessModule, practicesModule, systemModule()];
