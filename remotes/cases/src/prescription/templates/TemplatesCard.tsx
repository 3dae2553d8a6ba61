import { useState } from 'react';
import type { CaseDetail, PrescriptionTemplate } from '@archway/contracts';
import { Bookmark, Button, Card, Copy, Dropdown, Ellipsis, Plus } from '@archway/ui';
import { confirmAction, useText } from '@archway/platform';
import type { PrescriptionForm } from '../use-prescription.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { type Templates, useTemplates } from './use-templates.ts';
import styles from './templates.module.css';

interface Props {
  detail: CaseDetail;
  form: Pick<PrescriptionForm, 'values' | 'change'>;
}

/** What fills open answers: the doctor's templates, and the last case. */
export function TemplatesCard({ detail, form }: Props) {
  const t = useText('cases');
  const templates = useTemplates(detail, form);
  const [named, setNamed] = useState<PrescriptionTemplate | 'new' | null>(null);
  const { filled, lastCase } = templates;
  return (
    <Card title={t('rx.template.title')}>
      {filled ? (
        <p className={styles.filled} role="status">
          {t('rx.template.filled', { count: Object.keys(filled.change).length, name: filled.source })}
          <Button type="link" size="small" onClick={templates.undo}>
            {t('rx.template.undo')}
          </Button>
        </p>
      ) : (
        <p className={styles.hint}>{t('rx.template.hint')}</p>
      )}
      <ul className={styles.list}>
        {lastCase ? (
          <li>
            <Button type="text" icon={<Copy />} className={styles.use ?? ''} onClick={templates.useLast}>
              <span className={styles.name}>{t('rx.template.last', { ptNo: lastCase })}</span>
            </Button>
          </li>
        ) : null}
        {templates.list.map((template) => (
          <li key={template.templateId}>
            <Button
              type="text"
              icon={<Bookmark />}
              className={styles.use ?? ''}
              onClick={() => templates.use(template)}
            >
              <span className={styles.name}>{template.name}</span>
            </Button>
            {template.own ? <TemplateMenu template={template} templates={templates} onRename={setNamed} /> : null}
          </li>
        ))}
      </ul>
      <Button icon={<Plus />} onClick={() => setNamed('new')}>
        {t('rx.template.keep')}
      </Button>
      {named ? (
        <TemplateDialog
          {...(named === 'new' ? {} : { name: named.name })}
          send={(name) => (named === 'new' ? templates.keep(name) : templates.rename(named, name))}
          onClose={() => setNamed(null)}
        />
      ) : null}
    </Card>
  );
}

type Action = 'overwrite' | 'rename' | 'remove';

function TemplateMenu({
  template,
  templates,
  onRename,
}: {
  template: PrescriptionTemplate;
  templates: Templates;
  onRename: (template: PrescriptionTemplate) => void;
}) {
  const t = useText('cases');
  const { name } = template;
  const ask = (action: 'overwrite' | 'remove'): Promise<boolean> =>
    confirmAction({
      title: t(`rx.template.${action}Ask`, { name }),
      okText: t(`rx.template.${action}`),
      ...(action === 'remove' && { danger: true }),
    });
  const take = async (action: Action): Promise<void> => {
    if (action === 'rename') return onRename(template);
    // A refusal is told by the call.
    if (await ask(action)) await templates[action](template).catch(() => undefined);
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: (['overwrite', 'rename', 'remove'] as const).map((key) => ({
          key,
          label: t(`rx.template.${key}`),
          danger: key === 'remove',
        })),
        onClick: ({ key }) => void take(key as Action),
      }}
    >
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('rx.template.more', { name })} />
    </Dropdown>
  );
}
