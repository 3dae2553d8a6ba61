import type { ServerModule } from '../../context.ts';
import { DELIVERY_RETRIES, deliver, giveUpLost } from './deliver.ts';
import { channelsOfFolder, enginesOf } from './engines.ts';
import { outboxFolder, tidyFolder } from './engines/folder-engine.ts';
import { dropOldMessages } from './repository.ts';
import { messagingRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { DELIVERY_QUEUE, type DeliveryJob } from './send.ts';

/** What leaves by mail and SMS. */
export const messagingModule: ServerModule = {
  name: 'messaging',
  schema,
  permissions: ['platform:outbox'],
  routes: messagingRoutes,
  async jobs(context) {
    const { db, jobs, config, log } = context;
    const engines = enginesOf(context);
    const folder = channelsOfFolder(context);
    if (!config.loopback && folder.length > 0)
      log.warn({ channels: folder }, 'messages go to the outbox folder only: nobody receives them');
    await jobs.work<DeliveryJob>(
      DELIVERY_QUEUE,
      {
        concurrency: 2,
        retries: DELIVERY_RETRIES,
        timeoutSeconds: 60,
        givenUp: (data) => giveUpLost(db, data),
      },
      (job) => deliver(db, engines, job),
    );
  },
  tidy: async ({ db, config }) => {
    await dropOldMessages(db);
    await tidyFolder(outboxFolder(config.dataFolder));
  },
};
