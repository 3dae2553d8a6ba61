import { type GumCarving, carvingSample, endpoints } from '@archway/contracts';
import { query, usePageTitle, usePhone, useText, wholeList } from '@archway/platform';
import { Button, Card, EmptyState, PageTitle, Pencil, PhoneCard, Plus } from '@archway/ui';
import { ListView } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { CarvingDialog } from './CarvingDialog.tsx';
import { CarvingStanding } from './CarvingStanding.tsx';
import { carvingColumns } from './carving-columns.tsx';
import { partsText } from './carving-words.ts';

/** What is carved into the gum of printed models: templates that orders choose from. */
export default function GumCarvingScreen() {
  const t = useText('console');
  const phone = usePhone();
  const [opened, setOpened] = useState<GumCarving | 'new' | null>(null);
  const found = useQuery(query(endpoints.gumCarving.list));
  usePageTitle(t('carving.title'));
  const card = (row: GumCarving) => (
    <PhoneCard
      title={row.name}
      description={carvingSample(row)}
      status={<CarvingStanding carving={row} />}
      note={partsText(row, t)}
      onOpen={() => setOpened(row)}
    />
  );
  const add = (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setOpened('new')}>
      {t('carving.add')}
    </Button>
  );
  return (
    <ConsoleFrame path="/console/gum-carving">
      <PageTitle description={t('carving.description')} actions={add}>
        {t('carving.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <ListView<GumCarving>
          tableKey="console.carving"
          columns={carvingColumns(t, setOpened)}
          list={wholeList(found, found.data)}
          label={t('carving.title')}
          failed={t('carving.failed')}
          rowKey={({ gumCarvingId }) => gumCarvingId}
          onOpen={setOpened}
          card={phone ? card : undefined}
          empty={<EmptyState icon={<Pencil />} title={t('carving.none')} body={t('carving.noneBody')} />}
        />
      </Card>
      {opened ? <CarvingDialog carving={opened === 'new' ? null : opened} onClose={() => setOpened(null)} /> : null}
    </ConsoleFrame>
  );
}
