import { satisfies, validRange } from 'semver';
import type { BuildRecord } from '@archway/contracts';
import { HOST } from './composition.ts';
import { type Finding, finding } from './finding.ts';

/** A package that must be one instance in the page comes from the host: what the remote requires must be what it has. */
export function checkSharedVersions(host: BuildRecord, remote: BuildRecord): Finding[] {
  const { name } = remote.manifest;
  return Object.entries(remote.shared).flatMap(([wanted, range]) => {
    const provided = host.shared[wanted];
    if (validRange(range) === null)
      return finding('error', [name], wanted, {
        zh: `版本范围 ${range} 无效`,
        en: `the range ${range} cannot be read`,
      });
    if (provided === undefined)
      return finding('error', [name, HOST], wanted, {
        zh: `需要 ${range}，但外壳不提供此包`,
        en: `needs ${range}, but the host does not provide this package`,
      });
    if (satisfies(provided, range, { includePrerelease: true })) return [];
    return finding('error', [name, HOST], wanted, {
      zh: `需要 ${range}，但外壳提供的是 ${provided}`,
      en: `needs ${range}, but the host has ${provided}`,
    });
  });
}
