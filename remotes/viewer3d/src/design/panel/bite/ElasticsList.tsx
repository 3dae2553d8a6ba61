import type { Elastic } from '@archway/contracts';
import { elasticClassOf, lastWorn, looseEnds } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Plus, Trash2 } from '@archway/ui';
import { useRun } from '../../tools/use-run.ts';
import type { Design } from '../../use-design.ts';
import { StageField } from '../StageField.tsx';
import styles from '../panel.module.css';

/** Elastics of the plan: which way they draw, between which teeth, and while which aligners are worn. */
export function ElasticsList({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const act = useRun(design);
  const { plan, reads, selection } = design;
  const { elastics = [], kind } = plan.source.document;
  const two = selection.slice(-2);
  return (
    <>
      {elastics.length === 0 ? (
        <p className={styles.empty}>{t('design.elastics.none')}</p>
      ) : (
        <table className={styles.extras}>
          <thead>
            <tr>
              <th scope="col">{t('design.elastics.teeth')}</th>
              <th scope="col">{t('design.elastics.way')}</th>
              {kind === 'step' && <th scope="col">{t('plan.worn')}</th>}
              <td />
            </tr>
          </thead>
          <tbody>
            {elastics.map((elastic) => (
              <Row key={`${elastic.between.join('-')} ${elastic.from}`} design={design} elastic={elastic} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.bonds}>
        <Button size="small" icon={<Plus />} disabled={reads || two.length < 2} onClick={() => act('elastic')}>
          {two.length < 2
            ? t('design.elastics.pick')
            : t('design.elastics.add', { teeth: two.map((fdi) => toothText(fdi, numbering)).join(' – ') })}
        </Button>
      </div>
      <p className={styles.hint}>{t('design.elastics.hint')}</p>
    </>
  );
}

function Row({ design, elastic }: { design: Design; elastic: Elastic }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, reads, run, pick } = design;
  const { document } = plan.source;
  const { between, from, to } = elastic;
  const [one, other] = between;
  const teeth = between.map((fdi) => toothText(fdi, numbering)).join(' – ');
  const loose = looseEnds(document, between);
  const last = lastWorn(document, between);
  const change = (part: Partial<Elastic>): void =>
    run({ type: 'elastic', was: { between, from }, wish: { between, from, to, ...part }, cutouts: [] });
  return (
    <tr data-elastic={between.join('-')}>
      <th scope="row">
        <button
          type="button"
          onClick={() => {
            pick(one);
            pick(other, true);
            if (document.kind === 'step') plan.clock.show(from);
          }}
        >
          {teeth}
        </button>
      </th>
      <td title={loose.length > 0 ? t('design.elastics.loose', { teeth: loose.join(t('design.comma')) }) : undefined}>
        {t(`design.elastics.class.${elasticClassOf(between)}`)}
      </td>
      {document.kind === 'step' && (
        <td>
          <span className={styles.pair}>
            {(['from', 'to'] as const).map((end) => (
              <StageField
                key={end}
                label={t(`design.elastics.${end}`)}
                value={elastic[end]}
                min={end === 'from' ? 0 : from}
                max={end === 'from' ? to : last}
                disabled={reads}
                onChange={(value) => change({ [end]: value })}
              />
            ))}
          </span>
        </td>
      )}
      <td>
        <Button
          type="text"
          size="small"
          icon={<Trash2 />}
          disabled={reads}
          aria-label={t('design.elastics.remove', { teeth })}
          onClick={() => run({ type: 'removeElastic', was: { between, from } })}
        />
      </td>
    </tr>
  );
}
