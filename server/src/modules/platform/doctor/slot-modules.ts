import type { BuildRecord } from '@archway/contracts';
import { HOST } from './composition.ts';
import { type Finding, finding } from './finding.ts';

/** What pages ask of the build of a remote: its application, and what its slots are filled with. */
const neededModules = ({ manifest }: BuildRecord): { module: string; subject: string }[] =>
  manifest.name === HOST
    ? []
    : [
        { module: './app', subject: './app' },
        ...manifest.slots.map(({ slot, key, module }) => ({ module, subject: `slot ${slot} ${key}` })),
      ];

/** A module that the build does not have fails only when somebody opens the screen with its slot. */
export function checkModules(record: BuildRecord, exposes = record.exposes): Finding[] {
  if (exposes === undefined) return [];
  return neededModules(record)
    .filter(({ module }) => !exposes.includes(module))
    .map(({ module, subject }) =>
      finding('error', [record.manifest.name], subject, {
        zh: `构建中没有模块 ${module}`,
        en: `the build has no module ${module}`,
      }),
    );
}
