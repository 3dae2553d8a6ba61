import { type AttachmentKind, type PlanDocument, attachmentKindOf, attachmentKinds } from '@archway/contracts';
import { jawOf } from '@archway/dental';
import { angleOf, turnedTo } from '@archway/dental/attach';
import { lastOf } from '@archway/dental/edit';
import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, Trash2 } from '@archway/ui';
import { InputNumber, Select } from '@archway/ui/data';
import type { Design } from '../../use-design.ts';
import { NumberField } from '../NumberField.tsx';
import styles from '../panel.module.css';
import { useKindOptions } from './kind-options.ts';

type Attachment = PlanDocument['attachments'][number];

interface Props {
  design: Design;
  attachment: Attachment;
}

/** One attachment: its kind and stages; of the picked tooth its size and turn as well. */
export function AttachmentRow({ design, attachment }: Props) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const options = useKindOptions();
  const { plan, reads, run, pick, selection } = design;
  const { document } = plan.source;
  const { id, fdi, from, to } = attachment;
  const last = lastOf(document, jawOf(fdi));
  const picked = selection.at(-1) === fdi;
  const change = (kind: AttachmentKind): void => {
    const { shape, size } = attachmentKinds[kind];
    run({ type: 'changeAttachment', id, part: { shape, size: [size[0].usual, size[1].usual, size[2].usual] } });
  };
  return (
    <tbody data-attachment={fdi} data-picked={picked || undefined}>
      <tr>
        <th scope="row">
          <button type="button" onClick={() => pick(fdi)}>
            {toothText(fdi, numbering)}
          </button>
        </th>
        <td>
          <Select
            size="small"
            className={styles.select}
            aria-label={t('design.attachments.kind')}
            value={attachmentKindOf(attachment)}
            options={options}
            popupMatchSelectWidth={false}
            disabled={reads}
            onChange={change}
          />
        </td>
        {document.kind === 'step' && (
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
                    if (typeof value === 'number') run({ type: 'changeAttachment', id, part: { [end]: value } });
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
      {picked && (
        <tr>
          <td colSpan={4}>
            <SizeFields design={design} attachment={attachment} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const edges = ['width', 'height', 'depth'] as const;

/** Edges in mm, and how it is turned on its crown. */
function SizeFields({ design, attachment }: Props) {
  const t = useText('viewer3d');
  const { reads, run } = design;
  const { id, size, pose } = attachment;
  const ranges = attachmentKinds[attachmentKindOf(attachment)].size;
  return (
    <div className={styles.size}>
      {edges.map((edge, at) => (
        <NumberField
          key={edge}
          name={edge}
          label={t(`design.attachments.${edge}`)}
          value={size[at]!}
          unit="mm"
          min={ranges[at]!.min}
          max={ranges[at]!.max}
          disabled={reads}
          onChange={(value) => {
            const made = size.with(at, value) as Attachment['size'];
            run({ type: 'changeAttachment', id, part: { size: made } });
          }}
        />
      ))}
      <NumberField
        name="angle"
        label={t('design.attachments.angle')}
        value={angleOf(pose)}
        unit="°"
        min={-180}
        max={180}
        disabled={reads}
        onChange={(angle) => run({ type: 'changeAttachment', id, part: { pose: turnedTo(pose, angle) } })}
      />
    </div>
  );
}
