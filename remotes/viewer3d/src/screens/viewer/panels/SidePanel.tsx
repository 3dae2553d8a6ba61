import { type ReactNode, useState } from 'react';
import { useText } from '@archway/platform';
import { ChevronDown, ChevronUp, TabBar } from '@archway/ui';
import styles from '../workbench.module.css';

export const panelTabs = ['show', 'measure', 'contacts'] as const;
export type PanelTab = (typeof panelTabs)[number];

interface Props {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  panels: Readonly<Record<PanelTab, ReactNode>>;
  /** Stands in place of all tabs. */
  instead: ReactNode;
}

/** The panel at the right; on phones a sheet over the canvas, opened by its bar. */
export function SidePanel({ tab, onTab, panels, instead }: Props) {
  const t = useText('viewer3d');
  const [raised, setRaised] = useState(false);
  return (
    <aside className={styles.panel} aria-label={t('panel.title')} data-raised={raised || Boolean(instead) || undefined}>
      <button
        type="button"
        className={styles.grip}
        aria-expanded={raised}
        aria-controls="viewer-panel"
        onClick={() => setRaised((was) => !was)}
      >
        <span>{t('panel.title')}</span>
        {raised ? <ChevronDown /> : <ChevronUp />}
      </button>
      <div id="viewer-panel" className={styles.panelBody}>
        {instead}
        <div hidden={Boolean(instead)}>
          <div className={styles.panelTabs}>
            <TabBar
              label={t('panel.title')}
              items={panelTabs.map((key) => ({ key, label: t(`panel.tab.${key}`) }))}
              active={tab}
              onChange={onTab}
              controls="viewer-panel"
            />
          </div>
          {panelTabs.map((key) => (
            <div key={key} role="tabpanel" aria-label={t(`panel.tab.${key}`)} hidden={key !== tab}>
              {panels[key]}
            </div>
          ))}
        </div>
      </div>
    </aside>
  );
}
