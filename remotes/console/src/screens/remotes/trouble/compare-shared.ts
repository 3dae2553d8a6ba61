import type { RemoteStatus } from '@archway/contracts';

type Conflict = RemoteStatus['conflicts'][number];

export interface SharedRow {
  readonly subject: string;
  /** Absent where the host has no part in it, such as an address or a call. */
  readonly provided: string | undefined;
  readonly wanted: string | undefined;
  /** Null: both sides fit. */
  readonly conflict: Conflict | null;
}

/** What a remote requires beside what the host provides; then what else the doctor found. */
export function compareShared(
  remote: RemoteStatus,
  wanted: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): SharedRow[] {
  const conflictOn = (subject: string): Conflict | null =>
    remote.conflicts.find((conflict) => conflict.subject === subject) ?? null;
  const shared = Object.keys(wanted)
    .sort()
    .map((subject) => ({
      subject,
      provided: provided[subject],
      wanted: wanted[subject],
      conflict: conflictOn(subject),
    }));
  const others = remote.conflicts
    .filter(({ subject }) => !(subject in wanted))
    .map((conflict) => ({ subject: conflict.subject, provided: undefined, wanted: undefined, conflict }));
  return [...others, ...shared].sort((a, b) => rank(a) - rank(b));
}

const rank = ({ conflict }: SharedRow): number => (conflict === null ? 2 : conflict.severity === 'error' ? 0 : 1);
