import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type CarvingPartKey, carvingParts } from '@archway/contracts';
import { bilingual, query, usePageTitle, useText } from '@archway/platform';
import { PageTitle, Sparkles } from '@archway/ui';
import { TemplateList } from '../../templates/TemplateList.tsx';
import { TemplateTabs } from '../../templates/TemplateTabs.tsx';
import type { MarkingTemplate } from '../../templates/template.ts';
import { MarkingDialog } from './MarkingDialog.tsx';

const partsText = (parts: readonly CarvingPartKey[]): string =>
  parts.map((part) => carvingParts.filter(({ key }) => key === part).map((found) => bilingual(found))).join(' + ') ||
  '—';

/** From left to right, as it stands on an appliance; what is empty says nothing. */
const describe = ({ content: { sign, left, right, content, brand } }: MarkingTemplate): string =>
  [sign, ...[left, content, right].filter((parts) => parts.length > 0).map(partsText), brand]
    .filter(Boolean)
    .join(' · ');

/** What a laser marks on appliances, as templates. */
export default function LaserList() {
  const t = useText('production');
  const [opened, setOpened] = useState<MarkingTemplate | 'new' | null>(null);
  const answer = useQuery(query(endpoints.markings.list));
  const title = t('marking.title');
  usePageTitle(title);
  return (
    <>
      <PageTitle description={t('marking.description')}>{title}</PageTitle>
      <TemplateTabs active="laserList" />
      <TemplateList<MarkingTemplate>
        {...{ answer, title, tableKey: 'production.markings', icon: <Sparkles /> }}
        emptyBody={t('marking.emptyBody')}
        onAdd={answer.data?.owners.length ? () => setOpened('new') : undefined}
        onOpen={setOpened}
        describe={describe}
        columns={[
          { key: 'sign', title: t('marking.field.sign'), width: 120, render: (_value, { content }) => content.sign },
          {
            key: 'left',
            title: t('marking.field.left'),
            width: 170,
            minWidth: 110,
            priority: 2,
            render: (_value, { content }) => partsText(content.left),
          },
          {
            key: 'right',
            title: t('marking.field.right'),
            width: 170,
            minWidth: 110,
            priority: 3,
            render: (_value, { content }) => partsText(content.right),
          },
          {
            key: 'content',
            title: t('marking.field.content'),
            width: 170,
            minWidth: 110,
            priority: 4,
            render: (_value, { content }) => partsText(content.content),
          },
          {
            key: 'brand',
            title: t('marking.field.brand'),
            width: 110,
            priority: 5,
            render: (_value, { content }) => content.brand || '—',
          },
        ]}
      />
      {opened ? (
        <MarkingDialog
          template={opened === 'new' ? null : opened}
          owners={answer.data?.owners ?? []}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
