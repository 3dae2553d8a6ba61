import { type OperatedPractice, creditUnits, endpoints, regionText } from '@archway/contracts';
import {
  type TextFunction,
  call,
  formatDay,
  formatNumber,
  notify,
  regionQuery,
  useLang,
  useText,
} from '@archway/platform';
import { Button, DescriptionList, Drawer } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactTime } from '../../operated/FactTime.tsx';
import { ReasonDialog, type ReasonQuestion } from '../../operated/ReasonDialog.tsx';
import { StandingTag } from '../../operated/StandingTag.tsx';
import operated from '../../operated/operated.module.css';
import { PracticeMakers } from './PracticeMakers.tsx';
import { PracticeDialog } from './PracticeDialog.tsx';
import { refreshPractices } from './refresh-practices.ts';

interface Props {
  practice: OperatedPractice | null;
  onClose: () => void;
}

/** Everything about one practice, and what may be done with it. */
export function PracticeDrawer({ practice, onClose }: Props) {
  return (
    <Drawer open={practice !== null} onClose={onClose} title={practice?.name ?? ''} size={640}>
      {practice ? <Loaded practice={practice} /> : null}
    </Drawer>
  );
}

function enabling({ practiceId, name, enabled }: OperatedPractice, t: TextFunction): ReasonQuestion {
  const key = enabled ? 'disable' : 'enable';
  return {
    title: t(`practices.ask.${key}.title`, { name }),
    body: t(`practices.ask.${key}.body`),
    okText: t(`practices.ask.${key}.ok`),
    danger: enabled,
    send: async (reason) => {
      const body = { practiceId, enabled: !enabled, reason };
      await call(endpoints.registry.setEnabled, { body }, { quiet: true });
      notify.success(t(`practices.ask.${key}.done`));
      await refreshPractices();
    },
  };
}

function Loaded({ practice }: { practice: OperatedPractice }) {
  const t = useText('console');
  const lang = useLang();
  const regions = useQuery(regionQuery);
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<ReasonQuestion>();
  const { expiredDay, balances, region, province, city, area } = practice;
  const facts = {
    number: practice.number,
    status: <StandingTag {...practice} />,
    creator: `${practice.ownerName} (${practice.ownerUserName})`,
    members: formatNumber(practice.memberCount),
    expires: expiredDay ? formatDay(expiredDay) : t('practices.noEnd'),
    created: <FactTime at={practice.createTime} />,
    phone: practice.phone,
    region: regionText(regions.data, { region: region ?? '', province, city, area }, lang),
    address: practice.address,
  };
  return (
    <>
      <div className={operated.actions}>
        <Button type="primary" onClick={() => setEditing(true)}>
          {t('practices.edit')}
        </Button>
        <Button danger={practice.enabled} onClick={() => setAsking(enabling(practice, t))}>
          {t(practice.enabled ? 'operated.disable' : 'operated.enable')}
        </Button>
      </div>
      <DescriptionList
        items={[
          ...Object.entries(facts).map(([key, value]) => ({ key, label: t(`practices.fact.${key}`), value })),
          { key: 'profile', label: t('practices.fact.profile'), value: practice.profile, wide: true },
        ]}
      />
      <h3 className={operated.heading}>{t('practices.balances')}</h3>
      <DescriptionList
        items={creditUnits.map(({ value, zh, en }) => ({
          key: value,
          label: lang === 'zh-CN' ? zh : en,
          value: formatNumber(balances[value]),
        }))}
      />
      <PracticeMakers practiceId={practice.practiceId} />
      {editing ? <PracticeDialog practice={practice} onClose={() => setEditing(false)} /> : null}
      {asking ? <ReasonDialog {...asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}
