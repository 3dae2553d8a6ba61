import { today } from '@archway/platform';

export type DueState = 'overdue' | 'today' | 'later';

/** How far what was promised is away, by the reader's day. @param at ISO 8601 */
export function dueState(at: string, now = new Date()): DueState {
  const due = new Date(at);
  if (due.getTime() < now.getTime()) return 'overdue';
  return today(due) === today(now) ? 'today' : 'later';
}

/** The last moment of a day of the reader. @param day YYYY-MM-DD */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
