import { useRef, useState } from 'react';
import type { CaseDetail } from '@archway/contracts';
import type { ViewerAccess } from '../../access/viewer-access.ts';
import { useViewer } from './live/use-viewer.ts';
import { Message } from '../parts/Message.tsx';
import type { PanelTab } from './panels/SidePanel.tsx';
import { WorkbenchPanels } from './panels/WorkbenchPanels.tsx';
import { WorkbenchStage } from './stage/WorkbenchStage.tsx';
import { ToolRail } from './tools/ToolRail.tsx';
import { useRun } from './tools/use-run.ts';
import { useShortcuts } from './tools/use-shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { ViewOnlyBanner } from './ViewOnlyBanner.tsx';
import styles from './workbench.module.css';
import type { ShownModel } from '../../objects/shown-models.ts';

interface Props {
  detail: CaseDetail;
  models: readonly ShownModel[];
  back: string;
  access: ViewerAccess;
}

/** The 3D page once the case is known: the scene in the middle, tools left, what is shown and measured right. */
export function Workbench({ detail, models, back, access }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useViewer(detail, models, access, container);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [tab, setTab] = useState<PanelTab>('show');
  const run = useRun(viewer, {
    show: (wanted) => {
      setTab(wanted);
      setSettingsOpen(false);
    },
    toggleSettings: () => setSettingsOpen((open) => !open),
    closeSettings: () => setSettingsOpen(false),
  });
  useShortcuts(run);
  const { state, setting, live } = viewer;
  if (live.unsupported) return <Message kind="noWebgl" back={back} />;
  return (
    <div
      className={styles.page}
      data-view-only={access.viewOnly || undefined}
      ref={(element) => void element?.style.setProperty('--viewer-active', setting.btnActiveColor)}
    >
      <TopBar detail={detail} back={back} />
      {access.viewOnly && <ViewOnlyBanner pictures={access.pictures} />}
      <ToolRail
        tool={state.tool}
        perspective={setting.projection === 'perspective'}
        settingsOpen={settingsOpen}
        section={state.section.on}
        pictures={access.pictures}
        run={run}
      />
      <WorkbenchStage container={container} viewer={viewer} />
      <WorkbenchPanels
        viewer={viewer}
        tab={tab}
        onTab={setTab}
        settingsOpen={settingsOpen}
        onCloseSettings={() => setSettingsOpen(false)}
      />
    </div>
  );
}
