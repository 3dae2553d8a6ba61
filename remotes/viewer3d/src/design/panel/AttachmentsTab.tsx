import { useState } from 'react';
import { jawOf } from '@archway/dental';
import { type Attachment, lastOf } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Plus, Trash2 } from '@archway/ui';
import { InputNumber, Select } from '@archway/ui/data';
import { useStage } from '../../plan/view/use-clock.ts';
import type { Design } from '../use-design.ts';
import styles from './panel.module.css';

const shapes: readonly Attachment['shape'][] = ['rectangle', 'ellipsoid', 'bevel'];

/** What is bonded to the teeth of the shown jaw, from which aligner to which. */
export function AttachmentsTab({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, jaw, reads, run, pick } = design;
  const { document } = plan.source;
  const step = document.kind === 'step';
  const last = lastOf(document, jaw);
  const own = document.attachments.filter(({ fdi }) => jawOf(fdi) === jaw);
  const options = shapes.map((value) => ({ value, label: t(`plan.shapes.${value}`) }));
  return (
    <>
      {own.length === 0 ? (
        <p className={styles.empty}>{t('plan.noAttachments')}</p>
      ) : (
        <table className={styles.extras}>
          <thead>
            <tr>
              <th scope="col">{t('plan.tooth')}</th>
              <th scope="col">{t('design.attachments.shape')}</th>
              {step && <th scope="col">{t('plan.worn')}</th>}
              <td />
            </tr>
          </thead>
          <tbody>
            {own.map(({ id, fdi, shape, from, to }) => (
              <tr key={id} data-attachment={fdi}>
                <th scope="row">
                  <button type="button" onClick={() => pick(fdi)}>
                    {toothText(fdi, numbering)}
                  </button>
                </th>
                <td>
                  <Select
                    size="small"
                    className={styles.select}
                    aria-label={t('design.attachments.shape')}
                    value={shape}
                    options={options}
                    disabled={reads}
                    onChange={(value: Attachment['shape']) =>
                      run({ type: 'changeAttachment', id, part: { shape: value } })
                    }
                  />
                </td>
                {step && (
                  <td>
                    <span className={styles.pair}>
                      {(['from', 'to'] as const).map((end) => (
                        <InputNumber
                          key={end}
                          size="small"
                          className={styles.number}
                          aria-label={t(`design.attachments.${end}`)}
                          value={end === 'from' ? from : to}
                          min={end === 'from' ? 0 : from}
                          max={end === 'from' ? to : last}
                          precision={0}
                          disabled={reads}
                          changeOnBlur
                          onChange={(value) => {
                            if (typeof value === 'number')
                              run({ type: 'changeAttachment', id, part: { [end]: value } });
                          }}
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
                    aria-label={t('design.attachments.remove', { tooth: toothText(fdi, numbering) })}
                    onClick={() => run({ type: 'detach', id })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NewAttachment design={design} options={options} />
      <p className={styles.hint}>{t('design.attachments.hint')}</p>
    </>
  );
}

/** On the marked tooth, from the shown stage to the end. */
function NewAttachment({
  design,
  options,
}: {
  design: Design;
  options: { value: Attachment['shape']; label: string }[];
}) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { plan, selection, reads, attach } = design;
  const [shape, setShape] = useState<Attachment['shape']>('rectangle');
  const stage = useStage(plan.clock);
  const fdi = selection.at(-1);
  return (
    <div className={styles.add}>
      <Select
        size="small"
        aria-label={t('design.attachments.shape')}
        value={shape}
        options={options}
        disabled={reads}
        onChange={(value: Attachment['shape']) => setShape(value)}
      />
      <Button
        size="small"
        icon={<Plus />}
        disabled={reads || fdi === undefined}
        onClick={() => fdi !== undefined && attach(fdi, shape, stage)}
      >
        {fdi === undefined
          ? t('design.attachments.pick')
          : t('design.attachments.add', { tooth: toothText(fdi, numbering) })}
      </Button>
    </div>
  );
}
