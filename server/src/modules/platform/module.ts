import { endpoints } from '@archway/contracts';
import type { AppContext, ServerModule } from '../../context.ts';
import { fromSource, rootFolder } from '../../paths.ts';
import { operatorOf } from '../access/api.ts';
import { actorOf } from './actor.ts';
import { importBundled } from './bundled/import-bundled.ts';
import { deployService } from './deploy/deploy-service.ts';
import { tidyDeploys } from './deploy/tidy-deploys.ts';
import { doctor as openDoctor } from './doctor/doctor-service.ts';
import { onWire } from './doctor/finding.ts';
import { menuRoutes } from './menus/menu-routes.ts';
import { pinService } from './pins/pin-service.ts';
import { pinnableVersions } from './pins/pinnable-versions.ts';
import { Registry } from './registry.ts';
import * as schema from './schema.ts';
import { BuildBytes } from './shell/build-bytes.ts';
import { serveBranding } from './shell/serve-branding.ts';
import { serveBuilds } from './shell/serve-builds.ts';
import { servePage } from './shell/serve-page.ts';
import { shellList } from './shell/shell-service.ts';
import { remoteStatuses } from './status/status-service.ts';
import { saveTenant, tenantDetail } from './tenants/operate.ts';
import { tenantService } from './tenants/tenant-service.ts';

/** The registry of remotes: what is deployed, what is live, and the page that is composed from it. */
export const platformModule: ServerModule = {
  name: 'platform',
  schema,
  permissions: ['platform:remote:list', 'platform:remote:pin', 'platform:tenant', 'platform:menu'],

  prepare: async (context) => {
    // Tests and development from source have no installation to take builds from.
    if (!fromSource) await importBundled(context, new Registry(context.db), rootFolder);
  },

  routes(context, handle) {
    const { db, config } = context;
    const registry = new Registry(db);
    const doctor = openDoctor(registry);
    const deploys = deployService(context, registry, doctor);
    const pins = pinService(context, registry);
    const tenants = tenantService(db);
    const { platform } = endpoints;

    handle(platform.remotes, async ({ query, request }) =>
      shellList(registry, query.channel ?? (await tenants.placeOf(request.hostname)).channel),
    );
    menuRoutes(context, handle, registry, tenants);
    handle(platform.status, () => remoteStatuses(db, registry, doctor));
    handle(platform.tenants, () => tenants.list());
    handle(platform.tenantDetail, ({ params }) => tenantDetail(db, params.name));
    handle(platform.addTenant, async ({ body, user, request }) => {
      await saveTenant(context, body, true, operatorOf(user, request));
      return null;
    });
    handle(platform.editTenant, async ({ body, user, request }) => {
      await saveTenant(context, body, false, operatorOf(user, request));
      return null;
    });
    handle(platform.doctor, async ({ body }) => ({
      findings: (body.record ? await doctor.build(body.record, body.channel) : await doctor.live(body.channel)).map(
        onWire,
      ),
    }));

    handle(platform.beginDeploy, ({ params, body, user, request, lang }) =>
      deploys.begin(
        { name: params.name, announced: body.record, files: body.files },
        actorOf(user, request, config),
        lang,
      ),
    );
    handle(platform.uploadFile, async ({ params, body }) => {
      await deploys.upload(params.name, params.version, body.file, Buffer.from(body.base64, 'base64'));
      return null;
    });
    handle(platform.finishDeploy, ({ params, lang }) => deploys.finish(params.name, params.version, lang));

    handle(platform.pin, ({ params, body, user, request, lang }) =>
      pins.pin(
        [{ name: params.name, version: body.version }, ...body.together],
        body.channel,
        actorOf(user, request, config),
        lang,
      ),
    );
    handle(platform.rollback, ({ params, body, user, request, lang }) =>
      pins.rollback(params.name, body.channel, actorOf(user, request, config), lang),
    );
    handle(platform.unpin, ({ params, query, user, request, lang }) =>
      pins.unpin(params.name, query.channel, actorOf(user, request, config), lang),
    );
    handle(platform.withdraw, ({ params, body, user, request }) =>
      pins.withdraw(params.name, body.channel, actorOf(user, request, config)),
    );
    handle(platform.versions, ({ params, query }) => pinnableVersions(db, registry, params.name, query.channel));
  },

  raw(app, { db, store }: AppContext) {
    const registry = new Registry(db);
    const bytes = new BuildBytes(store);
    const tenants = tenantService(db);
    serveBuilds(app, registry, bytes);
    serveBranding(app, tenants);
    servePage(app, registry, tenants, bytes);
  },

  tidy: (context) => tidyDeploys(context),
};
