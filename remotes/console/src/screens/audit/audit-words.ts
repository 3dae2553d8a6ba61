import { type AuditEvent, shownName } from '@archway/contracts';

/** `Chrome 141, Windows 10`; a dash where no browser had a part in it, or it said nothing. */
export const deviceText = ({ device }: Pick<AuditEvent, 'device'>): string =>
  [device?.browser, device?.os].filter(Boolean).join(', ') || '—';

/** Whose account it is, as it is shown, with the user name where that is another. */
export const accountText = (event: AuditEvent): string => {
  const shown = shownName(event);
  return shown === event.userName ? shown : `${shown} (${event.userName})`;
};
