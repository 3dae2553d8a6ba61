import { checkKeys, checkMenuTargets, checkRoutes } from './collisions.ts';
import { type Composition, HOST, remotesOf } from './composition.ts';
import { checkContractRange, checkEndpoints } from './contract-range.ts';
import { checkFacadeNames } from './facade-names.ts';
import { type Finding, finding, isError } from './finding.ts';
import { checkSharedVersions } from './shared-versions.ts';
import { checkModules } from './slot-modules.ts';

/** What the builds meet on the other side of the wire. */
export interface ServerFacts {
  readonly contractVersion: string;
  readonly endpoints: ReadonlySet<string>;
}

/** Everything that is wrong between the builds of a composition and this server, worst first. */
export function examine(composition: Composition, server: ServerFacts): Finding[] {
  const host = composition.get(HOST);
  const remotes = remotesOf(composition);
  const found = [
    ...[...composition.values()].flatMap((record) => [
      ...checkContractRange(record, server.contractVersion),
      ...checkEndpoints(record, server.endpoints),
      ...checkModules(record),
    ]),
    ...(host
      ? remotes.flatMap((remote) => [...checkSharedVersions(host, remote), ...checkFacadeNames(host, remote)])
      : []),
    ...checkRoutes(remotes),
    ...checkKeys(remotes),
    ...checkMenuTargets(remotes),
    ...(host ? [] : [withoutHost(remotes[0]?.manifest.name ?? HOST)]),
  ];
  return [...found.filter(isError), ...found.filter((each) => !isError(each))];
}

const withoutHost = (name: string): Finding =>
  finding('warning', [name], HOST, {
    zh: '此通道没有外壳，未检查共享包',
    en: 'no host is live on this channel; shared packages were not checked',
  });

/** Errors that the named builds take part in. A host takes part in everything that is compared with it. */
export const errorsOf = (found: readonly Finding[], names: readonly string[]): Finding[] =>
  found.filter((each) => isError(each) && each.concerns.some((name) => names.includes(name)));
