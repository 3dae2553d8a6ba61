import { jawOf } from '@archway/dental';
import { useText } from '@archway/platform';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';
import { AttachmentRow } from './AttachmentRow.tsx';
import { NewAttachment } from './NewAttachment.tsx';
import { RuledList } from './RuledList.tsx';

/** What is bonded to the teeth of the shown jaw: its kind, from which aligner to which, and its size where it is picked. */
export function AttachmentsTab({ design }: { design: Design }) {
  const t = useText('viewer3d');
  const { plan, jaw } = design;
  const { document } = plan.source;
  const own = document.attachments.filter(({ fdi }) => jawOf(fdi) === jaw);
  return (
    <>
      <NewAttachment design={design} />
      <RuledList design={design} />
      {own.length === 0 ? (
        <p className={styles.empty}>{t('plan.noAttachments')}</p>
      ) : (
        <table className={styles.extras}>
          <thead>
            <tr>
              <th scope="col">{t('plan.tooth')}</th>
              <th scope="col">{t('design.attachments.kind')}</th>
              {document.kind === 'step' && <th scope="col">{t('plan.worn')}</th>}
              <td />
            </tr>
          </thead>
          {own.map((attachment) => (
            <AttachmentRow key={attachment.id} design={design} attachment={attachment} />
          ))}
        </table>
      )}
      <p className={styles.hint}>{t('design.attachments.hint')}</p>
    </>
  );
}
