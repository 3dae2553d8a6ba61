import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type LabelLayout, type WrittenPiece, endpoints } from '@archway/contracts';
import { call, query, usePageTitle, usePdf, useText } from '@archway/platform';
import {
  Button,
  Card,
  EmptyState,
  ErrorBox,
  FileText,
  LoadingSkeleton,
  PageTitle,
  Printer,
  TagIcon,
} from '@archway/ui';
import { FormField, Select } from '@archway/ui/data';
import { TemplateTabs } from '../../../templates/TemplateTabs.tsx';
import { LabelDrawing } from '../LabelDrawing.tsx';
import { SubOrderChoice } from './SubOrderChoice.tsx';
import { printPages } from './print-pages.ts';
import { usePrintedPieces } from './use-printed-pieces.ts';
import styles from '../labels.module.css';

/** More labels than these are printed, and not all shown before. */
const MOST_SHOWN = 24;

const copiesOf = (pieces: readonly WrittenPiece[]): WrittenPiece[] =>
  pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));

/**
 * Labels of sub-orders, an appliance each, printed at true size. Which sub-orders is in the address: of an order, or any
 * list of them, as a batch has.
 */
export default function PrintLabel() {
  const t = useText('production');
  const [address, setAddress] = useSearchParams();
  const templates = useQuery(query(endpoints.printLabels.list));
  const source = usePrintedPieces(address);
  const sheet = useRef<HTMLDivElement>(null);
  const [printed, setPrinted] = useState<readonly WrittenPiece[] | null>(null);
  const [busy, setBusy] = useState(false);
  const pdf = usePdf();
  const title = t('sheet.title');
  usePageTitle(title);

  const rows = templates.data?.templates ?? [];
  const template = rows.find(({ productionTemplateId }) => productionTemplateId === address.get('template')) ?? rows[0];
  const labels = copiesOf(printed ?? source.pieces ?? []);
  const change = (key: string, value: string): void =>
    setAddress((before) => {
      const params = new URLSearchParams(before);
      params.set(key, value);
      return params;
    });

  const savePdf = (templateId: string): void =>
    pdf.save({ report: 'labels', subOrderIds: source.subOrderIds, templateId });

  const print = async (layout: LabelLayout): Promise<void> => {
    setBusy(true);
    try {
      const pieces = await call(endpoints.codes.issue, { body: { subOrderIds: [...source.subOrderIds] } });
      // All of them are drawn before the browser takes the page.
      flushSync(() => setPrinted(pieces));
      const drawn = sheet.current?.querySelectorAll(':scope > svg') ?? [];
      printPages([...drawn], layout, t('sheet.file', { name: pieces[0]?.orderNo ?? '' }));
    } catch {
      // The call told the refusal itself.
    } finally {
      setPrinted(null);
      setBusy(false);
    }
  };

  return (
    <>
      <PageTitle description={t('sheet.description')}>{title}</PageTitle>
      <TemplateTabs active="printLabel" />
      <div className={styles.columns}>
        <Card title={t('sheet.what')}>
          <div className={styles.stack}>
            <SubOrderChoice source={source} address={address} onChange={setAddress} />
            <FormField id="print-template" label={t('label.template')}>
              {({ id }) => (
                <Select
                  id={id}
                  loading={templates.isPending}
                  value={template?.productionTemplateId ?? null}
                  placeholder={templates.isPending ? undefined : t('templates.none')}
                  options={rows.map((row) => ({
                    value: row.productionTemplateId,
                    label: `${row.name} · ${row.content.width} × ${row.content.height} mm`,
                  }))}
                  onChange={(next: string) => change('template', next)}
                />
              )}
            </FormField>
            <p className={styles.hint}>{t('sheet.hint')}</p>
            <Button
              type="primary"
              icon={<Printer aria-hidden />}
              loading={busy}
              disabled={!template || source.subOrderIds.length === 0 || !source.pieces}
              onClick={() => template && void print(template.content)}
            >
              {t('sheet.button', { count: labels.length })}
            </Button>
            <Button
              icon={<FileText aria-hidden />}
              loading={pdf.building}
              disabled={!template || source.subOrderIds.length === 0 || !source.pieces}
              onClick={() => template && savePdf(template.productionTemplateId)}
            >
              {t('pdf.save')}
            </Button>
          </div>
        </Card>
        <Card title={t('sheet.preview')} count={source.pieces && labels.length}>
          {templates.error ? (
            <ErrorBox title={t('templates.failed')} error={templates.error} onRetry={() => void templates.refetch()} />
          ) : templates.isPending || source.loading ? (
            <LoadingSkeleton variant="card" rows={3} />
          ) : !template ? (
            <EmptyState
              icon={<TagIcon />}
              title={t('sheet.noTemplate')}
              body={t('sheet.noTemplateBody')}
              action={<Link to="/label-template?template=new">{t('label.new')}</Link>}
            />
          ) : labels.length === 0 ? (
            <EmptyState icon={<Printer />} title={t('sheet.nothing')} body={t('sheet.nothingBody')} />
          ) : (
            <>
              <div ref={sheet} className={styles.sheet} tabIndex={0} role="group" aria-label={t('sheet.preview')}>
                {(printed ? labels : labels.slice(0, MOST_SHOWN)).map((piece, at) => (
                  <LabelDrawing key={at} layout={template.content} piece={piece} label={piece.code} />
                ))}
              </div>
              {labels.length > MOST_SHOWN ? (
                <p className={styles.hint}>{t('sheet.more', { count: labels.length - MOST_SHOWN })}</p>
              ) : null}
            </>
          )}
        </Card>
      </div>
    </>
  );
}
