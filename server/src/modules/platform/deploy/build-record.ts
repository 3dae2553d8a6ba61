import { valid as validVersion, validRange } from 'semver';
import { type BuildRecord, buildRecord, slotNames } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { HOST } from '../doctor/composition.ts';
import { type Finding, finding } from '../doctor/finding.ts';

export type ReadRecord = { readonly record: BuildRecord } | { readonly unknown: readonly Finding[] };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The part of a record that a newer contract may have extended, and how it is called in a finding. */
function unknownWord({ path }: Issue, announced: Readonly<Record<string, unknown>>, name: string): Finding | undefined {
  const value = String(
    path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], announced),
  );
  const last = path.at(-1);
  if (last === 'slot')
    return finding('error', [name], `slot ${value}`, {
      zh: `没有这个插槽，可用的有 ${slotNames.join('、')}`,
      en: `there is no such slot; there are ${slotNames.join(', ')}`,
    });
  if (last === 'permission')
    return finding('error', [name], `permission ${value}`, {
      zh: '服务器没有这个权限',
      en: 'the server knows no such permission',
    });
  return undefined;
}

/**
 * Reads a record that may come from another version of the contract: words that this server does not know are findings
 * like other conflicts.
 * @throws Refusal `manifestInvalid` when it is no record at all, or that of another remote
 */
export function readRecord(announced: Readonly<Record<string, unknown>>, name: string): ReadRecord {
  const parsed = buildRecord.safeParse(announced);
  if (!parsed.success) {
    const unknown = parsed.error.issues.map((issue) => unknownWord(issue, announced, name));
    if (unknown.every((each) => each !== undefined)) return { unknown };
    const first = parsed.error.issues[unknown.indexOf(undefined)];
    throw new Refusal('manifestInvalid', { name: `${first?.path.join('.')} ${first?.message}` });
  }
  const record = parsed.data;
  assertSound(record, name);
  return { record };
}

function assertSound({ manifest, version }: BuildRecord, name: string): void {
  const invalid = (what: string): never => {
    throw new Refusal('manifestInvalid', { name: what });
  };
  if (manifest.name !== name) invalid(`manifest.name is ${manifest.name}, not ${name}`);
  if (validVersion(version) !== version || !/^\d+\.\d+\.\d+$/.test(version)) invalid(`version ${version} is not x.y.z`);
  if (validRange(manifest.contract) === null) invalid(`contract ${manifest.contract} is no range of versions`);
  if (name === HOST && manifest.routes.length > 0) invalid('the host owns its routes itself');
  const paths = manifest.routes.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) invalid(`route ${twice} stands twice`);
}
