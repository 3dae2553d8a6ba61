import type { ReactNode } from 'react';
import { Card, EmptyState, Lock } from '@archway/ui';
import { ApiError, useText } from '@archway/platform';

/** Whether the server says that the library is not for the reader. */
export const isClosed = (error: Error | null): boolean => error instanceof ApiError && error.name === 'archivesClosed';

interface Props {
  /** Of the card; without it, the whole screen is closed. */
  title?: string;
  action?: ReactNode;
}

/** In the place of what only those who treat and design may see. */
export function LibraryClosed({ title, action }: Props) {
  const t = useText('cases');
  const closed = (
    <EmptyState
      heading={title === undefined}
      icon={<Lock />}
      title={t('library.closed')}
      body={t('library.closedBody')}
      action={action}
    />
  );
  return title === undefined ? closed : <Card title={title}>{closed}</Card>;
}
