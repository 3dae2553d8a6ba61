import { type ConfigurationKind, MOST_CONFIGURATIONS, configurationKinds } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, Plus, SlidersHorizontal } from '@archway/ui';
import { useState } from 'react';
import { ConfigurationCard } from './ConfigurationCard.tsx';
import { ConfigurationDrawer } from './ConfigurationDrawer.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { ConfigurationRecord } from './configuration-record.ts';
import { useConfigurationActions, useConfigurations } from './use-configurations.ts';
import styles from './configurations.module.css';

/** The configurations by which aligners and retainers of the reader are made. */
export function Configurations({ doctorId }: { doctorId: string }) {
  const t = useText('account');
  const { records, isError, error, refetch } = useConfigurations(doctorId);
  if (isError) return <ErrorBox title={t('configurations.failed')} error={error} onRetry={() => void refetch()} />;
  if (!records) return <LoadingSkeleton variant="card" rows={3} />;
  return configurationKinds.map(({ value: kind }) => (
    <OfKind key={kind} doctorId={doctorId} kind={kind} records={records.filter((record) => record.kind === kind)} />
  ));
}

interface Props {
  doctorId: string;
  kind: ConfigurationKind;
  records: readonly ConfigurationRecord[];
}

/** What the reader is doing to a configuration. */
interface Doing {
  readonly what: 'name' | 'edit';
  /** Null for a new one. */
  readonly record: ConfigurationRecord | null;
}

function OfKind({ doctorId, kind, records }: Props) {
  const t = useText('account');
  const actions = useConfigurationActions(doctorId);
  const [doing, setDoing] = useState<Doing>();
  const done = (): void => setDoing(undefined);
  const full = records.length >= MOST_CONFIGURATIONS;
  const title = t(`configurations.of.${kind}`);
  const add = (
    <Button
      type={records.length === 0 ? 'primary' : 'default'}
      icon={<Plus aria-hidden />}
      disabled={full}
      aria-label={t(`configurations.addTo.${kind}`)}
      onClick={() => setDoing({ what: 'name', record: null })}
    >
      {t('configurations.add')}
    </Button>
  );
  return (
    <Card
      title={title}
      count={records.length || undefined}
      extra={records.length > 0 ? add : undefined}
      footer={
        records.length > 0
          ? t(full ? 'configurations.full' : 'configurations.rule', { num: records.length })
          : undefined
      }
    >
      {records.length === 0 ? (
        <EmptyState
          icon={<SlidersHorizontal />}
          title={t('configurations.none')}
          body={t('configurations.noneBody')}
          action={add}
        />
      ) : (
        <ul className={styles.cards} aria-label={title}>
          {records.map((record) => (
            <ConfigurationCard
              key={record.id}
              record={record}
              actions={actions}
              onEdit={() => setDoing({ what: 'edit', record })}
              onRename={() => setDoing({ what: 'name', record })}
            />
          ))}
        </ul>
      )}
      {doing?.what === 'name' ? (
        <NameDialog kind={kind} record={doing.record} others={records} actions={actions} onClose={done} />
      ) : null}
      {doing?.what === 'edit' && doing.record ? (
        <ConfigurationDrawer record={doing.record} others={records} actions={actions} onClose={done} />
      ) : null}
    </Card>
  );
}
