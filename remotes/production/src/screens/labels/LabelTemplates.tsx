import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { type TextFunction, query, usePageTitle, useText } from '@archway/platform';
import { PageTitle, TagIcon } from '@archway/ui';
import { TemplateList } from '../../templates/TemplateList.tsx';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import type { LabelTemplate } from '../../templates/template.ts';
import { LabelDesigner } from './design/LabelDesigner.tsx';
import { LabelDrawing } from './LabelDrawing.tsx';
import { fieldName, inventedPiece } from './label-words.ts';
import styles from './labels.module.css';

const sizeText = ({ content }: LabelTemplate): string => `${content.width} × ${content.height} mm`;

const fieldsText = ({ content }: LabelTemplate, t: TextFunction): string =>
  content.fields.map(({ kind }) => fieldName(kind)).join(t('templates.listSeparator'));

function Look({ row: { content, name }, onCard = false }: { row: LabelTemplate; onCard?: boolean }) {
  const className = onCard ? styles.onCard : styles.small;
  return <LabelDrawing className={className} layout={content} piece={inventedPiece} label={name} />;
}

/** Label templates, and the designer of one of them: which, stands in the address. */
export default function LabelTemplates() {
  const t = useText('production');
  const [address, setAddress] = useSearchParams();
  const answer = useQuery(query(endpoints.printLabels.list));
  const asked = address.get('template');
  const template = answer.data?.templates.find(({ productionTemplateId }) => productionTemplateId === asked);
  const title = t('label.title');
  usePageTitle(title);
  const close = (): void => setAddress({});
  if (answer.data && (template || asked === 'new'))
    return <LabelDesigner key={asked} template={template ?? null} owners={answer.data.owners} onClose={close} />;
  return (
    <>
      <PageTitle description={t('label.description')}>{title}</PageTitle>
      <TemplateTabs active="labelTemplate" />
      <TemplateList<LabelTemplate>
        {...{ answer, title, tableKey: 'production.labels', icon: <TagIcon /> }}
        emptyBody={t('label.emptyBody')}
        onAdd={answer.data?.owners.length ? () => setAddress({ template: 'new' }) : undefined}
        onOpen={({ productionTemplateId }) => setAddress({ template: productionTemplateId })}
        describe={(row) => `${sizeText(row)} · ${fieldsText(row, t)}`}
        picture={(row) => <Look row={row} onCard />}
        columns={[
          {
            key: 'look',
            title: t('label.look'),
            width: 150,
            render: (_value, row) => <Look row={row} />,
          },
          {
            key: 'size',
            title: t('label.size'),
            width: 130,
            priority: 3,
            render: (_value, row) => sizeText(row),
          },
          {
            key: 'fields',
            title: t('label.fields'),
            width: 260,
            minWidth: 140,
            priority: 2,
            render: (_value, row) => fieldsText(row, t),
          },
        ]}
      />
    </>
  );
}
