import { telemetry } from '../../telemetry/telemetry.ts';
import { versionOf } from '../shell-state.ts';

export interface RemoteFailure {
  readonly remote: string;
  readonly version: string;
  /** `./app`, a slot's module, or the path of the screen. */
  readonly where: string;
  readonly error: string;
}

/** Tells the event log that a remote failed; the console counts these per version. */
export function reportFailure(
  type: 'remote-failure' | 'slot-failure',
  remote: string,
  where: string,
  failure: unknown,
  version = versionOf(remote),
): void {
  const error = failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure);
  const logData: RemoteFailure = { remote, version, where, error: error.slice(0, 2_000) };
  telemetry.record({ type, logData });
}
