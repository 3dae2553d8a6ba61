import type { Database } from '../../../infrastructure/database/database.ts';
import { DEFAULT_TENANT, addHost, addTenant, defaultBranding, picture } from '../../platform/api.ts';
import { demoCanaryHost, demoTenants } from './demo-tenants.ts';

/** The platform itself and a second tenant, each under its names. What stands is kept. */
export async function seedTenants(db: Database): Promise<void> {
  await addTenant(db, { name: DEFAULT_TENANT, branding: defaultBranding, logo: await picture('archway.png') });
  await addHost(db, { host: demoCanaryHost, tenant: DEFAULT_TENANT, channel: 'canary' });
  for (const { branding, logo, host, channel } of demoTenants) {
    await addTenant(db, { name: branding.tenant, branding, logo: await picture(logo) });
    await addHost(db, { host, tenant: branding.tenant, channel });
  }
}
