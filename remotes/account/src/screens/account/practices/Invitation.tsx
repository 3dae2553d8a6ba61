import { endpoints } from '@archway/contracts';
import { call, tabStore, useText } from '@archway/platform';
import { Button, NoticeBar } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApply } from './use-apply.ts';

/** Where the registration keeps the practice code of the link that somebody came by. */
const INVITATION = 'archway.invitation';

/** The practice that invited the reader, as long as it was neither asked nor declined. */
export function Invitation() {
  const t = useText('account');
  const [number, setNumber] = useState(() => tabStore.get(INVITATION));
  const forget = (): void => {
    tabStore.remove(INVITATION);
    setNumber(null);
  };
  const apply = useApply(forget);
  const found = useQuery({
    queryKey: ['invitation', number],
    enabled: number !== null,
    queryFn: () => call(endpoints.practices.search, { body: { keyword: number ?? '' } }, { quiet: true }),
  });
  const practice = found.data?.find((each) => each.number === number);
  if (number === null || !practice) return null;
  return (
    <NoticeBar
      tone="info"
      action={
        <>
          <Button type="text" size="small" onClick={forget}>
            {t('practices.decline')}
          </Button>
          <Button size="small" loading={apply.isPending} onClick={() => apply.mutate(practice.number)}>
            {t('practices.apply')}
          </Button>
        </>
      }
    >
      {t('practices.invited', { practice: practice.name })}
    </NoticeBar>
  );
}
