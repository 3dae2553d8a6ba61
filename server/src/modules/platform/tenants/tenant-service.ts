import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Branding, TenantSummary } from '@archway/contracts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { serverFolder } from '../../../paths.ts';
import { STABLE } from '../pins/channels.ts';
import { DEFAULT_TENANT, defaultBranding } from './default-branding.ts';
import * as repository from './tenant-repository.ts';

/** One of the server's own pictures, a PNG. */
export const picture = (name: string): Promise<Buffer> => readFile(join(serverFolder, 'assets', 'brand', name));

/** Whose name a page was opened under, and which pins it loads. */
export interface Place {
  readonly tenant: string;
  readonly channel: string;
}

export interface TenantService {
  placeOf(host: string): Promise<Place>;
  branding(host: string): Promise<Branding>;
  /** A PNG. */
  logo(host: string): Promise<Buffer>;
  list(): Promise<TenantSummary[]>;
}

export function tenantService(db: Database): TenantService {
  const placeOf = async (host: string): Promise<Place> =>
    (await repository.findHost(db, host.toLowerCase())) ?? { tenant: DEFAULT_TENANT, channel: STABLE };

  return {
    placeOf,
    branding: async (host) => (await repository.findBranding(db, (await placeOf(host)).tenant)) ?? defaultBranding,
    logo: async (host) => (await repository.findLogo(db, (await placeOf(host)).tenant)) ?? picture('archway.png'),

    list: async () => {
      const known = await repository.listTenants(db);
      const hosts = await repository.listHosts(db);
      const all = known.some(({ name }) => name === DEFAULT_TENANT)
        ? known
        : [{ name: DEFAULT_TENANT, branding: defaultBranding }, ...known];
      return all.map(({ name, branding }) => {
        const own = hosts.filter(({ tenant }) => tenant === name);
        const channel = name === DEFAULT_TENANT ? STABLE : (own[0]?.channel ?? `tenant:${name}`);
        return { name, title: branding.pageTitle, hosts: own.map(({ host }) => host), channel };
      });
    },
  };
}
