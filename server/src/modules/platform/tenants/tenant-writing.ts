import { type Operator, recordSecurityEvent } from '../../access/api.ts';
import { Refusal } from '../../../context.ts';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { DEFAULT_TENANT, defaultBranding } from './default-branding.ts';
import { type KnownTenant, type TenantFacts, brandingOf, tenantChanges } from './tenant-facts.ts';
import { addTenant, changeTenant, findHost, findTenant, replaceHosts } from './tenant-repository.ts';
import { picture } from './tenant-service.ts';

/** A tenant with its names; the platform itself is one, also before anybody has changed its look. */
export async function tenantNamed(db: Querier, name: string): Promise<KnownTenant | null> {
  const found = await findTenant(db, name);
  if (found) return found;
  if (name !== DEFAULT_TENANT) return null;
  return { name, branding: defaultBranding, hosts: [], logo: await picture('archway.png') };
}

/** @throws Refusal `hostTaken` where a name leads to another tenant */
export async function assertHostsFree(db: Querier, name: string, hosts: TenantFacts['hosts']): Promise<void> {
  for (const { host } of hosts) {
    const other = await findHost(db, host);
    if (other && other.tenant !== name) throw new Refusal('hostTaken', { host, tenant: other.tenant });
  }
}

/**
 * Makes a tenant what is said, or makes it; pages show it at their next load. A picture that nobody gives is the
 * platform's. @returns whether anything was changed
 */
export async function writeTenant(
  tx: Transaction,
  name: string,
  { logo, ...said }: Partial<TenantFacts> & { readonly logo?: Buffer },
  by: Operator,
): Promise<boolean> {
  const known = await tenantNamed(tx, name);
  if (known && tenantChanges(known, name, { ...said, ...(logo && { logo }) }).length === 0) return false;
  const row = {
    name,
    branding: brandingOf(name, known?.branding ?? null, said),
    logo: logo ?? known?.logo ?? (await picture('archway.png')),
  };
  await addTenant(tx, row);
  await changeTenant(tx, row);
  if (said.hosts) await replaceHosts(tx, name, said.hosts);
  const { userId, visitor } = by;
  await recordSecurityEvent(tx, { type: known ? 'tenantChanged' : 'tenantMade', userId, visitor, values: { name } });
  return true;
}
