import type { CaseModel } from '@archway/contracts';
import { Button, DescriptionList, Download } from '@archway/ui';
import { formatBytes, formatNumber, useText } from '@archway/platform';
import { downloadRepaired } from '../download-model.ts';
import { ModelTeeth } from './ModelTeeth.tsx';
import { repairLines } from '../repair-text.ts';
import styles from '../models.module.css';

/** The repaired model beside its original: what was mended, in words and in numbers. Nothing before it is made. */
export function RepairedModel({ model }: { model: CaseModel }) {
  const t = useText('cases');
  const { preparation } = model;
  if (!preparation) return null;
  const { before, after, vertices, triangles, size } = preparation;
  const lines = repairLines(preparation, t);
  const change = (was: number, is: number): string =>
    was === is ? formatNumber(is) : t('prepare.change', { before: formatNumber(was), after: formatNumber(is) });
  const title = t(`repaired.${model.jaw}`);
  return (
    <>
      <ModelTeeth model={model} label={t(`foundTeeth.title.${model.jaw}`)} />
      <section className={styles.repaired} aria-label={title}>
        <h3>{title}</h3>
        {lines.length > 0 ? (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{t('prepare.nothing')}</p>
        )}
        <DescriptionList
          columns={2}
          items={[
            { key: 'triangles', label: t('fact.triangles'), value: change(model.triangles, triangles) },
            { key: 'vertices', label: t('fact.vertices'), value: change(model.vertices, vertices) },
            { key: 'openEdges', label: t('fact.openEdges'), value: change(before.openEdges, after.openEdges) },
            {
              key: 'nonManifold',
              label: t('fact.nonManifold'),
              value: change(before.nonManifoldEdges, after.nonManifoldEdges),
            },
            { key: 'bytes', label: t('fact.bytes'), value: formatBytes(size) },
          ]}
        />
        <div className={styles.buttons}>
          <Button icon={<Download />} onClick={() => void downloadRepaired(model, t)}>
            {t('prepare.download')}
          </Button>
        </div>
      </section>
    </>
  );
}
