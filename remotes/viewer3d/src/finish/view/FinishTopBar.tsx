import { Link, useNavigate } from 'react-router-dom';
import { type CaseDetail, type ListedPlan, endpoints } from '@archway/contracts';
import { confirmAction, invalidate, notify, useText } from '@archway/platform';
import { Box, Button, CircleCheck, CloudCheck, CloudUpload, TriangleAlert } from '@archway/ui';
import { CaseHead } from '../../screens/parts/CaseHead.tsx';
import editorStyles from '../../screens/parts/editor.module.css';
import barStyles from '../../screens/parts/top-bar.module.css';
import type { Finishing } from '../state/use-finish.ts';
import styles from './finish.module.css';

interface Props {
  detail: CaseDetail;
  plan: ListedPlan;
  /** Number of the plan among those of its case. */
  number: number;
  finishing: Finishing;
  back: string;
  onReload: () => void;
}

/** Whose plan this is, what is made of it, whether that is saved, and the one thing that follows. */
export function FinishTopBar({ detail, plan, number, finishing, back, onReload }: Props) {
  const t = useText('viewer3d');
  const { caseId, version, planId } = plan;
  const { kind, keeping } = finishing;
  return (
    <header className={barStyles.top}>
      <CaseHead detail={detail} back={back} />
      <p className={styles.plan}>
        <strong>
          {t(`finish.kind.${kind}`)} · {t('plan.numbered', { num: number, name: plan.name })}
        </strong>
        <Link to={`/plan-viewer?caseId=${caseId}&version=${version}&planId=${planId}`}>
          <Box aria-hidden /> {t('design.look')}
        </Link>
      </p>
      <div className={editorStyles.state}>
        {keeping.keeping === 'conflict' ? (
          <Conflict onReload={onReload} />
        ) : (
          <span role="status" className={editorStyles.save}>
            {finishing.reads || !finishing.unsaved ? <CloudCheck aria-hidden /> : <CloudUpload aria-hidden />}
            {t(
              keeping.state === 'completed'
                ? 'finish.completed'
                : finishing.unsaved
                  ? 'finish.unsaved'
                  : 'finish.allSaved',
            )}
          </span>
        )}
        <Deeds finishing={finishing} name={plan.name} back={back} />
      </div>
    </header>
  );
}

/** What somebody else has saved is opened instead, once the reader gives up their own. */
function Conflict({ onReload }: { onReload: () => void }) {
  const t = useText('viewer3d');
  const reload = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{
        title: t('finish.conflictAsk.title'),
        body: t('finish.conflictAsk.body'),
        okText: t('finish.conflictAsk.ok'),
      },
    });
    if (sure) onReload();
  };
  return (
    <button type="button" className={editorStyles.unsaved} onClick={() => void reload()}>
      <TriangleAlert aria-hidden /> {t('finish.conflict')}
    </button>
  );
}

function Deeds({ finishing, name, back }: { finishing: Finishing; name: string; back: string }) {
  const t = useText('viewer3d');
  const navigate = useNavigate();
  const { keeping, kind, unsaved, some, reads, save, complete, mayReopen } = finishing;
  const busy = keeping.keeping !== 'idle';
  const what = t(`finish.kind.${kind}`);
  const finish = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('finish.completeAsk.title', { what, name }), body: t('finish.completeAsk.body') },
      okText: t('finish.complete'),
    });
    if (!sure || !(await complete())) return;
    notify.success(t('finish.done', { what }));
    await Promise.all([endpoints.plans.confirmation, endpoints.cases.detail].map((each) => invalidate(each)));
    await navigate(back);
  };
  const reopen = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('finish.reopenAsk.title', { what }), body: t('finish.reopenAsk.body'), okText: t('finish.reopen') },
    });
    if (sure) await keeping.reopen();
  };
  if (keeping.state === 'completed')
    return mayReopen ? (
      <Button loading={busy} onClick={() => void reopen()}>
        {t('finish.reopen')}
      </Button>
    ) : null;
  if (reads) return null;
  return (
    <>
      <Button disabled={!unsaved || !some || busy} onClick={save}>
        {t('finish.save')}
      </Button>
      <Button
        type="primary"
        className={editorStyles.submit}
        icon={<CircleCheck />}
        loading={keeping.keeping === 'saving'}
        disabled={!some || busy}
        onClick={() => void finish()}
      >
        {t('finish.complete')}
      </Button>
    </>
  );
}
