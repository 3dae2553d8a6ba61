import type { TenantEntry } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import {
  type TenantFacts,
  assertContrast,
  assertHostsFree,
  logoOf,
  ownChannel,
  tenantChanges,
  tenantNamed,
  writeTenant,
} from '../platform/api.ts';
import { type Findings, type Problem, type Step, repeated } from './step.ts';

type Said = Partial<TenantFacts> & { readonly logo?: Buffer };

/** What an entry says, without its picture. */
const factsOf = ({
  name,
  hosts,
  logo: _logo,
  sloganZh,
  sloganEn,
  serviceContact,
  ...said
}: TenantEntry): Partial<TenantFacts> => {
  const named = hosts?.map((host) => (typeof host === 'string' ? { host, channel: ownChannel(name) } : host));
  const words = {
    ...(sloganZh !== undefined && { sloganZh: sloganZh ?? '' }),
    ...(sloganEn !== undefined && { sloganEn: sloganEn ?? '' }),
    ...(serviceContact !== undefined && { serviceContact: serviceContact ?? '' }),
  };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { ...given, ...words, ...(named && { hosts: named }) };
};

export async function examineTenants(db: Querier, entries: readonly TenantEntry[]): Promise<Findings> {
  const problems: Problem[] = [
    ...repeated('tenants', entries, ({ name }) => name, 'name'),
    ...repeated('tenants', entries.flatMap(hostNames), (host) => host.name, 'hosts').map((problem) => ({
      ...problem,
      path: entries.flatMap(hostNames)[Number(problem.path[1])]?.path ?? problem.path,
    })),
  ];
  const steps: Step[] = [];
  for (const [at, entry] of entries.entries()) {
    const facts = factsOf(entry);
    const tried = async (path: readonly string[], look: () => Promise<void> | void): Promise<void> => {
      try {
        await look();
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        problems.push({ path: ['tenants', at, ...path], error: refusal.errorName, values: refusal.values });
      }
    };
    const { primaryColor, iconColor, loginColor } = facts;
    await tried(['primaryColor'], () => assertContrast({ ...(primaryColor && { primaryColor }) }));
    await tried(['iconColor'], () => assertContrast({ ...(iconColor && { iconColor }) }));
    await tried(['loginColor'], () => assertContrast({ ...(loginColor && { loginColor }) }));
    await tried(['hosts'], () => assertHostsFree(db, entry.name, facts.hosts ?? []));
    let said: Said = facts;
    await tried(['logo'], () => {
      if (entry.logo !== undefined) said = { ...facts, logo: logoOf(entry.logo) };
    });
    const known = await tenantNamed(db, entry.name);
    const fields = tenantChanges(known, entry.name, said);
    if (known && fields.length === 0) continue;
    steps.push({
      change: { kind: 'tenant', name: entry.name, action: known ? 'change' : 'add', fields },
      run: ({ tx, by }) => writeTenant(tx, entry.name, said, by),
    });
  }
  return { problems, steps };
}

const hostNames = ({ hosts = [] }: TenantEntry, at: number) =>
  hosts.map((host, index) => ({
    name: typeof host === 'string' ? host : host.host,
    path: ['tenants', at, 'hosts', index],
  }));
