import type { ServerModule } from './context.ts';
import { accessModule } from './modules/access/routes.ts';
import { accountModule } from './modules/account/module.ts';
import { casesModule } from './modules/cases/module.ts';
import { cbctModule } from './modules/cbct/module.ts';
import { filesModule } from './modules/files/module.ts';
import { photosModule } from './modules/photos/module.ts';
import { plansModule } from './modules/plans/module.ts';
import { platformModule } from './modules/platform/module.ts';
import { practicesModule } from './modules/practices/module.ts';
import { productionModule } from './modules/production/module.ts';
import { systemModule } from './modules/system/module.ts';

/** What every other module builds on. */
export const foundationModules = (): ServerModule[] => [accessModule, practicesModule, systemModule()];

/** The modules of the server, in the order in which they are seeded. */
export const serverModules = (): ServerModule[] => [
  ...foundationModules(),
  accountModule,
  casesModule,
  photosModule,
  cbctModule,
  filesModule,
  plansModule,
  productionModule,
  platformModule,
];
