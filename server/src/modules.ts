import type { ServerModule } from './context.ts';
import { accessModule } from './modules/access/module.ts';
import { accountModule } from './modules/account/module.ts';
import { archivesModule } from './modules/archives/module.ts';
import { casesModule } from './modules/cases/module.ts';
import { cbctModule } from './modules/cbct/module.ts';
import { cephModule } from './modules/ceph/module.ts';
import { certificationModule } from './modules/certification/module.ts';
import { commentsModule } from './modules/comments/module.ts';
import { communicationModule } from './modules/communication/module.ts';
import { creditsModule } from './modules/credits/module.ts';
import { demoModule, demoPeopleModule } from './modules/demo/module.ts';
import { exchangeModule } from './modules/exchange/module.ts';
import { filesModule } from './modules/files/module.ts';
import { implantsModule } from './modules/implants/module.ts';
import { integrationModule } from './modules/integration/module.ts';
import { messagingModule } from './modules/messaging/module.ts';
import { modelProcessModule } from './modules/model-process/module.ts';
import { photosModule } from './modules/photos/module.ts';
import { plansModule } from './modules/plans/module.ts';
import { presentationsModule } from './modules/presentations/module.ts';
import { platformModule } from './modules/platform/module.ts';
import { practicesModule } from './modules/practices/module.ts';
import { productionModule } from './modules/production/module.ts';
import { provisioningModule } from './modules/provisioning/module.ts';
import { systemModule } from './modules/system/module.ts';

/** What every other module builds on, with people who can log in: for tests of the infrastructure. */
export const foundationModules = (): ServerModule[] => [
  messagingModule,
  accessModule,
  accountModule,
  practicesModule,
  systemModule(),
  creditsModule,
  // Where files of settings lie; the rest of it is about cases.
  { name: filesModule.name, fills: filesModule.fills ?? [] },
  // Where licenses stand, which accounts tell; the rest of it is about their papers.
  { name: certificationModule.name, fills: certificationModule.fills ?? [] },
  demoPeopleModule,
];

/** The modules of the server, each above those that it builds on. */
export const serverModules = (): ServerModule[] => [
  messagingModule,
  accessModule,
  accountModule,
  practicesModule,
  systemModule(),
  creditsModule,
  filesModule,
  certificationModule,
  casesModule,
  photosModule,
  cbctModule,
  communicationModule,
  cephModule,
  implantsModule,
  archivesModule,
  plansModule,
  commentsModule,
  presentationsModule,
  productionModule,
  modelProcessModule,
  exchangeModule,
  integrationModule,
  platformModule,
  provisioningModule,
  demoModule,
];
