import { type KeptLog, type LogType, logTypes } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

const isKnown = (type: string): type is LogType => (logTypes as readonly string[]).includes(type);

/** A kind of event in words; a remote may have kinds of its own. */
export const typeName = (type: string, t: TextFunction): string => (isKnown(type) ? t(`events.types.${type}`) : type);

/** What an event says, in one line: its message where it has one. */
export function eventLine({ logData }: Pick<KeptLog, 'logData'>): string {
  try {
    const data = JSON.parse(logData) as Record<string, unknown>;
    const { message, error, name, value, route, to, remote, version } = data;
    if (typeof message === 'string') return message;
    if (typeof error === 'string') return error;
    if (typeof remote === 'string') return `${remote} ${String(version)}`;
    if (typeof name === 'string' && typeof value === 'number') return `${name} ${value}`;
    if (typeof route === 'string') return route;
    if (typeof to === 'object' && to !== null && 'path' in to) return String(to.path);
  } catch {
    // A sentence, or whatever else the page wrote.
  }
  return logData;
}

/** The same in full, one value a line where it is data. */
export function eventText({ logData }: Pick<KeptLog, 'logData'>): string {
  try {
    return JSON.stringify(JSON.parse(logData), null, 2);
  } catch {
    return logData;
  }
}
