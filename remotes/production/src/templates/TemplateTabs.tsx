import { useNavigate } from 'react-router-dom';
import { usePermission, useText } from '@archway/platform';
import { TabBar } from '@archway/ui';
import styles from './templates.module.css';

const screens = {
  printLabel: '/print-label',
  labelTemplate: '/label-template',
  laserList: '/laser-list',
  laserContent: '/laser-content',
  qrImage: '/qr-image',
  codes: '/production-codes',
  regexTemplate: '/regex-template',
} as const;
type Screen = keyof typeof screens;
const ofMakers: readonly Screen[] = ['printLabel', 'labelTemplate', 'laserList', 'laserContent', 'qrImage'];

/** The screens of labels, marks and codes, one beside the other: those that the reader may open. */
export function TemplateTabs({ active }: { active: Screen }) {
  const t = useText('production');
  const navigate = useNavigate();
  const makes = usePermission('order:produce');
  const writesRules = usePermission('platform:carving');
  const shown = (Object.keys(screens) as Screen[]).filter((key) =>
    ofMakers.includes(key) ? makes : key === 'regexTemplate' ? writesRules : true,
  );
  if (shown.length < 2) return null;
  return (
    <div className={styles.tabs}>
      <TabBar
        label={t('templates.screens')}
        items={shown.map((key) => ({ key, label: t(`templates.screen.${key}`) }))}
        active={active}
        onChange={(key) => void navigate(screens[key])}
      />
    </div>
  );
}
