import { and, eq, notInArray } from 'drizzle-orm';
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

export interface TenantRow {
  readonly name: string;
  readonly branding: Branding;
  readonly logo: Buffer;
}

export async function findTenant(db: Querier, name: string): Promise<(TenantRow & { hosts: HostRow[] }) | null> {
  const [row] = await db.select().from(tenants).where(eq(tenants.name, name));
  if (!row) return null;
  const hosts = await db.select().from(tenantHosts).where(eq(tenantHosts.tenant, name)).orderBy(tenantHosts.host);
  return { name, branding: row.branding, logo: row.logo, hosts };
}

export const changeTenant = (db: Querier, { name, branding, logo }: TenantRow): Promise<unknown> =>
  db.update(tenants).set({ branding, logo }).where(eq(tenants.name, name));

/** Makes these the names of a tenant, and no others. */
export async function replaceHosts(
  db: Querier,
  tenant: string,
  hosts: readonly Omit<HostRow, 'tenant'>[],
): Promise<void> {
  const names = hosts.map(({ host }) => host);
  await db.delete(tenantHosts).where(and(eq(tenantHosts.tenant, tenant), notInArray(tenantHosts.host, names)));
  for (const { host, channel } of hosts)
    await db
      .insert(tenantHosts)
      .values({ host, tenant, channel })
      .onConflictDoUpdate({ target: tenantHosts.host, set: { channel }, setWhere: eq(tenantHosts.tenant, tenant) });
}

/** Keeps what stands: an operator may have changed it since. */
export async function addTenant(db: Querier, tenant: TenantRow): Promise<void> {
  await db.insert(tenants).values(tenant).onConflictDoNothing();
}

export async function addHost(db: Querier, host: HostRow): Promise<void> {
  await db.insert(tenantHosts).values(host).onConflictDoNothing();
}
