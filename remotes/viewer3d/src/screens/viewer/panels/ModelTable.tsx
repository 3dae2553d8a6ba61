import type { ShownModel } from '../../../objects/shown-models.ts';
import { formatFileName, formatNumber, useText } from '@archway/platform';
import type { DecodedModel } from '../../../loading/decoded-model.ts';
import type { Load, Loads } from '../../../loading/model-loads.ts';
import { millimetresPerUnit } from '../../../loading/model-loads.ts';
import { kindName } from './object-name.ts';
import styles from './panel.module.css';

/** The table says in words what the canvas draws. */
export const TABLE_ID = 'viewer-model-table';

interface Props {
  scans: readonly ShownModel[];
  loads: Loads;
}

/** What is drawn, in words and figures: the canvas for those who cannot see it. */
export function ModelTable({ scans, loads }: Props) {
  const t = useText('viewer3d');
  return (
    <section className={styles.section} aria-labelledby="viewer-models">
      <h2 id="viewer-models">{t('panel.models')}</h2>
      <table id={TABLE_ID} className={styles.models}>
        <thead>
          <tr>
            <th scope="col">{t('models.jaw')}</th>
            <th scope="col">{t('models.vertices')}</th>
            <th scope="col">{t('models.triangles')}</th>
          </tr>
        </thead>
        {scans.map((scan) => (
          <Rows key={scan.modelId} scan={scan} load={loads.get(scan.modelId)} />
        ))}
      </table>
    </section>
  );
}

function Rows({ scan, load }: { scan: ShownModel; load: Load | undefined }) {
  const t = useText('viewer3d');
  const ready = load?.phase === 'ready' ? load.model : null;
  return (
    <tbody data-model={scan.modelId}>
      <tr>
        <th scope="row">{kindName(scan, t)}</th>
        <td>{formatNumber(ready ? ready.positions.length / 3 : scan.vertices)}</td>
        <td>{formatNumber(ready ? ready.indices.length / 3 : scan.triangles)}</td>
      </tr>
      <tr className={styles.more}>
        <td colSpan={3}>
          {ready && <p>{t('models.size', { size: sizeOf(ready) })}</p>}
          <p>{unitText(scan, t)}</p>
          <p className={styles.fileName}>{formatFileName(scan.fileName)}</p>
        </td>
      </tr>
    </tbody>
  );
}

/** Extent along the file's axes, mm. */
const sizeOf = ({ min, max }: DecodedModel): string =>
  [0, 1, 2].map((axis) => formatNumber(max[axis]! - min[axis]!, { digits: 1 })).join(' × ');

function unitText(scan: ShownModel, t: ReturnType<typeof useText>): string {
  if (!scan.analysis || scan.analysis.unitGuess === 'unknown') return t('models.unitUnknown');
  const factor = millimetresPerUnit(scan);
  if (factor === 1) return t(scan.analysis.unitSure ? 'models.unitMm' : 'models.unitMmUnsure');
  return t(scan.analysis.unitSure ? 'models.unitScaled' : 'models.unitScaledUnsure', {
    unit: t(`unit.${scan.analysis.unitGuess}`),
    factor: formatNumber(factor),
  });
}
