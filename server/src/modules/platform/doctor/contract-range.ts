import { satisfies } from 'semver';
import type { BuildRecord } from '@archway/contracts';
import { type Finding, finding } from './finding.ts';

/** The calls, texts and rules that a build was made against must be those of this server. */
export function checkContractRange(record: BuildRecord, contractVersion: string): Finding[] {
  const { name, contract } = record.manifest;
  if (satisfies(contractVersion, contract, { includePrerelease: true })) return [];
  return [
    finding('error', [name], 'contract', {
      zh: `需要契约 ${contract}，但服务器的契约是 ${contractVersion}`,
      en: `needs contract ${contract}, but the server has ${contractVersion}`,
    }),
  ];
}

/** A build that calls what this server does not answer would fail when its user presses the button. */
export function checkEndpoints(record: BuildRecord, known: ReadonlySet<string>): Finding[] {
  return record.endpoints
    .filter((id) => !known.has(id))
    .map((id) =>
      finding('error', [record.manifest.name], id, {
        zh: '服务器没有这个接口',
        en: 'the server has no such endpoint',
      }),
    );
}
