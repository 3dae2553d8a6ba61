import { useState } from 'react';
import { endpoints, type SlotProps } from '@archway/contracts';
import { appHistory, createSlot, invalidate, query, useServerEvent, useText } from '@archway/platform';
import { Bell, Button, Popover } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../texts.ts';
import { LatestNotices } from './LatestNotices.tsx';
import styles from './message-bell.module.css';

/** As many as the popover of the specification shows. */
const LATEST = { query: { pageNum: 1, pageSize: 3, readFlag: 0 } } as const;

/** More are counted by nobody. */
const MOST = 99;

/** Bell with the number of unread messages: opens the newest of them, on phones the message center. */
function MessageBell({ phone }: SlotProps['header.item']) {
  const t = useText('account');
  const [open, setOpen] = useState(false);
  const unread = useQuery(query(endpoints.account.notices, LATEST));
  useServerEvent('notice.changed', () => void invalidate(endpoints.account.notices));
  const count = unread.data?.total ?? 0;
  const bell = (
    <span className={styles.bell}>
      <Button
        type="text"
        aria-label={t('messages.bell', { count })}
        icon={<Bell aria-hidden />}
        {...(phone ? { onClick: () => appHistory.push('/msg-center') } : {})}
      />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </span>
      ) : null}
    </span>
  );
  if (phone) return bell;
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={<LatestNotices notices={unread} onLeave={() => setOpen(false)} />}
    >
      {bell}
    </Popover>
  );
}

export default createSlot('account', () => texts('slots'), MessageBell);
