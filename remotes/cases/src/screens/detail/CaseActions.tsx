import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CaseDetail, type PlainCaseAction, endpoints } from '@archway/contracts';
import { Box, Button, Dropdown, Ellipsis } from '@archway/ui';
import { call, confirmAction, notify, openViewer, useText } from '@archway/platform';
import { refreshCase, wizardPath } from '../../case/use-act.ts';
import { DownloadCase } from '../../downloads/DownloadCase.tsx';
import { type WordedAction, behind, beside, forward, isAsked, isStopping, isWorded } from './action-kinds.ts';
import { WordsDialog } from './WordsDialog.tsx';

/** What the reader may do with the case now: the server names the actions whose conditions hold. */
export function CaseActions({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const [wording, setWording] = useState<WordedAction>();
  const { actions, ptId, version, patientName: name } = detail;
  const may = (action: string): boolean => actions.includes(action);

  const take = async (action: PlainCaseAction, reason?: string): Promise<boolean> => {
    const body = { ptId, version, action, ...(reason && { reason }) };
    // What is refused is told by the call; the page then shows the case as it is.
    const done = await call(endpoints.cases.act, { body }).catch(() => null);
    if (done) notify.success(t(`acted.${action}`));
    await refreshCase();
    return done !== null;
  };
  const begin = async (action: PlainCaseAction): Promise<void> => {
    if (isWorded(action)) return setWording(action);
    const text = { title: t(`ask.${action}.title`, { name }), body: t(`ask.${action}.body`) };
    const ask = { ...text, okText: t(`ask.${action}.ok`), danger: isStopping(action) };
    if (!isAsked(action) || (await confirmAction(ask))) await take(action);
  };

  const submits = may('submit') || may('resubmit');
  const next = forward.find(may);
  const others = behind.filter(may);
  return (
    <>
      {others.length > 0 ? (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map((key) => ({ key, label: t(`action.${key}`), danger: isStopping(key) })),
            onClick: ({ key }) => void begin(key as PlainCaseAction),
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
      {beside.filter(may).map((action) => (
        <Button key={action} danger={isStopping(action)} onClick={() => void begin(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
      {next ? (
        <Button type="primary" onClick={() => void begin(next)}>
          {t(`action.${next}`)}
        </Button>
      ) : null}
      {submits && detail.editable ? (
        <Button type="primary" onClick={() => void navigate(wizardPath(detail))}>
          {may('submit') ? t('action.continue') : t('action.supply')}
        </Button>
      ) : null}
      <WordsDialog
        action={wording}
        name={name}
        onCancel={() => setWording(undefined)}
        onOk={async (action, words) => {
          if (await take(action, words)) setWording(undefined);
        }}
      />
    </>
  );
}
