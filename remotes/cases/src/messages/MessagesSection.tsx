import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Answer, type CaseDetail, endpoints, type messageEndpoints } from '@archway/contracts';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, MessageSquare, NoticeBar } from '@archway/ui';
import { query, useText } from '@archway/platform';
import { stageName } from '../case/case-words.ts';
import { MessageComposer } from './compose/MessageComposer.tsx';
import { MessageList } from './list/MessageList.tsx';
import { useMessages } from './use-messages.ts';
import { useReadMark } from './use-read-mark.ts';
import styles from './messages.module.css';

/** What those who see a case write to each other about it. */
export function MessagesSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const conversation = useMessages(detail.caseId);
  const { pages, newest } = conversation;
  return (
    <Card title={t('messages.title')} flush>
      {newest ? (
        <Conversation detail={detail} conversation={conversation} newest={newest} />
      ) : (
        <div className={styles.state}>
          {pages.error ? (
            <ErrorBox title={t('messages.failed')} error={pages.error} onRetry={() => void pages.refetch()} />
          ) : (
            <LoadingSkeleton variant="card" rows={6} />
          )}
        </div>
      )}
    </Card>
  );
}

interface Props {
  detail: CaseDetail;
  conversation: ReturnType<typeof useMessages>;
  newest: Answer<typeof messageEndpoints.page>;
}

function Conversation({ detail, conversation, newest }: Props) {
  const t = useText('cases');
  const { messages, pages } = conversation;
  const last = messages.at(-1)?.seq ?? 0;
  const [newSince] = useState({ after: newest.lastRead, upTo: last });
  useReadMark(detail.caseId, last, newest.lastRead);
  const phaseOf = usePhases(detail);
  return (
    <>
      {messages.length === 0 ? (
        <EmptyState icon={<MessageSquare />} title={t('messages.none')} body={t('messages.noneBody')} />
      ) : (
        <MessageList
          messages={messages}
          newSince={newSince}
          phaseOf={phaseOf}
          onOlder={pages.hasNextPage ? () => pages.fetchNextPage() : undefined}
          loadingOlder={pages.isFetchingNextPage}
        />
      )}
      {newest.mayWrite ? (
        <MessageComposer detail={detail} />
      ) : (
        <div className={styles.readOnly}>
          <NoticeBar tone="info">{t('messages.readOnly')}</NoticeBar>
        </div>
      )}
    </>
  );
}

/** Names of the phases of a case other than the shown one. */
function usePhases({ caseId, version: shown }: CaseDetail): (version: number) => string | null {
  const t = useText('cases');
  const versions = useQuery(query(endpoints.cases.versions, { query: { caseId } }));
  return (version) => {
    const found = version === shown ? undefined : versions.data?.find((each) => each.version === version);
    return found ? stageName(found.stage, t) : null;
  };
}
