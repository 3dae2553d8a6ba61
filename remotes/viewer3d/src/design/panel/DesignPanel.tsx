import { useText } from '@archway/platform';
import { TabBar } from '@archway/ui';
import { type Design, panelTabs } from '../use-design.ts';
import { ArchFields } from '../arch/ArchFields.tsx';
import { AttachmentsTab } from './attachments/AttachmentsTab.tsx';
import { ChecksList } from './ChecksList.tsx';
import { IprTab } from './IprTab.tsx';
import { LimitsLine } from './limits/LimitsLine.tsx';
import { BiteTab } from './bite/BiteTab.tsx';
import { TeethTable } from './TeethTable.tsx';
import { ToothNumbersFields } from './tooth/ToothNumbersFields.tsx';
import { ToothHead } from './ToothHead.tsx';
import styles from './panel.module.css';

const PANEL = 'design-panel';

/** What is changed in numbers, and what the checks say of it. */
export function DesignPanel({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { tab, setTab, plan } = design;
  const { document } = plan.source;
  const counts = {
    movement: undefined,
    ipr: document.ipr.length,
    attachments: document.attachments.length,
    bite: document.elastics?.length,
  };
  return (
    <aside className={styles.panel} aria-label={t('design.panel')}>
      <div className={styles.tabs}>
        <TabBar
          label={t('design.panel')}
          items={panelTabs.map((key) => ({ key, label: t(`design.tab.${key}`), count: counts[key] }))}
          active={tab}
          onChange={setTab}
          controls={PANEL}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(`design.tab.${tab}`)} className={styles.body}>
        {tab === 'movement' && (
          <>
            {design.tool === 'arch' ? (
              <ArchFields design={design} />
            ) : (
              <>
                <ToothHead design={design} />
                <ToothNumbersFields design={design} />
              </>
            )}
            <LimitsLine design={design} />
            <TeethTable design={design} />
          </>
        )}
        {tab === 'ipr' && <IprTab design={design} />}
        {tab === 'bite' && <BiteTab design={design} />}
        {tab === 'attachments' && <AttachmentsTab design={design} />}
      </div>
      <ChecksList design={design} />
    </aside>
  );
}
