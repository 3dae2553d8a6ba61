import { useRef } from 'react';
import { formatFileName, useText } from '@archway/platform';
import { Button, FolderPlus, RefreshCw, X } from '@archway/ui';
import { Progress, Segmented, Select, Switch } from '@archway/ui/data';
import type { JawName } from '../../../frame/placement.ts';
import { usePhaseName } from '../../parts/use-phase-name.ts';
import type { Comparison } from '../live/use-comparison.ts';
import styles from './panel.module.css';

interface Props {
  comparison: Comparison;
  sameSystem: boolean;
}

/** Before and after: another version of the case, or a file of this computer, laid over what is shown. */
export function ComparePanel({ comparison, sameSystem }: Props) {
  const t = useText('viewer3d');
  const { versions, version, models, local, on } = comparison;
  const phaseName = usePhaseName();
  return (
    <section className={styles.section} aria-labelledby="viewer-compare">
      <div className={styles.row}>
        <h2 id="viewer-compare">
          <label htmlFor="viewer-compare-on">{t('compare.title')}</label>
        </h2>
        <Switch
          id="viewer-compare-on"
          size="small"
          checked={on && models.length > 0}
          disabled={models.length === 0}
          onChange={comparison.toggle}
        />
      </div>
      {versions.length > 0 ? (
        <Select
          className={styles.wide}
          size="small"
          allowClear
          aria-label={t('compare.version')}
          placeholder={t('compare.version')}
          value={version}
          options={versions.map((each) => ({
            value: each.version,
            label: `V${each.version} · ${phaseName(each.stage)}`,
          }))}
          onChange={(value: number | undefined) => comparison.chooseVersion(value ?? null)}
        />
      ) : (
        <p className={styles.hint}>{t('compare.onlyVersion')}</p>
      )}
      <VersionState comparison={comparison} />
      <Files comparison={comparison} />
      {models.length > 0 && !sameSystem && <p className={styles.stale}>{t('compare.byShape')}</p>}
      {local.length > 0 && <p className={styles.hint}>{t('compare.stays')}</p>}
    </section>
  );
}

function VersionState({ comparison }: { comparison: Comparison }) {
  const t = useText('viewer3d');
  const { problem, sources, loads, retry } = comparison;
  if (problem) return <p className={styles.stale}>{t(`compare.${problem}`)}</p>;
  return sources.map((source) => {
    const load = loads.get(source.modelId);
    if (load?.phase === 'ready') return null;
    if (load?.phase === 'failed')
      return (
        <div key={source.modelId} className={styles.running} role="alert">
          <span>
            {formatFileName(source.fileName)}: {t(`failure.${load.failure.kind}`)}
          </span>
          <Button size="small" icon={<RefreshCw />} onClick={() => retry(source)}>
            {t('action.retry')}
          </Button>
        </div>
      );
    return (
      <Progress
        key={source.modelId}
        size="small"
        percent={load?.phase === 'loading' ? Math.round(load.fraction * 100) : 100}
      />
    );
  });
}

function Files({ comparison }: { comparison: Comparison }) {
  const t = useText('viewer3d');
  const input = useRef<HTMLInputElement>(null);
  const { local, reading, failure, addFile, removeFile, setJaw } = comparison;
  return (
    <>
      {local.map(({ id, name, jaw }) => (
        <div key={id} className={styles.file}>
          <span>{name}</span>
          <Segmented
            size="small"
            aria-label={t('models.jaw')}
            value={jaw}
            options={(['upper', 'lower'] as const).map((value) => ({ value, label: t(`jaw.${value}`) }))}
            onChange={(value: JawName) => setJaw(id, value)}
          />
          <Button
            type="text"
            size="small"
            icon={<X />}
            aria-label={t('compare.removeFile', { name })}
            onClick={() => removeFile(id)}
          />
        </div>
      ))}
      {failure && (
        <p className={styles.stale} role="alert">
          {failure.file}: {t(`failure.${failure.failure.kind}`)}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".stl,.ply,.obj,.drc"
        aria-label={t('compare.file')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) addFile(file, 'upper');
        }}
      />
      <Button size="small" loading={reading} icon={<FolderPlus />} onClick={() => input.current?.click()}>
        {t('compare.file')}
      </Button>
    </>
  );
}
