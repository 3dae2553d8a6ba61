import type { Command } from 'commander';
import { type Answer, type ProvisioningInput, endpoints } from '@archway/contracts';
import { Refused } from '../problem.ts';
import { loggedIn } from '../server.ts';
import { type Path, problemLine } from './issue-lines.ts';

type Outcome = Answer<typeof endpoints.provisioning.apply>;
type Change = Outcome['changes'][number];

const fieldText = ({ field, from, to }: Change['fields'][number]): string => {
  if (from === null && to === null) return field;
  return from === null ? `${field}: ${to}` : `${field}: ${from} → ${to ?? '—'}`;
};

/** `+ user wanglei` with a line for each field. */
const changeLines = ({ kind, name, action, fields }: Change): string[] => [
  `  ${action === 'add' ? '+' : '~'} ${kind} ${name}`,
  ...fields.map((field) => `      ${fieldText(field)}`),
];

const counted = (changes: readonly Change[]): string =>
  `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;

export interface ApplyOptions {
  readonly dryRun: boolean;
}

/**
 * Sends a document as an administrator, and prints what it changed, or would.
 * @throws Refused where something is wrong with it; nothing was changed then
 */
export async function apply(
  command: Command,
  document: ProvisioningInput,
  { dryRun }: ApplyOptions,
  placeOf: (path: Path) => string = () => '',
): Promise<void> {
  const { problems, changes } = await loggedIn(command, (server) =>
    server.call(endpoints.provisioning.apply, { body: { document, dryRun } }),
  );
  if (problems.length > 0) {
    const lines = problems.map(({ path, message }) => problemLine(placeOf(path), path, message));
    throw new Refused('provisioning', ['nothing was changed:', ...lines].join('\n'));
  }
  for (const line of changes.flatMap(changeLines)) console.log(line);
  if (changes.length === 0) console.log('Everything stands as it is described: nothing to change.');
  else console.log(dryRun ? `Dry run: ${counted(changes)}, none applied.` : `Applied ${counted(changes)}.`);
}
