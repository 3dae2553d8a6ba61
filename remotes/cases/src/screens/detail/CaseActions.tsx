import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CaseDetail, type Received, type casesEndpoints, endpoints } from '@archway/contracts';
import { Box, Button, Dropdown, Ellipsis } from '@archway/ui';
import { call, confirmAction, notify, openViewer, useText } from '@archway/platform';
import { refreshCase, wizardPath } from '../../case/use-act.ts';
import { DownloadCase } from '../../downloads/DownloadCase.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type Action = Received<typeof casesEndpoints.act>['body']['action'];

/** Steps forward, in the order in which they are offered; the first that the reader may take is the primary button. */
const forward = ['startInspection', 'passInspection', 'startDesign'] as const satisfies readonly Action[];
const sideways = ['restore', 'discard'] as const satisfies readonly Action[];

/** What the reader may do with the case now, by the state machine, as far as it needs nothing but the case. */
export function CaseActions({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { actions, ptId, version, patientName: name } = detail;
  const may = (action: string): boolean => actions.includes(action);

  const take = async (action: Action, reason?: string): Promise<boolean> => {
    const body = { ptId, version, action, ...(reason && { reason }) };
    // What is refused is told by the call; the page then shows the case as it is.
    const done = await call(endpoints.cases.act, { body }).catch(() => null);
    if (done) notify.success(t(`acted.${action}`));
    await refreshCase();
    return done !== null;
  };
  const confirmAndTake = async (action: 'discard' | 'restore'): Promise<void> => {
    const confirmed = await confirmAction(
      action === 'discard'
        ? { title: t('discard.title', { name }), body: t('discard.body'), okText: t('discard.ok'), danger: true }
        : { title: t('restore.title', { name }), body: t('restore.body'), okText: t('restore.ok') },
    );
    if (confirmed) await take(action);
  };

  const submits = may('submit') || may('resubmit');
  const next = forward.find(may);
  const others = sideways.filter(may);
  return (
    <>
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map((key) => ({ key, label: t(`action.${key}`), danger: key === 'discard' })),
            onClick: ({ key }) => void confirmAndTake(key as 'discard' | 'restore'),
          }}
        >
          <Button icon={<Ellipsis />} aria-label={t('list.moreActions', { name })} />
        </Dropdown>
      ) : null}
      <DownloadCase detail={detail} />
      {detail.modelCount > 0 ? (
        <Button icon={<Box />} onClick={() => void openViewer({ ptId, version })}>
          {t('action.open3d')}
        </Button>
      ) : null}
      {may('failInspection') ? (
        <Button danger onClick={() => setAsking(true)}>
          {t('action.failInspection')}
        </Button>
      ) : null}
      {next ? (
        <Button type="primary" onClick={() => void take(next)}>
          {t(`action.${next}`)}
        </Button>
      ) : null}
      {submits && detail.editable ? (
        <Button type="primary" onClick={() => void navigate(wizardPath(detail))}>
          {may('submit') ? t('action.continue') : t('action.supply')}
        </Button>
      ) : null}
      <ReasonDialog
        open={asking}
        title={t('fail.title', { name })}
        okText={t('action.failInspection')}
        onCancel={() => setAsking(false)}
        onOk={async (reason) => {
          if (await take('failInspection', reason)) setAsking(false);
        }}
      />
    </>
  );
}
