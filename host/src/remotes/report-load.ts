import { telemetry } from '@archway/platform/host';

/**
 * Tells the event log that a build was loaded, so that its failures can be seen against its successes.
 * @param milliseconds from the first request to the running module
 */
export function reportLoad(remote: string, version: string, milliseconds: number): void {
  telemetry.record({ type: 'remote-load', logData: { remote, version }, eventDuration: Math.round(milliseconds) });
}
