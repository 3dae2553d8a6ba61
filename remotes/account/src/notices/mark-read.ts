import { endpoints } from '@archway/contracts';
import { call, invalidate, notify, text } from '@archway/platform';

/** Marks one message; quietly, since the reader was on the way elsewhere. */
export async function markRead(id: string): Promise<void> {
  await call(endpoints.account.readNotices, { query: { ids: id } }, { quiet: true }).catch(() => undefined);
  await invalidate(endpoints.account.notices);
}

export async function markAllRead(): Promise<void> {
  try {
    await call(endpoints.account.readNotices, { query: {} });
    notify.success(text('account', 'messages.allRead'));
  } catch {
    // The call has shown why.
  }
  await invalidate(endpoints.account.notices);
}
