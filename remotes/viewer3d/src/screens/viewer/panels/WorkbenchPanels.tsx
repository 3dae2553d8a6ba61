import type { Viewer } from '../live/use-viewer.ts';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';
import { ComparePanel } from './ComparePanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import { ModelTable } from './ModelTable.tsx';
import { ObjectPanel } from './ObjectPanel.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { type PanelTab, SidePanel } from './SidePanel.tsx';

interface Props {
  viewer: Viewer;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  settingsOpen: boolean;
  onCloseSettings: () => void;
}

/** What is shown, measured and compared, tab by tab; the settings take the place of all. */
export function WorkbenchPanels({ viewer, tab, onTab, settingsOpen, onCloseSettings }: Props) {
  const { state, dispatch, sources, loads, arrangement, setting, live, access } = viewer;
  return (
    <SidePanel
      tab={tab}
      onTab={onTab}
      panels={{
        show: (
          <>
            <ObjectPanel models={sources} loads={loads} state={state} dispatch={dispatch} />
            <ComparePanel comparison={viewer.comparison} sameSystem={viewer.sameSystem} />
            <ModelTable scans={sources} loads={loads} />
          </>
        ),
        measure: (
          <>
            <MeasurePanel state={state} arrangement={arrangement} digits={setting.digits} dispatch={dispatch} />
            <SectionPanel scene={live.scene} state={state} dispatch={dispatch} />
          </>
        ),
        contacts: (
          <ContactPanel contacts={viewer.contacts} arrangement={arrangement} threshold={setting.gapAlarmDistance} />
        ),
      }}
      instead={
        settingsOpen && (
          <SettingsPanel
            setting={setting}
            saveState={viewer.saveState}
            kept={!access.viewOnly}
            change={viewer.change}
            onClose={onCloseSettings}
          />
        )
      }
    />
  );
}
