import { useState } from 'react';
import { MOST_LABEL_FIELDS, labelFieldKeys } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Alert, Breadcrumbs, Button, Card, NoticeBar, PageTitle, Plus } from '@archway/ui';
import { FormField, Input } from '@archway/ui/data';
import { OwnerField } from '../../../templates/OwnerField.tsx';
import { RemoveButton } from '../../../templates/RemoveButton.tsx';
import { SampleCaseField } from '../../../templates/SampleCaseField.tsx';
import type { LabelTemplate, TemplateOwner } from '../../../templates/template.ts';
import { useSampleCase } from '../../../templates/use-sample-case.ts';
import { fieldName, inventedPiece } from '../label-words.ts';
import { FieldSettings } from './FieldSettings.tsx';
import { LabelStage } from './LabelStage.tsx';
import { LabelSize } from './LabelSize.tsx';
import { useLabelForm } from './use-label-form.ts';
import styles from './design.module.css';

interface Props {
  template: LabelTemplate | null;
  owners: readonly TemplateOwner[];
  onClose: () => void;
}

/** A label as it will be printed: fields are put on it, moved by hand or keys, and measured in millimetres. */
export function LabelDesigner({ template, owners, onClose }: Props) {
  const t = useText('production');
  const form = useLabelForm(template, owners, onClose);
  const sample = useSampleCase();
  const [chosen, choose] = useState<number | null>(null);
  const { layout } = form;
  const field = chosen === null ? undefined : layout.fields[chosen];
  const copies = template !== null && !template.mayChange;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Breadcrumbs
        items={[
          {
            key: 'list',
            content: (
              <Button type="link" size="small" className={styles.link ?? ''} onClick={onClose}>
                {t('label.title')}
              </Button>
            ),
          },
          { key: 'label', content: template?.name ?? t('label.new') },
        ]}
      />
      <PageTitle
        actions={
          <>
            {template?.mayChange ? <RemoveButton template={template} kind="printLabels" onRemoved={onClose} /> : null}
            <Button type="primary" htmlType="submit" loading={form.busy} disabled={form.problem !== null}>
              {t('templates.save')}
            </Button>
          </>
        }
      >
        {t(copies ? 'templates.copyTitle' : template ? 'label.edit' : 'label.new')}
      </PageTitle>
      {form.failure ? <Alert type="error" showIcon title={form.failure} /> : null}
      <div className={styles.columns}>
        <Card title={t('label.look')}>
          <div className={styles.add} role="group" aria-label={t('label.addField')}>
            {labelFieldKeys.map((kind) => (
              <Button
                key={kind}
                size="small"
                icon={<Plus aria-hidden />}
                disabled={layout.fields.length >= MOST_LABEL_FIELDS}
                onClick={() => {
                  form.addField(kind);
                  choose(layout.fields.length);
                }}
              >
                {fieldName(kind)}
              </Button>
            ))}
          </div>
          <LabelStage form={form} piece={sample.pieces?.[0] ?? inventedPiece} chosen={chosen} onChoose={choose} />
          {form.problem ? <NoticeBar tone="error">{form.problem}</NoticeBar> : null}
          <p className={styles.hint}>{t('label.moveHint')}</p>
        </Card>
        <div className={styles.side}>
          <Card title={t('label.template')}>
            <div className={styles.stack}>
              <FormField {...form.field('name')}>
                {(control) => <Input {...control} {...form.text('name')} autoComplete="off" />}
              </FormField>
              {template?.mayChange ? null : (
                <OwnerField
                  id="label-owner"
                  owners={owners}
                  value={form.values.practiceId}
                  onChange={(practiceId) => form.set({ practiceId })}
                />
              )}
              <LabelSize layout={layout} onChange={form.setLayout} />
              <SampleCaseField sample={sample} id="label-sample" />
            </div>
          </Card>
          <Card title={field ? fieldName(field.kind) : t('label.field')}>
            {field && chosen !== null ? (
              <FieldSettings
                field={field}
                onChange={(change) => form.setField(chosen, change)}
                onRemove={() => {
                  form.removeField(chosen);
                  choose(null);
                }}
              />
            ) : (
              <p className={styles.hint}>{t('label.chooseField')}</p>
            )}
          </Card>
        </div>
      </div>
    </form>
  );
}
