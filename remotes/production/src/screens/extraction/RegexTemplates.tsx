import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { type TextFunction, query, usePageTitle, useText } from '@archway/platform';
import { PageTitle, ScanLine } from '@archway/ui';
import { TemplateList } from '../../templates/TemplateList.tsx';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import type { ExtractionTemplate } from '../../templates/template.ts';
import { ExtractionDialog } from './ExtractionDialog.tsx';
import styles from './extraction.module.css';

const combinedText = ({ content }: ExtractionTemplate, t: TextFunction): string =>
  content.parts.join(content.separator || ' + ') || t('extraction.whole');

/** What is read from names of model files: rules that orders choose from. */
export default function RegexTemplates() {
  const t = useText('production');
  const [opened, setOpened] = useState<ExtractionTemplate | 'new' | null>(null);
  const answer = useQuery(query(endpoints.extractions.list));
  const title = t('extraction.title');
  usePageTitle(title);
  return (
    <>
      <PageTitle description={t('extraction.description')}>{title}</PageTitle>
      <TemplateTabs active="regexTemplate" />
      <TemplateList<ExtractionTemplate>
        {...{ answer, title, tableKey: 'production.extractions', icon: <ScanLine /> }}
        emptyBody={t('extraction.emptyBody')}
        onAdd={answer.data?.owners.length ? () => setOpened('new') : undefined}
        onOpen={setOpened}
        describe={(row) => `${row.content.pattern} · ${combinedText(row, t)}`}
        columns={[
          {
            key: 'rule',
            title: t('extraction.field.pattern'),
            width: 300,
            minWidth: 160,
            render: (_value, { content }) => <code className={styles.code}>{content.pattern}</code>,
          },
          {
            key: 'combined',
            title: t('extraction.combined'),
            width: 180,
            minWidth: 120,
            priority: 2,
            render: (_value, row) => combinedText(row, t),
          },
        ]}
      />
      {opened ? <ExtractionDialog template={opened === 'new' ? null : opened} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
