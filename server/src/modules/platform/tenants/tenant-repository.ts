import { eq } from 'drizzle-orm';
import type { Branding } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { tenantHosts, tenants } from '../schema.ts';

export interface HostRow {
  readonly host: string;
  readonly tenant: string;
  readonly channel: string;
}

export async function findHost(db: Querier, host: string): Promise<HostRow | undefined> {
  const [row] = await db.select().from(tenantHosts).where(eq(tenantHosts.host, host));
  return row;
}

export async function findBranding(db: Querier, tenant: string): Promise<Branding | undefined> {
  const [row] = await db.select({ branding: tenants.branding }).from(tenants).where(eq(tenants.name, tenant));
  return row?.branding;
}

export async function findLogo(db: Querier, tenant: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ logo: tenants.logo }).from(tenants).where(eq(tenants.name, tenant));
  return row?.logo;
}

export const listTenants = (db: Querier): Promise<{ name: string; branding: Branding }[]> =>
  db.select({ name: tenants.name, branding: tenants.branding }).from(tenants).orderBy(tenants.name);

export const listHosts = (db: Querier): Promise<HostRow[]> => db.select().from(tenantHosts).orderBy(tenantHosts.host);

/** Keeps what stands: an operator may have changed it since. */
export async function addTenant(
  db: Querier,
  tenant: { name: string; branding: Branding; logo: Buffer },
): Promise<void> {
  await db.insert(tenants).values(tenant).onConflictDoNothing();
}

export async function addHost(db: Querier, host: HostRow): Promise<void> {
  await db.insert(tenantHosts).values(host).onConflictDoNothing();
}
